/// The kind and state of an element.
///
/// The lower bits are those of UIKit's public traits, so that one set can be made of the
/// other; those above bit 17 distinguish kinds of elements that UIKit has no public trait for.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Activating it does something; "Button." is spoken.
  public static let button = Self(rawValue: 1 << 0)
  /// It leads elsewhere; "Link." is spoken.
  public static let link = Self(rawValue: 1 << 1)
  /// It is a picture; "Image." is spoken.
  public static let image = Self(rawValue: 1 << 2)
  /// It is chosen; "Selected: " is spoken first.
  public static let selected = Self(rawValue: 1 << 3)
  /// It makes a sound of its own when activated; nothing is spoken of it.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// It is a key of a keyboard, and not spoken of as a button.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Its text does not change; nothing is spoken of it.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up the app at launch; nothing is spoken of it.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It cannot be used; "Dimmed." is spoken, except for tabs of a tab bar.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Its label changes often, and is spoken again when it does under the cursor.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// It is a field to search with; "Search Field." is spoken.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts to play or record; nothing is spoken of it.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// It can be incremented and decremented; "Adjustable." is spoken.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Touches go to it directly; nothing is spoken of it.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// The page turns when it was read; nothing is spoken of it.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// It holds tabs; nothing is spoken of it.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// It is a heading; "Heading." is spoken.
  public static let header = Self(rawValue: 1 << 16)

  /// A field that takes text.
  public static let textEntry = Self(rawValue: 1 << 18)
  /// Text is being typed into the field.
  public static let isEditing = Self(rawValue: 1 << 21)
  /// Leads back to the screen before.
  public static let backButton = Self(rawValue: 1 << 27)
  /// One of the tabs of a tab bar.
  public static let tabItem = Self(rawValue: 1 << 28)
  /// The typed text is not shown.
  public static let secureText = Self(rawValue: 1 << 46)
  /// A field of many lines.
  public static let textArea = Self(rawValue: 1 << 47)
  /// Turns something on and off; its value is "1", "0" or "2" for neither.
  public static let toggle = Self(rawValue: 1 << 53)
}
