/// Something the user did, as the responders along the chain get to see it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of source an event came from.
  nonisolated public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The exact event, for events that are more than their kind.
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
    /// The bits of the buttons, the lowest for the first button.
    public let rawValue: Int
    /// Makes a mask of any bits; a bit above the second names a further button.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button, left on most mice.
    public static let primary = Self(rawValue: 1)
    /// The second button, right on most mice.
    public static let secondary = Self(rawValue: 2)
    /// The button of a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      Self(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// Every finger on the screen, in the order in which they came.
  var touchList: [UITouch] = []
  /// The places of touches on the way to those of this event, for touches that moved several times.
  var passed: [ObjectIdentifier: [UITouch]] = [:]

  /// The time of the event, in seconds of the clock of the display.
  open internal(set) var timestamp: TimeInterval = 0

  /// The kind of source; `touches` here, and `presses` in `UIPressesEvent`.
  open var type: EventType { .touches }
  /// The exact event; `motionShake` for a shake, else `none`.
  open var subtype: EventSubtype { .none }

  /// The modifier keys held down meanwhile.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The mouse buttons held down meanwhile.
  open internal(set) var buttonMask: ButtonMask = []

  /// Every touch on the screen, in any window; nil for an event without touches.
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
