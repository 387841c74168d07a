public import Foundation

/// A named fact about the environment that views inherit from what surrounds them.
nonisolated public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }

  /// A name that is unique among all traits.
  static var identifier: String { get }

  /// A name for people.
  static var name: String { get }

  /// True if dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// Default: the type's full name, with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Default: the type's name without its module.
  public static var name: String { String(describing: Self.self) }
  /// Default: false.
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system: its default value says that it is not specified.
nonisolated protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {}

extension SystemTrait {
  /// True for the same value of the trait twice.
  ///
  /// Known to the compiler, unlike the values of an app's own traits, of which the run-time has to
  /// find out whether they can be compared at all; that took a twentieth of an app's launch.
  nonisolated static func areEqual(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? Value, let other = other as? Value else { return false }
    return one == other
  }
}

/// The kind of device; a change makes dynamic colours be resolved anew.
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// True, as dynamic colours may differ with it.
  public static let affectsColorAppearance = true
}

/// Light or dark; a change makes dynamic colours be resolved anew.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True, as dynamic colours may differ with it.
  public static let affectsColorAppearance = true
}

/// The direction of reading.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels to a point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Default 0, for unspecified.
  public static let defaultValue: CGFloat = 0
}

/// The range of colours of the display; a change makes dynamic colours be resolved anew.
nonisolated public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True, as dynamic colours may differ with it.
  public static let affectsColorAppearance = true
}

/// The room from side to side.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The room from top to bottom.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The ability of the display to measure presses.
nonisolated public enum UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Default `unknown`.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// The text size the user prefers.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Normal or high contrast; a change makes dynamic colours be resolved anew.
nonisolated public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True, as dynamic colours may differ with it.
  public static let affectsColorAppearance = true
}

/// Base or elevated; a change makes dynamic colours be resolved anew.
nonisolated public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True, as dynamic colours may differ with it.
  public static let affectsColorAppearance = true
}

/// Regular or bold text.
nonisolated public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// The activity of the scene; a change makes dynamic colours be resolved anew.
nonisolated public enum UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True, as dynamic colours may differ with it.
  public static let affectsColorAppearance = true
}

/// The size of the items in a toolbar of the Mac.
nonisolated public enum UITraitToolbarItemPresentationSize: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}

/// The range of brightness in which pictures may be shown.
nonisolated public enum UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UIImage.DynamicRange.unspecified
}

/// The recording of the scene.
nonisolated public enum UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// Default `unspecified`.
  public static let defaultValue = UISceneCaptureState.unspecified
}

/// The language by whose habits text is set, such as how far apart its lines are.
nonisolated public enum UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  /// Default nil, for the language of the text or of the app.
  public static let defaultValue: Locale.Language? = nil
}
