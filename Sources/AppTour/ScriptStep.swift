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
  /// A finger drags from one point of the screen to another, in a third of a second.
  case drag(from: CGPoint, to: CGPoint)
  /// The wheel of a mouse turns over a point, and the content moves by a distance, in points.
  case wheel(at: CGPoint, by: CGSize)
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
    case "drag":
      guard let numbers = Self.numbers(rest, 4) else { return nil }
      self = .drag(
        from: CGPoint(x: numbers[0], y: numbers[1]),
        to: CGPoint(x: numbers[2], y: numbers[3])
      )
    case "wheel":
      guard let numbers = Self.numbers(rest, 4) else { return nil }
      self = .wheel(
        at: CGPoint(x: numbers[0], y: numbers[1]),
        by: CGSize(width: numbers[2], height: numbers[3])
      )
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

  private static func point(_ text: String) -> CGPoint? {
    numbers(text, 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// So many finite numbers; nil for a text that is anything else.
  private static func numbers(_ text: String, _ count: Int) -> [Double]? {
    let parts = text.split(separator: " ")
    let numbers = parts.compactMap { Double($0) }.filter { abs($0) < 1e6 }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
