internal import Device
internal import UIKitCore

/// Turns the device at a place to all four sides and back, and says what is shown then.
struct TourTurns {
  let hand: TourHand
  let screen: UIScreen
  /// Called for a place that a turn led to; returns the name of a picture if one was taken.
  let seen: (TourPlace) -> String?

  /// The line for the account: a part for each side, and whether all is as it was at the end.
  func run(at place: TourPlace) -> String {
    let held = hand.display.orientation
    let before = picture
    let sides = Self.sides.filter { $0 != held }.map { side in
      turn(to: side)
      return "\(side.rawValue): \(shown(since: place))"
    }
    turn(to: held)
    return "   turned \(sides.joined(separator: ", ")); \(end(place, before))\n"
  }

  private static let sides: [Orientation] = [
    .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
  ]

  private func turn(to side: Orientation) {
    hand.display.send(.rotate(side))
    hand.time.settle()
  }

  /// The interface's orientation, and the place if it is another.
  private func shown(since place: TourPlace) -> String {
    let orientation = screen.orientation.rawValue
    guard let now = TourPlace(screen) else { return "\(orientation) nothing" }
    guard now.id != place.id else { return orientation }
    return "\(orientation) \(now.name)" + (seen(now).map { " (\($0))" } ?? "")
  }

  private func end(_ place: TourPlace, _ before: [UInt8]?) -> String {
    guard let now = TourPlace(screen), now.id == place.id else {
      return "back, and not where it was"
    }
    return before == picture ? "back as it was" : "back, and it looks otherwise"
  }

  private var picture: [UInt8]? { screen.picture()?.dataProvider.map { Array($0.bytes) } }
}
