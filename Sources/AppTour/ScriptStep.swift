internal import CoreGraphics
internal import UIKitCore

/// One line of a script: an action of the user, or a wait.
enum ScriptStep: Equatable {
  /// The device is turned, or laid down.
  case turn(UIDeviceOrientation)
  /// A finger taps what has a name.
  case tap(String)
  /// A finger taps a point of the screen.
  case tapPoint(CGPoint)
  case type(String)
  /// Time passes, in seconds, a frame each sixtieth.
  case advance(Double)
  /// Everything comes to rest.
  case settle
  /// A picture of the screen is taken.
  case picture(String)

  /// The step of a line; nil if it is none.
  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "turn":
      guard let side = Self.sides[rest] else { return nil }
      self = .turn(side)
    case "tap" where !rest.isEmpty: self = Self.point(rest).map(Self.tapPoint) ?? .tap(rest)
    case "type" where !rest.isEmpty: self = .type(rest)
    case "advance":
      guard let seconds = Double(rest), (0...3600).contains(seconds) else { return nil }
      self = .advance(seconds)
    case "settle" where rest.isEmpty: self = .settle
    case "picture" where !rest.isEmpty: self = .picture(rest)
    default: return nil
    }
  }

  private static let sides: [String: UIDeviceOrientation] = [
    "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
    "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "faceUp": .faceUp,
    "faceDown": .faceDown,
  ]

  /// Two numbers.
  private static func point(_ text: String) -> CGPoint? {
    let numbers = text.split(separator: " ").map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return CGPoint(x: x, y: y)
  }
}
