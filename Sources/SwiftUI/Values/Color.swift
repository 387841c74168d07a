/// A colour, which is one of UIKit's.
public struct Color: View, ShapeStyle, Hashable, @unchecked Sendable {
  let color: UIColor

  /// The colour of UIKit's.
  public nonisolated init(uiColor: UIColor) { color = uiColor }

  /// The colour of UIKit's.
  public nonisolated init(_ color: UIColor) { self.color = color }

  /// The colour of Core Graphics.
  public nonisolated init(cgColor: CGColor) { color = UIColor(cgColor: cgColor) }

  /// A colour of the app's catalogue.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  /// A colour of the app's catalogue.
  public nonisolated init(_ resource: ColorResource) { color = UIColor(resource: resource) }

  /// A colour by its parts from 0 to 1.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    color =
      colorSpace == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      : UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  /// A gray from 0, black, to 1.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) { color = UIColor(white: white, alpha: opacity) }

  /// A colour by its hue, each part from 0 to 1.
  public nonisolated init(
    hue: Double,
    saturation: Double,
    brightness: Double,
    opacity: Double = 1
  ) {
    color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  /// An empty view.
  public var body: EmptyView { EmptyView() }

  /// The colour, seen through.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(uiColor: color.withAlphaComponent(color.cgColor.alpha * opacity))
  }

  /// The colour of Core Graphics.
  public nonisolated var cgColor: CGColor? { color.cgColor }

  /// The spaces that parts of colours are given in.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
}

extension Color {
  /// The system's red.
  public nonisolated static var red: Color { Color(.systemRed) }
  /// The system's orange.
  public nonisolated static var orange: Color { Color(.systemOrange) }
  /// The system's yellow.
  public nonisolated static var yellow: Color { Color(.systemYellow) }
  /// The system's green.
  public nonisolated static var green: Color { Color(.systemGreen) }
  /// The system's mint.
  public nonisolated static var mint: Color { Color(.systemMint) }
  /// The system's teal.
  public nonisolated static var teal: Color { Color(.systemTeal) }
  /// The system's cyan.
  public nonisolated static var cyan: Color { Color(.systemCyan) }
  /// The system's blue.
  public nonisolated static var blue: Color { Color(.systemBlue) }
  /// The system's indigo.
  public nonisolated static var indigo: Color { Color(.systemIndigo) }
  /// The system's purple.
  public nonisolated static var purple: Color { Color(.systemPurple) }
  /// The system's pink.
  public nonisolated static var pink: Color { Color(.systemPink) }
  /// The system's brown.
  public nonisolated static var brown: Color { Color(.systemBrown) }
  /// The system's gray.
  public nonisolated static var gray: Color { Color(.systemGray) }
  /// White.
  public nonisolated static var white: Color { Color(UIColor.white) }
  /// Black.
  public nonisolated static var black: Color { Color(UIColor.black) }
  /// No colour.
  public nonisolated static var clear: Color { Color(UIColor.clear) }
  /// The colour of text.
  public nonisolated static var primary: Color { Color(.label) }
  /// The colour of text that matters less.
  public nonisolated static var secondary: Color { Color(.secondaryLabel) }
  /// The colour of what can be touched; that of the app's catalogue, or blue.
  public nonisolated static var accentColor: Color {
    Color(UIColor(named: "AccentColor") ?? .systemBlue)
  }
}

extension UIColor {
  /// The colour of SwiftUI's.
  public convenience init(_ color: Color) {
    let color = color.color
    let (light, dark) = (
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    )
    if light == dark {
      self.init(cgColor: light.cgColor)
    } else {
      self.init { color.resolvedColor(with: $0) }
    }
  }
}
