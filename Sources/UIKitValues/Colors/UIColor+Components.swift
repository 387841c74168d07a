/// Reading a colour's numbers in the models that UIKit offers.

nonisolated extension UIColor {
  /// Components in extended sRGB, resolved for the current traits; nil for a pattern.
  var extendedSRGB: RGBA? {
    guard case .fixed(let color) = resolved(with: .current).storage else { return nil }
    return color.rgba
  }

  func writeWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .fixed(let color) = resolved(with: .current).storage else { return false }
    let rgb = color.rgba
    white?.pointee =
      color.isGray
      ? color.components?.first ?? 0
      : 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
    alpha?.pointee = color.alpha
    return true
  }

  func writeRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    _ green: UnsafeMutablePointer<CGFloat>?,
    _ blue: UnsafeMutablePointer<CGFloat>?,
    _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = extendedSRGB else { return false }
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = rgb.alpha
    return true
  }

  func writeHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    _ saturation: UnsafeMutablePointer<CGFloat>?,
    _ brightness: UnsafeMutablePointer<CGFloat>?,
    _ alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = extendedSRGB else { return false }
    let color = HueColor(red: rgb.red, green: rgb.green, blue: rgb.blue)
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = rgb.alpha
    return true
  }

  var text: String {
    switch storage {
    case .fixed(let color) where color.isGray:
      "UIExtendedGrayColorSpace \(Self.list(color.components ?? []))"
    case .fixed(let color):
      "\(color.isDisplayP3 ? "UIDisplayP3ColorSpace" : "UIExtendedSRGBColorSpace")"
        + " \(Self.list(color.components ?? []))"
    case .pattern(let image): "UIPatternColor \(image)"
    case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
    case .catalog(let name, _): "<UIDynamicCatalogColor; name = \(name)>"
    case .dynamic: "<UIDynamicProviderColor>"
    case .faded(let color, let alpha): "<UIDynamicModifiedColor; \(color), alpha = \(alpha)>"
    case .prominent(let color, let prominence):
      "<UIDynamicModifiedColor; \(color), prominence = \(prominence)>"
    }
  }

  private static func list(_ components: [CGFloat]) -> String {
    components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
}

// MARK: - Components

nonisolated extension CGColor {
  static func srgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  static func displayP3(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat
  ) -> CGColor {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    return space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
      ?? .srgb(red, green, blue, alpha)
  }

  var isGray: Bool { colorSpace?.model == .monochrome }

  var isDisplayP3: Bool { colorSpace?.name == CGColorSpace.displayP3 }
}

nonisolated extension CGFloat {
  /// The value, held between 0 and 1.
  var clampedToUnit: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
