package import InterfaceBuilder

/// Colours as documents spell them.

nonisolated extension UIColor {
  /// The colour that a document means; a name that nobody knows leaves its written components.
  package static func color(for color: InterfaceBuilder.Color) -> UIColor {
    let written = color.components.map { UIColor(components: $0, alpha: color.alpha) }
    switch color.name {
    case .system(let name): return interfaceBuilderColor(named: name) ?? written ?? .clear
    case .asset(let name): return found(named: name) ?? written ?? .clear
    case nil: return written ?? .clear
    }
  }

  /// The system colour that a document calls `name`; nil when UIKit has none of that name.
  package static func interfaceBuilderColor(named name: String) -> UIColor? {
    SystemColor.color(named: name) ?? fixedColors[name]
  }

  private convenience init(components: InterfaceBuilder.Color.Components, alpha: Double) {
    switch components {
    case .rgb(let red, let green, let blue, .displayP3):
      self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .rgb(let red, let green, let blue, .calibratedRGB):
      self.init(
        red: Self.fromGamma18(red),
        green: Self.fromGamma18(green),
        blue: Self.fromGamma18(blue),
        alpha: alpha
      )
    case .rgb(let red, let green, let blue, _):
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, .calibratedRGB):
      self.init(white: Self.fromGamma18(white), alpha: alpha)
    case .white(let white, _):
      self.init(white: white, alpha: alpha)
    case .cmyk(let cyan, let magenta, let yellow, let black):
      self.init(
        red: (1 - cyan) * (1 - black),
        green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black),
        alpha: alpha
      )
    }
  }

  /// A component of the calibrated space as sRGB: from the old exponent 1.8 to about 2.2.
  private static func fromGamma18(_ value: Double) -> CGFloat {
    CGFloat(pow(min(max(value, 0), 1), 1.8 / 2.2))
  }

  private static let fixedColors: [String: UIColor] = [
    "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
    "whiteColor": .white, "grayColor": .gray, "redColor": .red, "greenColor": .green,
    "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
    "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
    "lightTextColor": .lightText, "darkTextColor": .darkText,
  ]
}
