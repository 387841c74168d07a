public import Foundation

/// Something that came from outside: a finger, a key, a turn of the device, another size.
public struct InputEvent: Hashable, Sendable {
  /// The kind of input, with its values.
  public enum Kind: Hashable, Sendable {
    /// A finger or mouse button, identified by a number, at a point of the screen, in points.
    case touch(id: Int, phase: TouchPhase, point: CGPoint)
    /// A pointer without a button down, at a point of the screen, in points; nil where it left.
    case hover(CGPoint?)
    /// The secondary button of a pointer goes down, at a point of the screen, in points.
    case secondaryPress(CGPoint)
    /// The notches of a wheel, in points.
    case scroll(by: CGSize, point: CGPoint)
    /// Fingers on a pad do something with what lies under the pointer, at a point of the screen, in
    /// points.
    case pad(PadMotion, phase: TouchPhase, point: CGPoint)
    /// The button of a pencil is pressed, or its side is tapped.
    case pencilTap
    /// A key, by its usage number on a keyboard.
    case key(code: Int, isDown: Bool, modifiers: KeyModifiers)
    /// Text from a keyboard or an input method.
    case text(String)
    /// Text that an input method has not decided yet, in place of what it sent before, and the part
    /// of it that is chosen, in UTF-16 units; empty text ends it.
    case markedText(String, selected: Range<Int>)
    /// The device is held, other than flat, as suits an interface of this orientation.
    case rotate(Orientation)
    /// The device is laid down; the way in which it was held before still counts.
    case lay(FlatSide)
    /// The user gives the app another part of the screen.
    case resize(ScreenPart)
    /// The window that is the device has another size, in points.
    case reshape(CGSize)
    /// The window that is the device is seen on a screen with other pixels to a point.
    case rescale(CGFloat)
    /// The user shakes the device.
    case shake
  }

  /// The kind of input, with its values.
  public let kind: Kind
  /// In seconds of the display's clock.
  public let time: TimeInterval
  /// The tool of a touch; a finger for all other kinds of input.
  public let tool: TouchTool

  /// Makes an event at a time of the display's clock, in seconds.
  public init(_ kind: Kind, at time: TimeInterval, by tool: TouchTool = .finger) {
    self.kind = kind
    self.time = time
    self.tool = tool
  }
}

/// The thing that touches a screen.
public enum TouchTool: Hashable, Sendable {
  case finger
  /// The pointer of a mouse or pad, while its button is down.
  case pointer
  /// A pen that is on the screen, or close to it.
  case pencil(PencilPose)
}

/// The way a pen is held, and how hard it is pressed.
public struct PencilPose: Hashable, Sendable {
  /// From 0 to 1, the most that the pen can say.
  public var pressure: CGFloat
  /// The angle between the pen and the screen, in radians: 0 for a pen that lies on it.
  public var altitude: CGFloat
  /// The direction that the pen's upper end leans to, in radians from the x axis, clockwise.
  public var azimuth: CGFloat
  /// The distance from the screen, from 0 for a pen that touches it to 1 for the greatest that the
  /// pen can say.
  public var distance: CGFloat

  /// A pose; without values a pen that is vertical on the screen without any weight.
  public init(
    pressure: CGFloat = 0,
    altitude: CGFloat = .pi / 2,
    azimuth: CGFloat = 0,
    distance: CGFloat = 0
  ) {
    (self.pressure, self.altitude) = (pressure, altitude)
    (self.azimuth, self.distance) = (azimuth, distance)
  }
}

/// The doings of fingers on a pad.
public enum PadMotion: Hashable, Sendable {
  /// They move together, by points since the event before.
  case scroll(by: CGSize)
  /// They move apart by a factor, and turn by radians, clockwise: both since they began.
  case transform(scale: CGFloat, rotation: CGFloat)
  /// They lie still.
  case rest
}

/// The side of a device that lies on the table, by what is seen of it.
public enum FlatSide: Hashable, Sendable {
  /// The screen is seen.
  case faceUp
  /// The back is seen.
  case faceDown
}

/// The stage of a touch between landing and leaving.
public enum TouchPhase: Hashable, Sendable {
  case began
  case moved
  case ended
  case cancelled
}

/// Keys held down together with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the modifiers.
  public let rawValue: UInt8
  /// Makes a set of any bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Either shift key.
  public static let shift = Self(rawValue: 1 << 0)
  /// Either control key.
  public static let control = Self(rawValue: 1 << 1)
  /// Either option key.
  public static let alternate = Self(rawValue: 1 << 2)
  /// Either command key.
  public static let command = Self(rawValue: 1 << 3)
}
