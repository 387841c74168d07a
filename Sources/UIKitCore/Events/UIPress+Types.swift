extension UIPress {
  /// The stage of a press between going down and coming up.
  nonisolated public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The button that is pressed: one of a remote control's, or a key of a keyboard.
  nonisolated public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number of the button; for a key without a button of the same use 2000 and its usage
    /// number.
    public let rawValue: Int
    /// A button of any number.
    public init?(rawValue: Int) { self.rawValue = rawValue }
    fileprivate init(_ number: Int) { rawValue = number }

    /// The button that leads up, or that arrow.
    public static let upArrow = Self(0)
    /// The button that leads down, or that arrow.
    public static let downArrow = Self(1)
    /// The button that leads left, or that arrow.
    public static let leftArrow = Self(2)
    /// The button that leads right, or that arrow.
    public static let rightArrow = Self(3)
    /// The button that chooses; no key has its use.
    public static let select = Self(4)
    /// The button that leads back; no key has its use.
    public static let menu = Self(5)
    /// The button that plays and pauses; no key has its use.
    public static let playPause = Self(6)
    /// The key that shows the page before.
    public static let pageUp = Self(30)
    /// The key that shows the page after.
    public static let pageDown = Self(31)
    /// A button of a television's remote control; no key has its use.
    public static let tvRemoteOneTwoThree = Self(32)
    /// A button of a television's remote control; no key has its use.
    public static let tvRemoteFourColors = Self(33)
  }
}

extension UIKey {
  /// The button of a remote control with the use of the key, or else the key itself.
  var pressType: UIPress.PressType {
    switch charactersIgnoringModifiers {
    case UIKeyCommand.inputUpArrow: .upArrow
    case UIKeyCommand.inputDownArrow: .downArrow
    case UIKeyCommand.inputLeftArrow: .leftArrow
    case UIKeyCommand.inputRightArrow: .rightArrow
    case UIKeyCommand.inputPageUp: .pageUp
    case UIKeyCommand.inputPageDown: .pageDown
    default: UIPress.PressType(2000 + usage)
    }
  }
}
