internal import CSDL
internal import Device
internal import Foundation

/// The pens of the tablets that a compositor has.
final class WaylandPens {
  private let seat: WaylandObject
  private var pens: [WaylandPen] = []
  private var others: [WaylandObject] = []

  /// Nil for a compositor that doesn't tell of them.
  init?(_ owner: WaylandSeat) {
    let session = owner.session
    let bound = try? session.globals.bind("zwp_tablet_manager_v2", version: 1)
    guard let bound, let manager = WaylandObject(bound, session.library) else { return nil }
    others.append(manager)
    let made = manager.make("zwp_tablet_seat_v2", 0, [.new, wl_argument(o: owner.proxy.proxy)])
    guard let seat = WaylandObject(made, session.library, endedBy: 0) else { return nil }
    self.seat = seat
    seat.handler = { [unowned self, unowned owner] event, values in
      // Tablets and their buttons are kept, since the compositor makes objects of them.
      guard let proxy = values[0].o else { return }
      let object = WaylandObject(proxy, session.library, endedBy: event == 0 ? 0 : 1)
      guard let object else { return }
      if event != 1 { return others.append(object) }
      let pen = WaylandPen(object, owner, number: Self.firstPen + pens.count)
      pens.append(pen)
    }
  }

  /// The first number of a pen among those of touches, below those of the mouse.
  private static let firstPen = -1000
}

/// A pen, or one of the two ends of one: what it said since the last frame.
///
/// UIKit knows no end that rubs out, so that both ends are a pencil.
final class WaylandPen {
  private let tool: WaylandObject
  private unowned let owner: WaylandSeat
  private let number: Int
  private var surface: OpaquePointer?
  private var place = CGPoint.zero
  private var pose = PencilPose()
  private var isDown = false
  private var isTouching = false
  private var isNear = false
  private var hasTapped = false

  init(_ tool: WaylandObject, _ owner: WaylandSeat, number: Int) {
    (self.tool, self.owner, self.number) = (tool, owner, number)
    tool.handler = { [unowned self] event, values in hear(event, values) }
  }

  private func hear(_ event: Int, _ values: WaylandObject.Values) {
    switch event {
    case 6: (surface, isNear) = (values[2].o, true)
    case 7: (isNear, isDown) = (false, false)
    case 8: isDown = true
    case 9: isDown = false
    case 10: place = CGPoint(x: values[0].number, y: values[1].number)
    case 11: pose.pressure = CGFloat(values[0].u) / 65535
    case 12: pose.distance = CGFloat(values[0].u) / 65535
    case 13: pose.tilt(across: values[0].number, down: values[1].number)
    case 17: hasTapped = hasTapped || values[2].u == 1
    case 18: takeFrame()
    default: break
    }
  }

  private func takeFrame() {
    if hasTapped { owner.add(.pencilTap, for: surface) }
    hasTapped = false
    if isDown || isTouching {
      let phase: TouchPhase = isDown ? isTouching ? .moved : .began : .ended
      if phase == .began { owner.add(.pencilHover(nil, pose), for: surface) }
      isTouching = isDown
      owner.add(.pencil(id: number, phase: phase, point: place, pose), for: surface)
    }
    if !isDown { owner.add(.pencilHover(isNear ? place : nil, pose), for: surface) }
    if !isNear { (surface, pose) = (nil, PencilPose()) }
  }
}

extension PencilPose {
  /// Takes the angles by which a pen leans to the right and to the near edge from vertical, in degrees.
  mutating func tilt(across: CGFloat, down: CGFloat) {
    let (x, y) = (tan(across * .pi / 180), tan(down * .pi / 180))
    altitude = atan2(1, hypot(x, y))
    azimuth = x == 0 && y == 0 ? 0 : atan2(y, x)
  }
}
