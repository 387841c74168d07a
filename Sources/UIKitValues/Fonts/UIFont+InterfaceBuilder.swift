package import InterfaceBuilder

/// Fonts as documents spell them.

nonisolated extension UIFont {
  /// The font that a document means; a typeface that the system lacks becomes the system font.
  package static func font(
    for font: InterfaceBuilder.Font,
    compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let size = font.size.map { CGFloat($0) } ?? systemFontSize
    switch font.face {
    case .system(let weight): return systemFont(ofSize: size, weight: Weight(word: weight))
    // Bolder than `boldSystemFont(ofSize:)`, as the widths of such texts in documents show.
    case .boldSystem: return systemFont(ofSize: size, weight: .bold)
    case .italicSystem: return italicSystemFont(ofSize: size)
    case .textStyle(let style):
      return preferredFont(forTextStyle: TextStyle(rawValue: style), compatibleWith: traits)
    case .named(let name, let family):
      let named = UIFont(name: name, size: size) ?? family.flatMap { UIFont(name: $0, size: size) }
      return named ?? systemFont(ofSize: size, weight: Weight(style: name))
    }
  }

  /// True if the system has a typeface or font family of that name.
  package static func isKnown(name: String) -> Bool {
    FontChoice(knownName: name) != nil
  }
}

nonisolated extension UIFont.Weight {
  /// The weight that documents call by a word such as `semibold`; regular for no word.
  package init(word: String?) {
    let named = Self.named.first { $0.word.lowercased() == word?.lowercased() }
    self = named?.weight ?? .regular
  }

  /// The weight that a typeface's full name speaks of, such as `Lato-Bold`.
  init(style name: String) {
    let style = name.split(separator: "-").last.map(String.init) ?? ""
    let named = Self.named.last { style.range(of: $0.word, options: .caseInsensitive) != nil }
    self = named?.weight ?? .regular
  }
}
