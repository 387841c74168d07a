internal import CSDL
internal import Device
internal import Foundation

/// Memory that a window shares with the compositor, as large as the window.
final class WaylandBuffer {
  let width: Int
  let height: Int
  var object: OpaquePointer { shared.proxy }
  /// True while the compositor reads it.
  var isBusy = false
  /// The part that is older than the last picture, in pixels.
  var stale: CGRect
  private let shared: WaylandObject
  private let bytes: UnsafeMutableRawPointer

  private var stride: Int { width * 4 }

  /// Nil when memory is short.
  init?(
    _ memory: OpaquePointer,
    width: Int,
    height: Int,
    isOpaque: Bool = true,
    _ library: WaylandLibrary
  ) {
    (self.width, self.height) = (width, height)
    stale = CGRect(x: 0, y: 0, width: width, height: height)
    let count = width * height * 4
    // A name of its own for a moment; what has no name ends with those who have it open.
    let name = "/\(UUID().uuidString)"
    let file = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    shm_unlink(name)
    defer { close(file) }
    guard file >= 0, count > 0, count <= Int(Int32.max), ftruncate(file, off_t(count)) == 0,
      let bytes = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      bytes != MAP_FAILED
    else { return nil }
    let format: UInt32 = isOpaque ? 1 : 0
    let made = Self.share(file, format, width, height, memory, library)
    guard let shared = WaylandObject(made, library, endedBy: 0) else {
      munmap(bytes, count)
      return nil
    }
    (self.bytes, self.shared) = (bytes, shared)
    // The one thing that a buffer says is that the compositor has read it.
    shared.handler = { [unowned self] _, _ in isBusy = false }
  }

  isolated deinit { munmap(bytes, stride * height) }

  /// Makes the compositor's side of the memory: a pool that has this one buffer, of pixels in a format.
  private static func share(
    _ file: Int32,
    _ format: UInt32,
    _ width: Int,
    _ height: Int,
    _ memory: OpaquePointer,
    _ library: WaylandLibrary
  ) -> OpaquePointer? {
    guard let poolKind = try? library.interface("wl_shm_pool"),
      let kind = try? library.interface("wl_buffer"),
      let pool = library.make(
        poolKind,
        by: memory,
        0,
        [.new, wl_argument(h: file), wl_argument(i: Int32(width * height * 4))]
      )
    else { return nil }
    defer { library.end(pool, 1) }
    return library.make(
      kind,
      by: pool,
      0,
      [
        .new, wl_argument(i: 0), wl_argument(i: Int32(width)), wl_argument(i: Int32(height)),
        wl_argument(i: Int32(width * 4)), wl_argument(u: format),
      ]
    )
  }

  /// Copies pixels as large as the buffer.
  func copy(_ pixels: UnsafeRawPointer, bytesPerRow: Int) {
    for row in 0..<height {
      memcpy(bytes + row * stride, pixels + row * bytesPerRow, stride)
    }
  }

  /// Copies what is stale from a picture.
  func catchUp(with picture: ScreenPicture) {
    let memory = PixelMemory(bytes: bytes, width: width, height: height, bytesPerRow: stride)
    _ = memory.take(stale, of: picture)
    stale = .null
  }
}
