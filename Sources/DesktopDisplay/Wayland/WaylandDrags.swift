internal import CSDL
internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Drags out of a window of a compositor: into other windows of the app, and into other programs
/// (V-149, V-150).
///
/// While the pointer is on the window the app drags by itself. Once it leaves, the compositor carries
/// the things, and the window has no pointer any more: what the compositor then says is passed on as
/// moves and the letting go of the pointer's button.
final class WaylandDrags: DesktopDrags {
  private unowned let owner: DesktopWindow
  private let device: WaylandDevice
  private let surface: WaylandSurface
  private var things: OfferedThings?
  private var image: CGImage?
  private var source: WaylandSource?
  private var picture: WaylandPicture?
  /// The window of the app's that the carried things are over, and the place on it.
  private var spot: (surface: OpaquePointer, place: CGPoint)?
  private var isTaken = false
  private var whenRead: (() -> Void)?

  init(_ owner: DesktopWindow, _ surface: WaylandSurface, _ device: WaylandDevice) {
    (self.owner, self.surface, self.device) = (owner, surface, device)
  }

  func begin(with providers: [NSItemProvider], picture: CGImage?) {
    cancel()
    things = OfferedThings(providers)
    image = picture
  }

  func move(to point: CGPoint) -> DragPlace {
    if source == nil {
      let isInside = CGRect(origin: .zero, size: owner.pointSize).contains(point)
      if isInside || things == nil { return .own }
      carry()
      return .outside
    }
    guard let spot else { return .outside }
    if spot.surface == surface.surface { return .own }
    let other = DesktopWindow.all.first { $0.surface?.surface == spot.surface }
    guard let other, let screen = other.screen else { return .outside }
    let place = CGPoint(x: spot.place.x * other.unit, y: spot.place.y * other.unit)
    return .screen(screen, place)
  }

  private func carry() {
    guard let things else { return }
    picture = image.flatMap { WaylandPicture($0, surface.session, scale: surface.scale) }
    source = device.carry(things.offer, from: surface.surface, picture: picture?.surface.proxy)
    picture?.show()
    guard let source else { return }
    device.drag = self
    source.whenOver = { [unowned self] outcome in end(outcome) }
  }

  func drop(_ done: @escaping (Bool) -> Void, whenRead: @escaping () -> Void) {
    guard source != nil, isTaken else {
      cancel()
      return done(false)
    }
    self.whenRead = whenRead
    done(true)
  }

  func cancel() {
    if device.drag === self { device.drag = nil }
    (things, image, source, picture) = (nil, nil, nil, nil)
    (spot, isTaken, whenRead) = (nil, false, nil)
  }

  // MARK: - What the compositor says

  func entered(_ surface: OpaquePointer, at place: CGPoint) {
    spot = (surface, place)
    tell()
  }

  func moved(to place: CGPoint) {
    spot?.place = place
    tell()
  }

  func left() {
    spot = nil
    tell()
  }

  /// The things fell on a window of the app's.
  func fell() { release() }

  private func end(_ outcome: WaylandSource.Outcome) {
    switch outcome {
    case .dropped where spot == nil:
      isTaken = true
      release()
    case .dropped: break
    case .read:
      whenRead?()
      cancel()
    case .cancelled:
      isTaken = false
      release()
    }
  }

  /// The pointer's place in units of the desktop; beyond the window for one that is elsewhere.
  private var place: CGPoint {
    guard let spot, spot.surface == surface.surface else { return CGPoint(x: -100, y: -100) }
    return spot.place
  }

  private func tell() { device.seat.addMove(to: place, for: surface.surface) }

  private func release() {
    let button = SDL_BUTTON_LEFT
    device.seat.addButton(button, isDown: false, at: place, for: surface.surface)
  }
}

/// The picture of what is carried, which the compositor moves with the pointer.
final class WaylandPicture {
  let surface: WaylandObject
  private let session: WaylandSession
  private let buffer: WaylandBuffer
  private let viewport: WaylandObject?

  /// Nil when memory is short; `scale` is that of the screen.
  init?(_ image: CGImage, _ session: WaylandSession, scale: CGFloat) {
    let (pixels, library) = (image.pixels, session.library)
    let compositor = session.compositor
    let made = compositor?.make("wl_surface", 0, [.new])
    guard let surface = WaylandObject(made, library, endedBy: 0),
      let buffer = WaylandBuffer(
        session.memory,
        width: pixels.width,
        height: pixels.height,
        isOpaque: false,
        library
      )
    else { return nil }
    (self.surface, self.session, self.buffer) = (surface, session, buffer)
    buffer.copy(UnsafeRawPointer(pixels.base), bytesPerRow: pixels.stride)
    let arguments = [wl_argument.new, wl_argument(o: surface.proxy)]
    let view = session.viewporter?.make("wp_viewport", 1, arguments)
    viewport = WaylandObject(view, library, endedBy: 0)
    let size = WindowSize(CGSize(width: pixels.width, height: pixels.height), unit: scale)
    let (width, height) = (max(1, size.width), max(1, size.height))
    viewport?.send(2, [wl_argument(i: width), wl_argument(i: height)])
  }

  /// Shows the picture, once the compositor knows what it is for.
  func show() {
    let zero = wl_argument(i: 0)
    surface.send(1, [wl_argument(o: buffer.object), zero, zero])
    let most = wl_argument(i: Int32.max)
    surface.send(2, [zero, zero, most, most])
    surface.send(6)
    session.flush()
  }
}
