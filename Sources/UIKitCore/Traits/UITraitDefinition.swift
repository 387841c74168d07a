/// A named fact about the environment that views inherit from what surrounds them.
nonisolated public protocol UITraitDefinition {
  /// What the trait is made of.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }

  /// A name that is unique among all traits.
  static var identifier: String { get }

  /// A name for people.
  static var name: String { get }

  /// Whether dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system: its default value says that it is not specified.
nonisolated protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {}

nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

nonisolated public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

nonisolated public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
}

nonisolated public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
}

nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

nonisolated public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
}

nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

nonisolated public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

nonisolated public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

nonisolated public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
}

nonisolated public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static let affectsColorAppearance = true
}
