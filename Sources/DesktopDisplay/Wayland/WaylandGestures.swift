internal import CSDL
internal import Device
internal import Foundation

/// Fingers on a pad that zoom, turn or lie still, as a compositor tells them apart.
final class WaylandGestures {
  private let manager: WaylandObject
  private let pinch: WaylandObject?
  private let hold: WaylandObject?
  private unowned let seat: WaylandSeat
  private var rotation: CGFloat = 0
  private var scale: CGFloat = 1

  /// Nil for a compositor that doesn't tell of them.
  init?(_ seat: WaylandSeat, _ pointer: WaylandObject) {
    let session = seat.session
    let made = try? session.globals.bind("zwp_pointer_gestures_v1", version: 3)
    guard let made, let manager = WaylandObject(made, session.library) else { return nil }
    (self.seat, self.manager) = (seat, manager)
    let arguments = [wl_argument.new, wl_argument(o: pointer.proxy)]
    let pinched = manager.make("zwp_pointer_gesture_pinch_v1", 1, arguments)
    pinch = WaylandObject(pinched, session.library, endedBy: 0)
    let knowsHolds = session.library.version(manager.proxy) >= 3
    let held = knowsHolds ? manager.make("zwp_pointer_gesture_hold_v1", 3, arguments) : nil
    hold = WaylandObject(held, session.library, endedBy: 0)
    pinch?.handler = { [unowned self] event, values in hearPinch(event, values) }
    hold?.handler = { [unowned self] event, values in hearHold(event, values) }
  }

  /// A gesture of two fingers begins, goes on, ends; the scale is that since the beginning, the angle
  /// that since the last event, in degrees.
  private func hearPinch(_ event: Int, _ values: WaylandObject.Values) {
    switch event {
    case 0:
      (scale, rotation) = (1, 0)
      seat.add(motion, .began)
    case 1:
      scale = values[3].number
      rotation += values[4].number * .pi / 180
      seat.add(motion, .moved)
    case 2: seat.add(motion, values[2].i == 0 ? .ended : .cancelled)
    default: break
    }
  }

  private var motion: PadMotion { .transform(scale: scale, rotation: rotation) }

  /// Fingers lie on the pad, which holds what moves by itself; they leave it, or something else begins.
  private func hearHold(_ event: Int, _ values: WaylandObject.Values) {
    switch event {
    case 0: seat.add(.rest, .began)
    case 1: seat.add(.rest, values[2].i == 0 ? .ended : .cancelled)
    default: break
    }
  }
}
