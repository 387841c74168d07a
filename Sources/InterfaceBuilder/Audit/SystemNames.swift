/// Names that come with iOS.
enum SystemNames {
  /// True if a class is named as Apple's are.
  static func isClass(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  private static let prefixes = [
    "UI", "NS", "MK", "AV", "SK", "SCN", "AR", "GLK", "MTK", "WK", "PDF", "CL", "CA", "GK", "MP",
    "PH", "PK", "QL", "SF", "CN", "EK", "AD", "MF", "CK", "RP", "LP", "VN", "INUI", "CAR",
  ]

  /// The class that an element makes when its own is not there.
  static func baseClass(of tag: String) -> String {
    switch tag {
    case "placeholder", "customObject": "NSObject"
    case "hostingController": "UIViewController"
    case "pongPressGestureRecognizer": "UILongPressGestureRecognizer"
    case "segue": "UIStoryboardSegue"
    case "wkWebView": "WKWebView"
    case "mapView": "MKMapView"
    case "sceneKitView": "SCNView"
    case "arscnView": "ARSCNView"
    case "skView": "SKView"
    case "glkView": "GLKView"
    case "mtkView": "MTKView"
    default: "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
    }
  }

  /// True if iOS has a font of a PostScript name or a font family.
  static func isFont(_ name: String, family: String?) -> Bool {
    if name.hasPrefix(".") || family?.hasPrefix(".") == true { return true }
    if let family, families.contains(family) { return true }
    let stem = name.prefix { $0 != "-" }
    return families.contains(String(stem)) || packed.contains(String(stem))
  }

  /// Names of font families as PostScript names spell them: without spaces.
  private static let packed = Set(families.map { $0.filter { $0 != " " } } + others)

  /// PostScript stems that are not the name of their font family.
  private static let others = [
    "ArialMT", "TimesNewRomanPSMT", "TimesNewRomanPS", "CourierNewPSMT", "CourierNewPS",
    "TrebuchetMS", "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT",
    "BodoniOrnamentsITCTT", "HiraMinProN", "HiraginoSans", "HiraMaruProN", "HelveticaNeueUI",
    "STHeitiSC", "STHeitiTC", "SFProText", "SFProDisplay", "SFUIText", "SFUIDisplay",
    "SFProRounded",
    "MarkerFelt", "AppleColorEmoji", "ZapfDingbatsITC", "PartyLetPlain", "SavoyeLetPlain",
    "AcademyEngravedLetPlain", "GillSans", "NewYork", "Trebuchet",
  ]

  private static let families: Set = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Bangla Sangam MN", "Baskerville",
    "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "DIN Alternate", "DIN Condensed", "Damascus", "Devanagari Sangam MN", "Didot",
    "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Grantha Sangam MN", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC", "Helvetica",
    "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
    "Hoefler Text", "Impact", "Iowan Old Style", "Kailasa", "Kannada Sangam MN", "Kefa",
    "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marion", "Marker Felt", "Menlo",
    "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu",
    "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Oriya Sangam MN",
    "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell",
    "STIX Two Math", "STIX Two Text", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand",
    "Superclarendon", "Symbol", "System", "Tamil Sangam MN", "Telugu Sangam MN", "Thonburi",
    "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]
}
