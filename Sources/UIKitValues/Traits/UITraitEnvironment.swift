/// Whatever has an environment: screens, windows, controllers, views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment as it is now.
  var traitCollection: UITraitCollection { get }

  /// Called after the environment changed, with the one before (L-34).
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
