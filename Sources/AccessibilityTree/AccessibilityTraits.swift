/// What an element is and does.
///
/// The lower bits are those of UIKit's public traits, so that one set can be made of the
/// other; those above bit 17 tell kinds of elements apart that UIKit has no public trait for.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)

  /// A field that takes text.
  public static let textEntry = Self(rawValue: 1 << 18)
  /// Text is being typed into the field.
  public static let isEditing = Self(rawValue: 1 << 21)
  /// Leads back to the screen before.
  public static let backButton = Self(rawValue: 1 << 27)
  /// One of the tabs of a tab bar.
  public static let tabItem = Self(rawValue: 1 << 28)
  /// What is typed is not shown.
  public static let secureText = Self(rawValue: 1 << 46)
  /// A field of many lines.
  public static let textArea = Self(rawValue: 1 << 47)
  /// Turns something on and off; its value is "1", "0" or "2" for neither.
  public static let toggle = Self(rawValue: 1 << 53)
}
