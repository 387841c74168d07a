/// What a user sets for a whole device.
package nonisolated struct DeviceSettings: Equatable, Sendable {
  package var style = UIUserInterfaceStyle.light
  package var contentSize = UIContentSizeCategory.large
  package var contrast = UIAccessibilityContrast.normal
  package var legibilityWeight = UILegibilityWeight.regular
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  package init() {}
}
