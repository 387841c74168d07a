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
    /// A wheel or two fingers on a pad, in points.
    case scroll(by: CGSize, point: CGPoint)
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
