public import Foundation

/// The text size the user prefers, from extra small to the largest accessibility size.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name under which settings keep the size.
  public let rawValue: String

  /// Makes a size of any name; an unknown one compares below all others and counts as `large`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size; text counts as `large`.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size; body text is 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Body text is 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Body text is 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size; body text is 17 points.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Body text is 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Body text is 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size without the accessibility settings; body text is 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size; body text is 28 points.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// Body text is 33 points.
  public static let accessibilityLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// Body text is 40 points.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// Body text is 47 points.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest size; body text is 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// Every size, smallest first, without `unspecified`.
  package static let ascending: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// True for the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }

  /// True if the first size is smaller; `unspecified` is below all others.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

extension UIContentSizeCategory {
  /// The user prefers another size of text.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  /// The key of the new size, as its raw value.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Tells that this is now the preferred size.
  package func announce() {
    NotificationCenter.default.post(
      name: Self.didChangeNotification,
      object: nil,
      userInfo: [Self.newValueUserInfoKey: rawValue]
    )
  }
}
