internal import CCairo
import Foundation

extension FontFace {
  /// The request to pango: font families in order, weight, slant and the size of the letters.
  func makeDescription(language: String, scripts: [String] = []) -> OpaquePointer? {
    let description = pango_font_description_new()
    let families =
      [family.substitute(size: size), "Inter", "Noto Sans"] + scripts + [Self.chinese(language)]
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(openTypeWeight)))
    let isSlanted = isItalic || family.isSlantedByName
    pango_font_description_set_style(
      description,
      isSlanted ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
    )
    let size = Double(size * glyphScale) * Double(PANGO_SCALE)
    pango_font_description_set_absolute_size(description, max(size, 1))
    return description
  }

  /// The features of the font that are switched on or off.
  func features(ligatures: Bool, pairs: Bool = true) -> String {
    var features: [String] = []
    if usesSystemLetters {
      // Inter would make arrows of hyphens and raise colons, which the system font does not.
      features.append("calt=0")
    }
    if monospacedDigits { features.append("tnum=1") }
    if !ligatures { features += ["liga=0", "clig=0", "dlig=0"] }
    if !pairs { features.append("kern=0") }
    return features.joined(separator: ",")
  }

  var usesSystemLetters: Bool { family == .system || family == .rounded }

  /// True if the fonts that nearly all text is drawn with draw this face as all fonts would.
  var isCommon: Bool {
    usesSystemLetters && !isItalic && FontPackage.commonWeights.contains(openTypeWeight)
  }

  /// The weight as font files count it: 100 to 900.
  ///
  /// The kit's lightest weight, ultra light, is thinner than its thin one.
  var openTypeWeight: Int {
    if case .named(let name) = family, let weight = NamedFont.weight(of: name), self.weight == 0 {
      return weight
    }
    let table: [(CGFloat, CGFloat)] = [
      (-1, 100), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600),
      (0.4, 700), (0.56, 800), (0.62, 900), (1, 900),
    ]
    guard let next = table.firstIndex(where: { $0.0 >= weight }) else { return 900 }
    guard next > 0 else { return 100 }
    let (low, high) = (table[next - 1], table[next])
    let exact = low.1 + (high.1 - low.1) * (weight - low.0) / (high.0 - low.0)
    return Int((exact / 100).rounded()) * 100
  }

  /// The font family for Chinese characters as a language writes them.
  private static func chinese(_ language: String) -> String {
    if language.hasPrefix("ja") { return "Noto Sans CJK JP" }
    if language.hasPrefix("ko") { return "Noto Sans CJK KR" }
    let isTraditional = ["zh-hant", "zh-tw", "zh-hk", "zh-mo"].contains { language.hasPrefix($0) }
    return isTraditional ? "Noto Sans CJK TC" : "Noto Sans CJK SC"
  }
}

extension FontFace.Family {
  /// The font family among our own that replaces this one.
  func substitute(size: CGFloat) -> String {
    switch self {
    // The system font changes to letters for display at 20 points.
    case .system, .rounded: size < 20 ? "Inter" : "Inter Display"
    case .serif: "Noto Serif"
    case .monospaced: "DejaVu Sans Mono"
    case .named(let name):
      FontLibrary.shared.registeredFamily(name) ?? NamedFont.find(name)?.substitute
        ?? FontPackage.ownFamily(name) ?? "Inter"
    }
  }

  var isSlantedByName: Bool {
    guard case .named(let name) = self else { return false }
    let lower = name.lowercased()
    return lower.contains("italic") || lower.contains("oblique")
  }
}

extension FontLibrary {
  /// The font family of a registered font by any of its names.
  func registeredFamily(_ name: String) -> String? { registeredFont(name)?.family }

  /// A font of the app's by its PostScript name, full name or font family, in any case, whether
  /// registered or only read.
  package func registeredFont(_ name: String) -> RegisteredFont? {
    lock.withLock { Self.font(name, among: usable) }
  }

  /// A registered font, which is found by its name alone.
  package func announcedFont(_ name: String) -> RegisteredFont? {
    lock.withLock { Self.font(name, among: registered) }
  }

  static func font(_ name: String, among fonts: [RegisteredFont]) -> RegisteredFont? {
    func first(_ key: (RegisteredFont) -> String) -> RegisteredFont? {
      fonts.first { key($0) == name }
        ?? fonts.first { key($0).caseInsensitiveCompare(name) == .orderedSame }
    }
    return first(\.postScriptName) ?? first(\.fullName) ?? first(\.family)
  }
}
