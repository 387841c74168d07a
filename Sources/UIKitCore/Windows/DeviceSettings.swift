/// The settings a user makes for a whole device.
package nonisolated struct DeviceSettings: Equatable, Sendable {
  package var style = UIUserInterfaceStyle.light
  /// `true` if the app insists on its style, whatever the user prefers.
  package var keepsStyle = false
  package var contentSize = UIContentSizeCategory.large
  package var contrast = UIAccessibilityContrast.normal
  package var legibilityWeight = UILegibilityWeight.regular
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// The accessibility features that are on, of those without a property above.
  package var features = AccessibilityFeature.usual

  package init() {}
}
