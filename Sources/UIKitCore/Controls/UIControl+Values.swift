extension UIControl {
  /// A set of things that can happen to a control; one registration can name several.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, with the values of iOS.
    public let rawValue: UInt
    /// Events from their bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on the control while it was enabled.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down a second time or more in quick taps; sent together with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked finger moved within 70 points of the bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked finger moved while more than 70 points outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked finger came back inside; sent together with `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked finger went outside; sent together with `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked finger was lifted inside, or within 70 points of the bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked finger was lifted more than 70 points outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the tracked touch away, for example for a scroll.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user chose another value; setting a value in code does not send it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main user action of the control: a button's tap, a text field's return, a changed value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu opened from the control.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The text field became first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text; setting `text` in code does not send it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The text field resigned first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed; a target for it makes the text field resign first responder.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches, bits 0 to 11.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text editing, bits 16 to 19.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits 24 to 27, for events that an app defines and sends itself.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits 28 to 31; nothing here sends them.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All 32 bits.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control at the moment; several flags can hold at once, none is normal.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state, with the values of iOS.
    public let rawValue: UInt
    /// A state from its bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No flag at all; content set for it serves the states that have none of their own.
    public static let normal: State = []
    /// Set while `isHighlighted`, for example under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Set while `isEnabled` is `false`.
    public static let disabled = State(rawValue: 1 << 1)
    /// Set while `isSelected`.
    public static let selected = State(rawValue: 1 << 2)
    /// Set while `isFocused`, which is `false` unless a subclass overrides it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits 16 to 23, for states that a subclass adds to `state`.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits 24 to 31; nothing here sets them.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The place of the content between top and bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// The place of the content between the sides.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}
