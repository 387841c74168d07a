/// The size at which a symbol image is drawn: the point size of its text, times the symbol's scale.
nonisolated struct SymbolMetrics {
  let symbol: SystemSymbol
  /// Points in an em of the drawing.
  let em: CGFloat
  let weight: UIImage.SymbolWeight
  private let capHeight: CGFloat
  private let lineHeight: CGFloat
  private let pixel: CGFloat

  init(_ state: ImageState) {
    let settings = state.symbolConfiguration.settings
    let font = SymbolMetrics.font(settings, traits: state.configuration?.traits)
    let name = if case .symbol(let name) = state.source { name } else { "" }
    symbol = SymbolLibrary.symbol(named: name) ?? SymbolLibrary.placeholder
    weight = settings.weight ?? UIImage.SymbolWeight(fontWeight: font.weight)
    em = font.pointSize * SymbolMetrics.factor(settings.scale)
    capHeight = font.capHeight
    lineHeight = font.lineHeight
    pixel = 1 / max(state.scale, 1)
  }

  /// The size in points, on whole pixels.
  var size: CGSize {
    CGSize(width: rounded(symbol.size.width * em), height: rounded(symbol.size.height * em))
  }

  /// The symbol's middle is at the middle of the capitals.
  var baselineOffset: CGFloat { (size.height - capHeight) / 2 }

  /// The insets by which layout takes every symbol to be as high as a line of its text.
  var alignmentInsets: UIEdgeInsets {
    let excess = (size.height - lineHeight) / 2
    return UIEdgeInsets(top: excess, left: 0, bottom: excess, right: 0)
  }

  /// The growth of the drawing's lines with the weight.
  var lineFactor: CGFloat {
    switch weight {
    case .ultraLight: 0.35
    case .thin: 0.5
    case .light: 0.75
    case .regular, .unspecified: 1
    case .medium: 1.15
    case .semibold: 1.3
    case .bold: 1.45
    case .heavy: 1.65
    case .black: 1.85
    }
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }

  /// Symbols without a size are sized for body text at its usual size.
  private static func font(_ settings: SymbolSettings, traits: UITraitCollection?) -> UIFont {
    if let style = settings.textStyle {
      return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    return .systemFont(ofSize: settings.pointSize ?? 17)
  }

  private static func factor(_ scale: UIImage.SymbolScale?) -> CGFloat {
    switch scale {
    case .small: 0.79
    case .large: 1.28
    case .medium, .default, .unspecified, nil: 1
    }
  }
}
