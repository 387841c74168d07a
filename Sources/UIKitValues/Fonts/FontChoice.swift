/// Everything that picks a typeface: font family, weight, slant, digits, size and role.
nonisolated struct FontChoice: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    case named(String)
  }

  var family: Family
  var weight: CGFloat = 0
  var isItalic = false
  var hasMonospacedDigits = false
  /// In points; 0 while nothing is chosen.
  var size: CGFloat = 0
  var textStyle: UIFont.TextStyle?
  /// The size at the usual text size and how it grows; nil for a font of a fixed size.
  var scaling: FontScaling?
  /// From one baseline to the next in points, as a text style asks; 0 for the typeface's own.
  var lineDistance: CGFloat = 0
  /// The transform of the letters; only its slant is drawn.
  var matrix = CGAffineTransform.identity
}

/// The way in which a font of an app's own size follows the user's text size.
nonisolated struct FontScaling: Hashable, Sendable {
  /// The style whose distance between baselines it follows.
  var style: UIFont.TextStyle
  /// At the usual text size, in points.
  var size: CGFloat
  /// In points; 0 for none.
  var maximum: CGFloat
}

nonisolated extension FontChoice {
  /// The typeface as the text engine knows it.
  var face: FontFace {
    var face = FontFace(
      family: engineFamily,
      size: size > 0 ? size : UIFont.smallSystemFontSize,
      weight: weight,
      isItalic: isItalic,
      monospacedDigits: hasMonospacedDigits
    )
    if lineDistance > 0 { face.leading = lineDistance - face.metrics.lineHeight }
    return face
  }

  private var engineFamily: FontFace.Family {
    switch family {
    case .named(let name): .named(name)
    case .system(.rounded): .rounded
    case .system(.serif): .serif
    case .system(.monospaced): .monospaced
    case .system: .system
    }
  }

  /// The slant that the matrix gives letters, in widths to a height.
  var slant: CGFloat { matrix.a != 0 ? matrix.c / matrix.a : 0 }

  var familyName: String {
    guard case .system(let design) = family else { return namedFamily }
    return switch design {
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    default: ".AppleSystemUIFont"
    }
  }

  private var namedFamily: String {
    guard case .named(let name) = family else { return "" }
    return FontLibrary.shared.registeredFont(name)?.family ?? name
  }

  /// The full name of the typeface, such as `.SFUI-Semibold` or `HelveticaNeue-Bold`.
  var postscriptName: String {
    let style = UIFont.Weight(weight).word + (isItalic ? "Italic" : "")
    let suffix = style == "RegularItalic" ? "RegularItalic" : style
    return switch family {
    case .system(.rounded): ".SFUIRounded-\(suffix)"
    case .system(.serif): ".NewYork-\(suffix)"
    case .system(.monospaced): ".AppleSystemUIFontMonospaced-\(suffix)"
    case .system: ".SFUI-\(suffix)"
    case .named(let name): FontCatalog.face(family: name, weight: weight, isItalic: isItalic)
    }
  }

  var traits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if case .system(.monospaced) = family { traits.insert(.traitMonoSpace) }
    if case .system = family { traits.insert(.traitUIOptimized) }
    return traits
  }

  /// The weight that bold means here: large text styles turn bold, everything else semibold.
  var boldWeight: UIFont.Weight {
    guard case .system = family else { return .bold }
    switch textStyle {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: return .bold
    default: return .semibold
    }
  }

  mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
    let isBold = weight >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold) != isBold {
      weight = isBold ? 0 : boldWeight.rawValue
    }
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitMonoSpace), case .system = family {
      family = .system(.monospaced)
    }
  }
}
