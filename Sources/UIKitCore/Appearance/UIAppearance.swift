public import Foundation

/// A class that can contain customised objects: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances can be customised by a proxy.
///
/// A value that is set on a proxy counts for every instance that comes into a window afterwards,
/// unless another value was set on the instance itself. A proxy is an instance that is never shown.
/// What differs between it and a new instance is what was set, so a value that is the default
/// anyway customises nothing.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Makes a proxy from an empty archive, for classes without an initializer of their own.
  init?(coder: NSCoder)
}

extension UIAppearance {
  /// The proxy for all instances.
  public static func appearance() -> Self { AppearanceRules.proxy(AppearanceScope()) }

  /// The proxy for instances inside others: the first of `containerTypes` holds the instance, the
  /// next one holds that.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.proxy(AppearanceScope(containers: containerTypes)) }

  /// The proxy for instances in an environment with at least these traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRules.proxy(AppearanceScope(traits: trait))
  }

  /// The proxy for instances inside others, in an environment with at least these traits.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(AppearanceScope(containers: containerTypes, traits: trait))
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
