/// What a user sets for a whole device.
package nonisolated struct DeviceSettings: Equatable, Sendable {
  package var style = UIUserInterfaceStyle.light
  package var contentSize = UIContentSizeCategory.large
  package var contrast = UIAccessibilityContrast.normal
  package var legibilityWeight = UILegibilityWeight.regular
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// What is on of the features for accessibility that nothing above stands for.
  package var features = AccessibilityFeature.usual

  package init() {}
}
