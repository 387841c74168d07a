/// The radius of a blur and the colour laid over it.
extension UIBlurEffect.Style {
  /// The colour of the material where the view is light or dark by itself.
  var tint: UIColor {
    switch self {
    case .extraLight: Self.only(0.97, 0.82)
    case .light: Self.only(1, 0.6)
    case .dark: Self.only(0.11, 0.73)
    case .regular: Self.both(light: (0.97, 0.7), dark: (0.13, 0.7))
    case .prominent: Self.both(light: (0.98, 0.8), dark: (0.17, 0.8))
    case .systemUltraThinMaterial: Self.both(light: (0.97, 0.45), dark: (0.14, 0.45))
    case .systemThinMaterial: Self.both(light: (0.97, 0.62), dark: (0.14, 0.62))
    case .systemMaterial: Self.both(light: (0.97, 0.78), dark: (0.14, 0.78))
    case .systemThickMaterial: Self.both(light: (0.98, 0.9), dark: (0.14, 0.9))
    case .systemChromeMaterial: Self.both(light: (0.975, 0.8), dark: (0.085, 0.75))
    case .systemUltraThinMaterialLight: Self.only(0.97, 0.45)
    case .systemThinMaterialLight: Self.only(0.97, 0.62)
    case .systemMaterialLight: Self.only(0.97, 0.78)
    case .systemThickMaterialLight: Self.only(0.98, 0.9)
    case .systemChromeMaterialLight: Self.only(0.975, 0.8)
    case .systemUltraThinMaterialDark: Self.only(0.14, 0.45)
    case .systemThinMaterialDark: Self.only(0.14, 0.62)
    case .systemMaterialDark: Self.only(0.14, 0.78)
    case .systemThickMaterialDark: Self.only(0.14, 0.9)
    case .systemChromeMaterialDark: Self.only(0.085, 0.75)
    }
  }

  /// The radius of the blur, as a standard deviation in points.
  var radius: CGFloat {
    switch self {
    case .extraLight, .light, .dark, .regular, .prominent: 20
    default: 29
    }
  }

  private static func only(_ white: CGFloat, _ alpha: CGFloat) -> UIColor {
    UIColor(white: white, alpha: alpha)
  }

  private static func both(
    light: (white: CGFloat, alpha: CGFloat),
    dark: (white: CGFloat, alpha: CGFloat)
  ) -> UIColor {
    UIColor(
      light: UIColor(white: light.white, alpha: light.alpha),
      dark: UIColor(white: dark.white, alpha: dark.alpha)
    )
  }
}
