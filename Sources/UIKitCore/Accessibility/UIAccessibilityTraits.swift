/// What an element is and does, for those who do not see it.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: Self = []
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
