/// The font families that iOS offers by name, so that `UIFont(name:size:)` answers as it does
/// there.
///
/// It holds the names that exist, not their letters: the text engine draws the nearest typeface
/// that is installed.
nonisolated enum FontCatalog {
  struct Face: Hashable, Sendable {
    let name: String
    let weight: CGFloat
    let isItalic: Bool
  }

  struct Family: Hashable, Sendable {
    let name: String
    let faces: [Face]
  }

  /// Finds a typeface by its full name, or a font family's regular one by the name of the font
  /// family.
  static func find(_ name: String) -> (family: String, face: Face)? {
    index[name.lowercased()]
  }

  /// The full name of the font family's typeface nearest to a weight and slant.
  static func face(family: String, weight: CGFloat, isItalic: Bool) -> String {
    let faces = families.first { $0.name == family }?.faces ?? []
    let slanted = faces.filter { $0.isItalic == isItalic }
    // A font that the app brought along is known by its full name alone.
    let nearest = (slanted.isEmpty ? faces : slanted).min {
      abs($0.weight - weight) < abs($1.weight - weight)
    }
    return nearest?.name ?? family
  }

  static let families: [Family] = table.map { row in
    let parts = row.split(separator: "|").map(String.init)
    let faces = parts[2].split(separator: " ").map { face(base: parts[1], style: String($0)) }
    return Family(name: parts[0], faces: faces)
  }

  private static let index: [String: (family: String, face: Face)] = {
    var index: [String: (family: String, face: Face)] = [:]
    for family in families {
      for face in family.faces { index[face.name.lowercased()] = (family.name, face) }
      let roman = family.faces.min { distance($0) < distance($1) }
      if let roman { index[family.name.lowercased()] = (family.name, roman) }
    }
    return index
  }()

  private static func distance(_ face: Face) -> CGFloat {
    abs(face.weight) + (face.isItalic ? 1 : 0)
  }

  private static func face(base: String, style: String) -> Face {
    let isItalic = ["Ital", "Oblique", "BookIt"].contains { style.contains($0) }
    let name =
      if style == "-" {
        base
      } else if style.hasPrefix("=") {
        base + style.dropFirst()
      } else {
        "\(base)-\(style)"
      }
    return Face(name: name, weight: weight(of: style), isItalic: isItalic)
  }

  /// The heaviest word wins where a style holds two, as in DemiBold.
  private static func weight(of style: String) -> CGFloat {
    let weightNames: [(String, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("Thin", .thin), ("W3", .light),
      ("Light", .light),
      ("ExtraBlack", .black), ("Black", .black), ("Heavy", .heavy), ("ExtraBold", .heavy),
      ("DemiBold", .semibold), ("Demi", .semibold), ("SemiBold", .semibold),
      ("Semibold", .semibold), ("Bold", .bold), ("W6", .bold), ("Medium", .medium),
    ]
    return weightNames.first { style.contains($0.0) }?.1.rawValue ?? 0
  }

  /// Font family, the stem of its full names, and the styles that follow it after a hyphen; `-` is
  /// the stem alone, `=` a style without the hyphen.
  private static let table = [
    "Academy Engraved LET|AcademyEngravedLetPlain|-",
    "Al Nile|AlNile|- Bold",
    "American Typewriter|AmericanTypewriter|"
      + "- Light Semibold Bold Condensed CondensedLight CondensedBold",
    "Apple Color Emoji|AppleColorEmoji|-",
    "Apple SD Gothic Neo|AppleSDGothicNeo|Thin UltraLight Light Regular Medium SemiBold Bold",
    "Apple Symbols|AppleSymbols|-",
    "Arial|Arial|=MT ItalicMT BoldMT BoldItalicMT",
    "Arial Hebrew|ArialHebrew|- Light Bold",
    "Arial Rounded MT Bold|ArialRoundedMTBold|-",
    "Avenir|Avenir|Book BookOblique Light LightOblique Roman Oblique Medium MediumOblique Heavy "
      + "HeavyOblique Black BlackOblique",
    "Avenir Next|AvenirNext|Regular Italic UltraLight UltraLightItalic Medium MediumItalic "
      + "DemiBold DemiBoldItalic Bold BoldItalic Heavy HeavyItalic",
    "Avenir Next Condensed|AvenirNextCondensed|Regular Italic UltraLight UltraLightItalic Medium "
      + "MediumItalic DemiBold DemiBoldItalic Bold BoldItalic Heavy HeavyItalic",
    "Baskerville|Baskerville|- Italic SemiBold SemiBoldItalic Bold BoldItalic",
    "Bodoni 72|BodoniSvtyTwoITCTT|Book BookIta Bold",
    "Bodoni 72 Oldstyle|BodoniSvtyTwoOSITCTT|Book BookIt Bold",
    "Bodoni 72 Smallcaps|BodoniSvtyTwoSCITCTT|Book",
    "Bradley Hand|BradleyHandITCTT|Bold",
    "Chalkboard SE|ChalkboardSE|Light Regular Bold",
    "Chalkduster|Chalkduster|-",
    "Charter|Charter|Roman Italic Bold BoldItalic Black BlackItalic",
    "Cochin|Cochin|- Italic Bold BoldItalic",
    "Copperplate|Copperplate|- Light Bold",
    "Courier New|CourierNewPS|=MT ItalicMT BoldMT BoldItalicMT",
    "Courier|Courier|- Oblique Bold BoldOblique",
    "Damascus|Damascus|- Light Medium SemiBold Bold",
    "Devanagari Sangam MN|DevanagariSangamMN|- Bold",
    "Didot|Didot|- Italic Bold",
    "DIN Alternate|DINAlternate|Bold",
    "DIN Condensed|DINCondensed|Bold",
    "Euphemia UCAS|EuphemiaUCAS|- Italic Bold",
    "Farah|Farah|-",
    "Futura|Futura|Medium MediumItalic Bold CondensedMedium CondensedExtraBold",
    "Geeza Pro|GeezaPro|- Bold",
    "Georgia|Georgia|- Italic Bold BoldItalic",
    "Gill Sans|GillSans|- Italic Light LightItalic SemiBold SemiBoldItalic Bold BoldItalic "
      + "UltraBold",
    "Helvetica|Helvetica|- Oblique Light LightOblique Bold BoldOblique",
    "Helvetica Neue|HelveticaNeue|- Italic UltraLight UltraLightItalic Thin ThinItalic Light "
      + "LightItalic Medium MediumItalic Bold BoldItalic CondensedBold CondensedBlack",
    "Hiragino Maru Gothic ProN|HiraMaruProN|W4",
    "Hiragino Mincho ProN|HiraMinProN|W3 W6",
    "Hiragino Sans|HiraginoSans|W3 W6 W7",
    "Hoefler Text|HoeflerText|Regular Italic Black BlackItalic",
    "Impact|Impact|-",
    "Kailasa|Kailasa|- Bold",
    "Kefa|Kefa|Regular",
    "Khmer Sangam MN|KhmerSangamMN|-",
    "Kohinoor Bangla|KohinoorBangla|Light Regular Semibold",
    "Kohinoor Devanagari|KohinoorDevanagari|Light Regular Semibold",
    "Marker Felt|MarkerFelt|Thin Wide",
    "Menlo|Menlo|Regular Italic Bold BoldItalic",
    "Mishafi|DiwanMishafi|-",
    "Noteworthy|Noteworthy|Light Bold",
    "Optima|Optima|Regular Italic Bold BoldItalic ExtraBlack",
    "Palatino|Palatino|Roman Italic Bold BoldItalic",
    "Papyrus|Papyrus|- Condensed",
    "Party LET|PartyLetPlain|-",
    "PingFang HK|PingFangHK|Ultralight Thin Light Regular Medium Semibold",
    "PingFang SC|PingFangSC|Ultralight Thin Light Regular Medium Semibold",
    "PingFang TC|PingFangTC|Ultralight Thin Light Regular Medium Semibold",
    "Rockwell|Rockwell|Regular Italic Bold BoldItalic",
    "Savoye LET|SavoyeLetPlain|-",
    "Sinhala Sangam MN|SinhalaSangamMN|- Bold",
    "Snell Roundhand|SnellRoundhand|- Bold Black",
    "Symbol|Symbol|-",
    "Tamil Sangam MN|TamilSangamMN|- Bold",
    "Thonburi|Thonburi|- Light Bold",
    "Times New Roman|TimesNewRomanPS|=MT ItalicMT BoldMT BoldItalicMT",
    "Trebuchet MS|TrebuchetMS|- Italic Bold",
    "Verdana|Verdana|- Italic Bold BoldItalic",
    "Zapf Dingbats|ZapfDingbatsITC|-",
    "Zapfino|Zapfino|-",
  ]
}
