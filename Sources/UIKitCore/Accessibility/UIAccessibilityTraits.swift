/// The kind, state and behaviour of an element, for its spoken description.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits, with the values of iOS.
  public let rawValue: UInt64
  /// Traits from their bits; unknown bits are kept.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: Self = []
  /// Spoken as a button, unless a trait says more, such as a switch or a tab.
  public static let button = Self(rawValue: 1 << 0)
  /// Spoken as a link.
  public static let link = Self(rawValue: 1 << 1)
  /// Spoken as an image.
  public static let image = Self(rawValue: 1 << 2)
  /// Spoken before the name as selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// Plays a sound of its own; adds nothing to speech here.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard; is not spoken as a button.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that does not change; adds nothing to speech.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary read when the app opens; adds nothing to speech here.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Spoken as dimmed, except tabs; the element does not react to activation or adjustment.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// A changed label of the element with the cursor is spoken by itself.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// Spoken as a search field, with a hint for editing.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Starts playing or recording; adds nothing to speech here.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Spoken as adjustable; increments and decrements reach only elements with it.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Takes touches directly; adds nothing to speech here.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// Turns the page when read to its end; nothing turns it here.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A container of tabs, whose elements are spoken with their number.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// Spoken as a heading.
  public static let header = Self(rawValue: 1 << 16)
  /// Turns something on and off, as switches do.
  public static let toggleButton = Self(rawValue: 1 << 53)

  // Kinds of elements that UIKit has no public trait for; the bits are `AccessibilityTraits`'.
  static let textEntry = Self(rawValue: 1 << 18)
  static let isEditing = Self(rawValue: 1 << 21)
  static let backButton = Self(rawValue: 1 << 27)
  static let tabItem = Self(rawValue: 1 << 28)
  static let secureText = Self(rawValue: 1 << 46)
  static let textArea = Self(rawValue: 1 << 47)
}
