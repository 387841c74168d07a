internal import CSDL
internal import Device
internal import Foundation

/// The pictures of a window on a compositor.
///
/// SDL opens the window and takes input; its own way to show pixels there needs a graphics processor,
/// and is slow without one. It knows nothing of scales, so that its units are those of the desktop.
final class WaylandSurface {
  let session: WaylandSession
  let surface: OpaquePointer
  /// Pixels to a unit of the desktop, as the window is seen there.
  private(set) var scale: CGFloat
  private let viewport: WaylandObject?
  private let preference: WaylandObject?
  private var buffers: [WaylandBuffer] = []
  /// The size of the surface, in units of the desktop.
  private var shownSize: WindowSize?

  private var library: WaylandLibrary { session.library }

  /// The buffers that a compositor may hold on to before pictures are left out.
  private static let most = 4

  /// Shows pictures on a surface; `scale` is that of the screens until the compositor says another.
  init(_ session: WaylandSession, _ surface: OpaquePointer, scale: CGFloat) {
    (self.session, self.surface, self.scale) = (session, surface, scale)
    session.seat?.open(surface)
    let arguments = [wl_argument.new, wl_argument(o: surface)]
    let view = session.viewporter?.make("wp_viewport", 1, arguments)
    viewport = WaylandObject(view, session.library, endedBy: 0)
    // Without a viewport buffers are larger by a whole number, whatever is preferred.
    let scales = viewport == nil ? nil : session.scales
    let made = scales?.make("wp_fractional_scale_v1", 1, arguments)
    preference = WaylandObject(made, session.library, endedBy: 0)
    preference?.handler = { [unowned self] _, values in
      let range = WaylandDesktop.scales
      self.scale = min(max(CGFloat(values[0].u) / 120, range.lowerBound), range.upperBound)
    }
  }

  isolated deinit { session.seat?.close(surface) }

  /// True once the compositor has gone.
  var isLost: Bool { session.isLost }

  /// Readable when the compositor has sent something.
  var descriptor: Int32 { library.descriptor(session.display) }

  /// Takes what the compositor said about buffers.
  func takeEvents() { session.takeEvents() }

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
    let zero = wl_argument(i: 0)
    library.send(surface, 1, [wl_argument(o: buffer.object), zero, zero])
    setSize(of: picture)
    damage(picture)
    library.send(surface, 6)
    session.flush()
  }

  /// Has a pixel of a picture be one of the screen.
  private func setSize(of picture: ScreenPicture) {
    guard let viewport else {
      // SDL may have set its own.
      return library.send(surface, 8, [wl_argument(i: Int32(scale.rounded(.up)))])
    }
    let pixels = CGSize(width: picture.width, height: picture.height)
    let size = WindowSize(pixels, unit: scale)
    guard size != shownSize, size.width > 0, size.height > 0 else { return }
    shownSize = size
    viewport.send(2, [wl_argument(i: size.width), wl_argument(i: size.height)])
  }

  private func freeBuffer(_ width: Int, _ height: Int) -> WaylandBuffer? {
    if let free = buffers.first(where: { !$0.isBusy }) { return free }
    guard buffers.count < Self.most,
      let new = WaylandBuffer(session.memory, width: width, height: height, library)
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
    let sides = [rect.minX, rect.minY, rect.width, rect.height]
    library.send(surface, request, sides.map { wl_argument(i: Int32($0)) })
  }
}
