extension UIControl {
  /// What happened in a control.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment; several can hold at once, none is normal.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands between top and bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// Where content stands between the sides.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}

/// Both content alignments of a control, and what they do to a rectangle.
nonisolated struct ContentAlignment {
  var horizontal: UIControl.ContentHorizontalAlignment = .center
  var vertical: UIControl.ContentVerticalAlignment = .center

  /// Leading and trailing told apart by the reading direction.
  func effectiveHorizontal(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> UIControl.ContentHorizontalAlignment {
    switch horizontal {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    case .center, .left, .right, .fill: horizontal
    }
  }

  /// A rectangle of `size` placed in `area`, both in the same coordinates.
  func place(
    _ size: CGSize,
    in area: CGRect,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    var rect = CGRect(origin: area.origin, size: size)
    switch effectiveHorizontal(direction) {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = area.maxX - size.width
    case .fill: rect.size.width = area.width
    case .center: rect.origin.x = area.minX + (area.width - size.width) / 2
    }
    switch vertical {
    case .top: break
    case .bottom: rect.origin.y = area.maxY - size.height
    case .fill: rect.size.height = area.height
    case .center: rect.origin.y = area.minY + (area.height - size.height) / 2
    }
    return rect
  }
}
