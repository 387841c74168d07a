/// Something the user did, as the responders along the chain get to see it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of source an event came from.
  nonisolated public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What exactly happened, for events that are more than their kind.
  nonisolated public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// The buttons of a pointing device.
  nonisolated public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = Self(rawValue: 1)
    public static let secondary = Self(rawValue: 2)
  }

  /// Every finger on the screen, in the order in which they came.
  var touchList: [UITouch] = []

  /// When it happened, in seconds of the clock of the display.
  open internal(set) var timestamp: TimeInterval = 0

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// The modifier keys held down meanwhile.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The mouse buttons held down meanwhile.
  open internal(set) var buttonMask: ButtonMask = []

  /// Every touch on the screen.
  open var allTouches: Set<UITouch>? { touchList.isEmpty ? nil : Set(touchList) }

  /// The touches that began in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touchList.filter { $0.window === window })
  }

  /// The touches that began in the view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touchList.filter { $0.view === view })
  }

  /// The touches that the recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touchList.filter { $0.gestureRecognizers?.contains(gesture) ?? false })
  }
}

/// The keys that change the meaning of others.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  public static let numericPad = Self(rawValue: 1 << 21)
}
