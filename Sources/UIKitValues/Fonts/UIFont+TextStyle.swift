nonisolated extension UIFont {
  /// A role of text in a screen; its size follows the reader's choice.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name under which fonts and documents keep the style.
    public let rawValue: String

    /// Makes a style of any name; an unknown one has the sizes of `body`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Bold; 36 points at the size `large`.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Bold; 28 points at the size `large`.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Regular; 34 points at the size `large`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Regular; 28 points at the size `large`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Regular; 22 points at the size `large`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Regular; 20 points at the size `large`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Semibold; 17 points at the size `large`.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Regular; 15 points at the size `large`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Regular; 17 points at the size `large`.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Regular; 16 points at the size `large`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Regular; 13 points at the size `large`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Regular; 12 points at the size `large`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Regular; 11 points at the size `large`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a text style for the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style for the text size that `traitCollection` asks for.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style,
      compatibleWith: traitCollection
    )
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// The text style that the font was made for, if any.
  package var textStyle: TextStyle? { descriptor.textStyle }

  /// The font at the text size that `traits` ask for: that of its text style, or as its metrics
  /// scale it; nil for a font of a fixed size.
  package func adjusted(for traits: UITraitCollection) -> UIFont? {
    if let scaling = descriptor.choice.scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
        for: withSize(scaling.size),
        maximumPointSize: scaling.maximum,
        compatibleWith: traits
      )
    }
    return textStyle.map { .preferredFont(forTextStyle: $0, compatibleWith: traits) }
  }

  /// The same font, remembering how it follows the user's text size.
  func following(_ scaling: FontScaling) -> UIFont {
    var choice = descriptor.choice
    choice.scaling = scaling
    return UIFont(descriptor: UIFontDescriptor(choice), size: 0)
  }
}
