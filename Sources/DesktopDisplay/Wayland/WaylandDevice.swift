internal import CSDL
internal import Foundation

/// The place where a compositor passes on what is copied and dragged, in all forms that it has; SDL
/// takes part in texts and in drops alone.
final class WaylandDevice {
  let session: WaylandSession
  let seat: WaylandSeat
  private let manager: WaylandObject
  private let device: WaylandObject
  /// Offers that are not known yet to be copied or dragged.
  private var offers: [OpaquePointer: WaylandOffer] = [:]
  /// The offer of another program that copied last; nil for nothing, and while the app's own is there.
  private(set) var copied: WaylandOffer?
  /// Another number whenever something else was copied.
  private(set) var copies = 0
  private var own: WaylandSource?
  /// The drag of the app's that the compositor carries.
  weak var drag: WaylandDrags?
  /// The offer that another program drags over a window of the app's.
  private var visitor: Visitor?
  /// The offer that another program let fall, until it is known whether SDL reads it.
  private var fallen: Visitor?

  /// A drag of another program over a surface.
  struct Visitor {
    let offer: WaylandOffer
    let surface: OpaquePointer
    /// The number by which its coming is answered.
    let serial: UInt32
    /// The place on the surface, in its points.
    var place: CGPoint
  }

  /// Nil for a compositor that passes nothing on.
  init?(_ session: WaylandSession, _ seat: WaylandSeat) {
    let bound = try? session.globals.bind("wl_data_device_manager", version: 3)
    guard let bound, let manager = WaylandObject(bound, session.library) else { return nil }
    let made = manager.make("wl_data_device", 1, [.new, wl_argument(o: seat.proxy.proxy)])
    guard let device = WaylandObject(made, session.library) else { return nil }
    (self.session, self.seat, self.manager, self.device) = (session, seat, manager, device)
    device.handler = { [unowned self] event, values in hear(event, values) }
  }

  // MARK: - The app's own

  /// Offers something as what was copied last.
  func copy(_ forms: OfferedForms) {
    let source = WaylandSource(forms, by: manager, session.library, isDrag: false)
    guard let source else { return }
    source.whenReplaced = { [unowned self, unowned source] in
      if own === source { own = nil }
    }
    own = source
    device.send(1, [wl_argument(o: source.object.proxy), wl_argument(u: seat.serial)])
    session.flush()
  }

  /// Has the compositor carry something from a surface on, by the press of the pointer that began it;
  /// nil without a press.
  func carry(
    _ forms: OfferedForms,
    from surface: OpaquePointer,
    picture: OpaquePointer?
  ) -> WaylandSource? {
    guard let serial = seat.pressSerial,
      let source = WaylandSource(forms, by: manager, session.library, isDrag: true)
    else { return nil }
    device.send(
      0,
      [
        wl_argument(o: source.object.proxy), wl_argument(o: surface), wl_argument(o: picture),
        wl_argument(u: serial),
      ]
    )
    session.flush()
    return source
  }

  // MARK: - Other programs'

  private func hear(_ event: Int, _ values: WaylandObject.Values) {
    switch event {
    case 0: if let proxy = values[0].o { offers[proxy] = WaylandOffer(proxy, session) }
    case 1: enter(values)
    case 2: leave()
    case 3:
      let place = CGPoint(x: values[1].number, y: values[2].number)
      visitor?.place = place
      drag?.moved(to: place)
    case 4: drop()
    case 5:
      // The app's own comes back as an offer too.
      let offer = take(values[0].o)
      copied = own == nil ? offer : nil
      copies += 1
    default: break
    }
  }

  private func take(_ proxy: OpaquePointer?) -> WaylandOffer? {
    proxy.flatMap { offers.removeValue(forKey: $0) }
  }

  private func enter(_ values: WaylandObject.Values) {
    let offer = take(values[4].o)
    guard let offer, let surface = values[1].o else { return }
    let place = CGPoint(x: values[2].number, y: values[3].number)
    visitor = Visitor(offer: offer, surface: surface, serial: values[0].u, place: place)
    offer.accept(values[0].u)
    drag?.entered(surface, at: place)
  }

  /// The drag of another program over a surface now; nil without one, and for what the app drags.
  func visitor(on surface: OpaquePointer) -> Visitor? {
    drag == nil && visitor?.surface == surface ? visitor : nil
  }

  private func leave() {
    visitor = nil
    drag?.left()
  }

  private func drop() {
    defer { visitor = nil }
    guard let drag else { return fallen = visitor }
    visitor?.offer.finish()
    drag.fell()
  }

  /// The offer that fell on a surface, unless SDL has read it: compositors may tell one of the two
  /// alone.
  func takeFallen(on surface: OpaquePointer, isKnown: Bool) -> [InputTranslation.Dropped] {
    guard let fallen, fallen.surface == surface else { return [] }
    self.fallen = nil
    guard !isKnown else { return [] }
    defer { fallen.offer.finish() }
    return OfferedThings.dropped { fallen.offer.read($0) }
  }
}
