internal import CSDL
internal import CoreGraphics

/// The picture of what is dragged while the pointer is outside of the app's windows, in a window of its
/// own that no window manager has a part in.
///
/// It lies beside the pointer, which has to be over what is below; where programs of X11 can't have
/// transparent windows it is on white.
final class XDragPicture {
  private let server: XLibrary.Server
  private let window: UInt
  private let calls: XLibrary
  private var isShown = false
  /// The distance of the picture from the pointer, in pixels: our own.
  private static let distance: Int32 = 12

  /// Nil where the screen has other pixels than those of 32 bits.
  init?(_ connection: XConnection, _ image: CGImage) {
    (server, calls) = (connection.server, connection.library)
    let screen = calls.screen(server)
    let depth = calls.depth(server, screen)
    let pixels = image.pixels
    guard depth == 24 || depth == 32, pixels.width > 0, pixels.height > 0 else { return nil }
    let (width, height) = (UInt32(pixels.width), UInt32(pixels.height))
    window = calls.makeWindow(server, connection.root, 0, 0, width, height, 0, 0, 0)
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    _ = calls.change(server, window, UInt(CWOverrideRedirect), &attributes)
    paint(image, Int32(width), Int32(height), screen, UInt32(depth))
  }

  isolated deinit { _ = calls.close(server, window) }

  /// Goes to the pointer, at a place of the screen in pixels.
  func move(to x: Int32, _ y: Int32) {
    _ = calls.move(server, window, x + Self.distance, y + Self.distance)
  }

  func show() {
    if !isShown { _ = calls.show(server, window) }
    isShown = true
  }

  func hide() {
    if isShown { _ = calls.hide(server, window) }
    isShown = false
  }

  /// Gives the window the image as its background, which the server keeps.
  private func paint(
    _ image: CGImage,
    _ width: Int32,
    _ height: Int32,
    _ screen: Int32,
    _ depth: UInt32
  ) {
    var bytes = Self.onWhite(image)
    let map = calls.makeMap(server, window, UInt32(width), UInt32(height), depth)
    bytes.withUnsafeMutableBytes { bytes in
      let data = bytes.bindMemory(to: CChar.self).baseAddress
      let visual = calls.visual(server, screen)
      let (across, down) = (UInt32(width), UInt32(height))
      let made = calls.makeImage(
        server,
        visual,
        depth,
        ZPixmap,
        0,
        data,
        across,
        down,
        32,
        width * 4
      )
      guard let made else { return }
      _ = calls.put(server, map, calls.context(server, screen), made, 0, 0, 0, 0, across, down)
      // The bytes are ours.
      made.pointee.data = nil
      if let destroy = made.pointee.f.destroy_image { _ = destroy(made) }
    }
    _ = calls.setBackground(server, window, map)
    _ = calls.freeMap(server, map)
  }

  /// The image's bytes on white, by rows without anything between them.
  private static func onWhite(_ image: CGImage) -> [UInt8] {
    let pixels = image.pixels
    let bytes = UnsafeRawPointer(pixels.base).assumingMemoryBound(to: UInt8.self)
    var result: [UInt8] = []
    result.reserveCapacity(pixels.width * pixels.height * 4)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = bytes + y * pixels.stride + x * 4
        let white = 255 - pixel[3]
        for part in 0..<3 { result.append(pixel[part] &+ white) }
        result.append(255)
      }
    }
    return result
  }
}
