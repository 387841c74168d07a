import Testing
import UIKitValues

@Suite struct `Colours` {
  @Test func `give back the components they were made of`() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(components(color) == [0.2, 0.4, 0.6, 0.8])
    #expect(components(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
  }

  @Test func `keep extended components but clamp opacity`() {
    let color = UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 3)
    #expect(components(color) == [1.2, -0.1, 0, 1])
  }

  @Test(
    arguments: [
      (0.0, [1.0, 0, 0]), (1.0 / 3, [0, 1.0, 0]), (2.0 / 3, [0, 0, 1.0]), (1.0, [1.0, 0, 0]),
      (1.0 / 6, [1.0, 1.0, 0]), (0.5, [0, 1.0, 1.0]),
    ] as [(CGFloat, [CGFloat])]
  )
  func `turn hue into red, green and blue`(hue: CGFloat, rgb: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    for (part, expected) in zip(components(color), rgb) { #expect(abs(part - expected) < 1e-9) }
  }

  @Test func `turn red, green and blue into hue`() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 7.0 / 12) < 1e-9)
    #expect(abs(saturation - 2.0 / 3) < 1e-9)
    #expect(brightness == 0.75)
    #expect(alpha == 0.5)
  }

  @Test func `of Display P3 answer in extended sRGB`() {
    let rgb = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(rgb[0] - 1.0930) < 0.002)
    #expect(abs(rgb[1] + 0.2267) < 0.002)
    #expect(abs(rgb[2] + 0.1501) < 0.002)
  }

  @Test func `are equal when space and components are`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 1) != UIColor.black)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(Set([UIColor.label, .label, .red, .red]).count == 2)
  }

  @Test func `describe themselves as iOS does`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
  }

  @Test func `of a rule follow the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: .dark) == .white)
    #expect(color.resolvedColor(with: .light) == .black)
    let faded = color.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: .dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func `of a rule that answers with itself end`() {
    nonisolated final class Ring: @unchecked Sendable { var color = UIColor.clear }
    let ring = Ring()
    ring.color = UIColor { _ in ring.color }
    #expect(ring.color.resolvedColor(with: .light) == .clear)
  }

  @Test func `survive an archive`() throws {
    for color in [UIColor.red, .darkGray, .systemIndigo] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color,
        requiringSecureCoding: true
      )
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }
  }

  @Test func `come from literals`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor.orange)
  }
}

@Suite struct `System colours` {
  @Test(
    arguments: [
      ("systemBlueColor", 0x007AFF, 0x0A84FF), ("systemRedColor", 0xFF3B30, 0xFF453A),
      ("systemGreenColor", 0x34C759, 0x30D158), ("systemOrangeColor", 0xFF9500, 0xFF9F0A),
      ("systemYellowColor", 0xFFCC00, 0xFFD60A), ("systemPinkColor", 0xFF2D55, 0xFF375F),
      ("systemPurpleColor", 0xAF52DE, 0xBF5AF2), ("systemTealColor", 0x30B0C7, 0x40C8E0),
      ("systemIndigoColor", 0x5856D6, 0x5E5CE6), ("systemGrayColor", 0x8E8E93, 0x8E8E93),
      ("systemGray2Color", 0xAEAEB2, 0x636366), ("systemGray6Color", 0xF2F2F7, 0x1C1C1E),
      ("systemGroupedBackgroundColor", 0xF2F2F7, 0x000000), ("labelColor", 0x000000, 0xFFFFFF),
      ("secondarySystemBackgroundColor", 0xF2F2F7, 0x1C1C1E), ("linkColor", 0x007AFF, 0x0984FF),
      ("tableCellGroupedTextColor", 0x385487, 0x385487), ("darkTextColor", 0x000000, 0x000000),
      ("groupTableViewBackgroundColor", 0xF2F2F7, 0x000000), ("whiteColor", 0xFFFFFF, 0xFFFFFF),
    ] as [(String, Int, Int)]
  )
  func `have iOS's numbers, light and dark`(name: String, light: Int, dark: Int) throws {
    let color = try #require(UIColor.interfaceBuilderColor(named: name))
    #expect(hex(color.resolvedColor(with: .light)) == light)
    #expect(hex(color.resolvedColor(with: .dark)) == dark)
  }

  @Test func `have iOS's opacities`() {
    #expect(components(UIColor.secondaryLabel, .light)[3] == 0.6)
    #expect(components(UIColor.tertiaryLabel, .light)[3] == 0.3)
    #expect(components(UIColor.quaternaryLabel, .dark)[3] == 0.16)
    #expect(components(UIColor.separator, .light)[3] == 0.29)
    #expect(components(UIColor.systemFill, .dark)[3] == 0.36)
    #expect(components(UIColor.lightText, .dark)[3] == 0.6)
  }

  @Test func `are lighter on elevated dark surfaces`() {
    let elevated = UITraitCollection(traitsFrom: [.dark, .init(userInterfaceLevel: .elevated)])
    #expect(hex(UIColor.systemBackground.resolvedColor(with: elevated)) == 0x1C1C1E)
    #expect(hex(UIColor.systemBackground.resolvedColor(with: .dark)) == 0x000000)
  }

  @Test func `are stronger with high contrast`() {
    let contrast = UITraitCollection(traitsFrom: [.light, .init(accessibilityContrast: .high)])
    #expect(hex(UIColor.systemBlue.resolvedColor(with: contrast)) == 0x0040DD)
    #expect(hex(UIColor.systemGray5.resolvedColor(with: contrast)) == 0xD8D8DC)
  }

  @Test func `of unknown names are not guessed`() {
    #expect(UIColor.interfaceBuilderColor(named: "systemSnowColor") == nil)
  }
}

extension UITraitCollection {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
}

func components(_ color: UIColor, _ traits: UITraitCollection = .light) -> [CGFloat] {
  var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  return [red, green, blue, alpha]
}

func hex(_ color: UIColor) -> Int {
  components(color).prefix(3).reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
}
