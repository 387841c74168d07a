/// One colour of the system's palette: the name under which storyboards and `UIColor` know it, and
/// its value for every appearance.
nonisolated struct SystemColor: Sendable {
  let name: String
  let values: AdaptiveColor
}

nonisolated extension SystemColor {
  /// Every system colour by its name, such as `systemBlueColor`.
  static let all: [String: SystemColor] = Dictionary(
    uniqueKeysWithValues: (tints + greys + texts + fills + surfaces + oldNames).map {
      ($0.name, $0)
    }
  )

  /// The named colour as UIKit's type; nil for a name that is not the system's.
  static func color(named name: String) -> UIColor? {
    all[name].map { UIColor(storage: .system($0)) }
  }

  /// Values as 0xRRGGBBAA, in the order light, dark, light and dark with high contrast.
  private init(
    _ name: String,
    _ light: UInt32,
    _ dark: UInt32,
    _ lightContrast: UInt32? = nil,
    _ darkContrast: UInt32? = nil
  ) {
    self.name = name
    values = AdaptiveColor(
      light: UIColor(rgba: light),
      dark: UIColor(rgba: dark),
      lightContrast: lightContrast.map(UIColor.init(rgba:)),
      darkContrast: darkContrast.map(UIColor.init(rgba:))
    )
  }

  /// A surface: also its values on an elevated level, normal and with high contrast.
  private init(
    _ name: String,
    _ light: UInt32,
    _ dark: UInt32,
    _ lightContrast: UInt32,
    _ darkContrast: UInt32,
    elevated: (UInt32, UInt32)
  ) {
    self.name = name
    values = AdaptiveColor(
      light: UIColor(rgba: light),
      dark: UIColor(rgba: dark),
      lightContrast: UIColor(rgba: lightContrast),
      darkContrast: UIColor(rgba: darkContrast),
      darkElevated: UIColor(rgba: elevated.0),
      darkElevatedContrast: UIColor(rgba: elevated.1)
    )
  }
}

// MARK: - The palette

nonisolated extension SystemColor {
  private static let tints = [
    SystemColor("systemRedColor", 0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF),
    SystemColor("systemGreenColor", 0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF),
    SystemColor("systemBlueColor", 0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF),
    SystemColor("systemOrangeColor", 0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF),
    SystemColor("systemYellowColor", 0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF),
    SystemColor("systemPinkColor", 0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF),
    SystemColor("systemPurpleColor", 0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF),
    SystemColor("systemTealColor", 0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF),
    SystemColor("systemIndigoColor", 0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF),
    SystemColor("systemBrownColor", 0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF),
    SystemColor("systemMintColor", 0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF),
    SystemColor("systemCyanColor", 0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF),
    SystemColor("tintColor", 0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF),
    SystemColor("linkColor", 0x007A_FFFF, 0x0984_FFFF, 0x0040_DDFF, 0x409C_FFFF),
  ]

  private static let greys = [
    SystemColor("systemGrayColor", 0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF),
    SystemColor("systemGray2Color", 0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF),
    SystemColor("systemGray3Color", 0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF),
    SystemColor("systemGray4Color", 0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF),
    SystemColor("systemGray5Color", 0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF),
    SystemColor("systemGray6Color", 0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF),
  ]

  private static let texts = [
    SystemColor("labelColor", 0x0000_00FF, 0xFFFF_FFFF),
    SystemColor("secondaryLabelColor", 0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43CC, 0xEBEB_F5B2),
    SystemColor("tertiaryLabelColor", 0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_43B2, 0xEBEB_F58C),
    SystemColor("quaternaryLabelColor", 0x3C3C_432E, 0xEBEB_F529, 0x3C3C_438C, 0xEBEB_F566),
    SystemColor("placeholderTextColor", 0x3C3C_434D, 0xEBEB_F54D, 0x3C3C_43B2, 0xEBEB_F58C),
    SystemColor("separatorColor", 0x3C3C_434A, 0x5454_5899, 0x3C3C_435E, 0x5454_58BF),
    SystemColor("opaqueSeparatorColor", 0xC6C6_C8FF, 0x3838_3AFF),
  ]

  private static let fills = [
    SystemColor("systemFillColor", 0x7878_8033, 0x7878_805C, 0x7878_8047, 0x7878_8070),
    SystemColor("secondarySystemFillColor", 0x7878_8029, 0x7878_8052, 0x7878_803D, 0x7878_8066),
    SystemColor("tertiarySystemFillColor", 0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    SystemColor("quaternarySystemFillColor", 0x7474_8014, 0x7676_802E, 0x7474_8029, 0x7676_8042),
  ]

  private static let surfaces = [
    SystemColor(
      "systemBackgroundColor",
      0xFFFF_FFFF,
      0x0000_00FF,
      0xFFFF_FFFF,
      0x0000_00FF,
      elevated: (0x1C1C_1EFF, 0x2424_26FF)
    ),
    SystemColor(
      "secondarySystemBackgroundColor",
      0xF2F2_F7FF,
      0x1C1C_1EFF,
      0xEBEB_F0FF,
      0x2424_26FF,
      elevated: (0x2C2C_2EFF, 0x3636_38FF)
    ),
    SystemColor(
      "tertiarySystemBackgroundColor",
      0xFFFF_FFFF,
      0x2C2C_2EFF,
      0xFFFF_FFFF,
      0x3636_38FF,
      elevated: (0x3A3A_3CFF, 0x4444_46FF)
    ),
    grouped("systemGroupedBackgroundColor"),
    groupedCell("secondarySystemGroupedBackgroundColor"),
    SystemColor(
      "tertiarySystemGroupedBackgroundColor",
      0xF2F2_F7FF,
      0x2C2C_2EFF,
      0xEBEB_F0FF,
      0x3636_38FF,
      elevated: (0x3A3A_3CFF, 0x4444_46FF)
    ),
  ]

  /// Names from before iOS 13 and those that only Interface Builder writes.
  private static let oldNames = [
    grouped("groupTableViewBackgroundColor"),
    groupedCell("tableCellGroupedBackgroundColor"),
    SystemColor(
      "tableCellPlainBackgroundColor",
      0xFFFF_FFFF,
      0x0000_00FF,
      0xFFFF_FFFF,
      0x0000_00FF,
      elevated: (0x1C1C_1EFF, 0x2424_26FF)
    ),
    SystemColor("tableCellGroupedTextColor", 0x3854_87FF, 0x3854_87FF),
    SystemColor("viewFlipsideBackgroundColor", 0x1F21_24FF, 0x1F21_24FF),
    SystemColor("scrollViewTexturedBackgroundColor", 0x6F71_79FF, 0x6F71_79FF),
    SystemColor("underPageBackgroundColor", 0xB4B8_BFFF, 0xB4B8_BFFF),
  ]

  private static func grouped(_ name: String) -> SystemColor {
    SystemColor(
      name,
      0xF2F2_F7FF,
      0x0000_00FF,
      0xEBEB_F0FF,
      0x0000_00FF,
      elevated: (0x1C1C_1EFF, 0x2424_26FF)
    )
  }

  private static func groupedCell(_ name: String) -> SystemColor {
    SystemColor(
      name,
      0xFFFF_FFFF,
      0x1C1C_1EFF,
      0xFFFF_FFFF,
      0x2424_26FF,
      elevated: (0x2C2C_2EFF, 0x3636_38FF)
    )
  }
}

nonisolated extension UIColor {
  /// A colour written 0xRRGGBBAA.
  convenience init(rgba: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    // Opacities of the palette are written by Apple in hundredths.
    let alpha = (part(0) * 100).rounded() / 100
    self.init(red: part(24), green: part(16), blue: part(8), alpha: alpha)
  }
}
