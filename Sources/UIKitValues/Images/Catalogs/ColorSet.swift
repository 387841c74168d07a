/// A colour set of an asset catalogue: one colour for each appearance.
nonisolated struct ColorSet: Sendable {
  let values: AdaptiveColor

  init?(contentsOf folder: URL) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    self.init(contents)
  }

  init?(_ contents: AssetContents) {
    let entries = (contents.colors ?? []).filter { entry in
      entry.displayGamut != "display-P3"
        && ["universal", "iphone", "ipad", nil].contains(entry.idiom)
    }
    func color(_ style: String?, contrast: Bool) -> UIColor? {
      let entry = entries.last {
        AssetAppearance($0.appearances) == AssetAppearance(style: style, hasHighContrast: contrast)
      }
      return entry?.color.flatMap(UIColor.init(asset:))
    }
    let any = color(nil, contrast: false) ?? color("light", contrast: false)
    guard let light = color("light", contrast: false) ?? any else { return nil }
    values = AdaptiveColor(
      light: light,
      dark: color("dark", contrast: false) ?? any,
      lightContrast: color("light", contrast: true) ?? color(nil, contrast: true),
      darkContrast: color("dark", contrast: true) ?? color("dark", contrast: false)
        ?? color(nil, contrast: true)
    )
  }
}

/// The appearance that an entry of a set is for; nothing means any.
nonisolated struct AssetAppearance: Hashable, Sendable {
  var style: String?
  var hasHighContrast = false

  init(style: String?, hasHighContrast: Bool) {
    self.style = style
    self.hasHighContrast = hasHighContrast
  }

  init(_ appearances: [AssetContents.Appearance]?) {
    for appearance in appearances ?? [] {
      if appearance.appearance == "luminosity" { style = appearance.value }
      if appearance.appearance == "contrast" { hasHighContrast = appearance.value == "high" }
    }
  }
}

nonisolated extension UIColor {
  /// A colour of a set: components in a space, or a system colour by reference.
  convenience init?(asset: AssetContents.Color.Value) {
    if let reference = asset.reference {
      guard let color = UIColor.interfaceBuilderColor(named: reference) else { return nil }
      self.init(storage: color.storage)
      return
    }
    guard let components = asset.components else { return nil }
    func part(_ name: String) -> CGFloat { components[name]?.value ?? 0 }
    let alpha = components["alpha"]?.opacity ?? 1
    switch asset.colorSpace {
    case "gray-gamma-22", "extended-gray":
      self.init(white: part("white"), alpha: alpha)
    case "display-p3":
      self.init(
        displayP3Red: part("red"),
        green: part("green"),
        blue: part("blue"),
        alpha: alpha
      )
    case "extended-linear-srgb":
      self.init(
        red: Self.fromLinear(part("red")),
        green: Self.fromLinear(part("green")),
        blue: Self.fromLinear(part("blue")),
        alpha: alpha
      )
    default:
      self.init(red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
    }
  }

  private static func fromLinear(_ value: CGFloat) -> CGFloat {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
