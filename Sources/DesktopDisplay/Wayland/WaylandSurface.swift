internal import CSDL
internal import Device
internal import Foundation

/// The pictures of a window on a compositor.
///
/// SDL opens the window and takes input; its own way to show pixels there needs a graphics processor,
/// and is slow without one.
final class WaylandSurface {
  private let library: WaylandLibrary
  private let display: OpaquePointer
  private let surface: OpaquePointer
  private let queue: OpaquePointer
  private let globals: WaylandGlobals
  private let memory: OpaquePointer
  private var buffers: [WaylandBuffer] = []

  /// The buffers that a compositor may hold on to before pictures are left out.
  private static let most = 4

  /// An error says why nothing can be shown on a surface of a display.
  init(_ display: OpaquePointer, _ surface: OpaquePointer) throws(WindowError) {
    let library = try WaylandLibrary.shared.get()
    guard let queue = library.makeQueue(display) else { throw .noConnection }
    globals = try WaylandGlobals(display, queue: queue, library)
    guard let memory = try globals.bind("wl_shm", version: 1) else { throw .noConnection }
    (self.library, self.display, self.surface) = (library, display, surface)
    (self.queue, self.memory) = (queue, memory)
  }

  isolated deinit {
    buffers = []
    library.free(memory)
    library.freeQueue(queue)
  }

  /// True once the compositor has gone.
  var isLost: Bool { library.error(display) != 0 }

  /// Readable when the compositor has sent something.
  var descriptor: Int32 { library.descriptor(display) }

  /// Takes what the compositor said about buffers.
  func takeEvents() { _ = library.dispatch(display, queue) }

  /// Shows a picture: the part that changed is copied and named.
  ///
  /// While the compositor holds all buffers nothing is shown, and the next picture brings what this
  /// one would have.
  func show(_ picture: ScreenPicture) {
    takeEvents()
    buffers.removeAll { $0.width != picture.width || $0.height != picture.height }
    for buffer in buffers { buffer.stale = buffer.stale.union(picture.damage) }
    guard let buffer = freeBuffer(picture.width, picture.height) else { return }
    buffer.catchUp(with: picture)
    buffer.isBusy = true
    library.send(surface, 1, wl_argument(o: buffer.object), wl_argument(i: 0), wl_argument(i: 0))
    damage(picture)
    library.send(surface, 6)
    _ = library.flush(display)
  }

  private func freeBuffer(_ width: Int, _ height: Int) -> WaylandBuffer? {
    if let free = buffers.first(where: { !$0.isBusy }) { return free }
    guard buffers.count < Self.most,
      let new = WaylandBuffer(memory, width: width, height: height, library)
    else { return nil }
    buffers.append(new)
    return new
  }

  /// Names the part that changed: in pixels to a compositor that knows them, else everything.
  private func damage(_ picture: ScreenPicture) {
    let part = picture.damage.integral
    let (request, rect): (UInt32, CGRect) =
      library.version(surface) >= 4
      ? (9, part) : (2, CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    library.send(
      surface,
      request,
      wl_argument(i: Int32(rect.minX)),
      wl_argument(i: Int32(rect.minY)),
      wl_argument(i: Int32(rect.width)),
      wl_argument(i: Int32(rect.height))
    )
  }
}
