/// A colour with a value for each appearance that matters: style, contrast, elevation of the surface.
///
/// A value that is not given falls back to the nearest that is.
nonisolated struct AdaptiveColor: Hashable, Sendable {
  private let values: [UIColor]

  /// Any value may be left out but the first.
  init(
    light: UIColor,
    dark: UIColor? = nil,
    lightContrast: UIColor? = nil,
    darkContrast: UIColor? = nil,
    darkElevated: UIColor? = nil,
    darkElevatedContrast: UIColor? = nil
  ) {
    let dark = dark ?? light
    let darkContrast = darkContrast ?? dark
    values = [
      light, lightContrast ?? light, dark, darkContrast,
      darkElevated ?? dark, darkElevatedContrast ?? darkElevated ?? darkContrast,
    ]
  }

  /// The value that fits `traits`; only dark surfaces differ when they are elevated.
  func color(for traits: UITraitCollection) -> UIColor {
    let contrast = traits.accessibilityContrast == .high ? 1 : 0
    guard traits.userInterfaceStyle == .dark else { return values[contrast] }
    return values[(traits.userInterfaceLevel == .elevated ? 4 : 2) + contrast]
  }
}
