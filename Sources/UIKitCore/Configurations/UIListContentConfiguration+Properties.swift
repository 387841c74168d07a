public import QuartzCore

extension UIListContentConfiguration {
  /// The drawing of a text.
  @preconcurrency @MainActor
  public struct TextProperties: Hashable {
    /// The side to which lines are aligned.
    nonisolated public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    /// The change of case before a text is shown; attributed texts are shown as they are.
    nonisolated public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase, lowercase, capitalized
    }

    /// The font of a text without attributes.
    public var font: UIFont
    /// The color of a text without attributes; it follows the state until it is set (V-63).
    public var color: UIColor {
      get { ownColor ?? (isDimmed ? .tertiaryLabel : systemColor) }
      set { ownColor = newValue }
    }
    /// Makes the color that is drawn of `color`; nil, the default, leaves it.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Default `.natural`.
    public var alignment: TextAlignment = .natural
    /// Default `.byTruncatingTail`.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines that are shown; 0, the default, is any number.
    public var numberOfLines = 0
    /// Default true; kept, and has no effect here.
    public var adjustsFontForContentSizeCategory = true
    /// True if a text that is too long for its line gets smaller; default false.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of its size to which a text shrinks; default 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Default false; kept, and has no effect here.
    public var allowsDefaultTighteningForTruncation = false
    /// Default false; kept, and has no effect here.
    public var showsExpansionTextWhenTruncated = false
    /// Default `.none`.
    public var transform: TextTransform = .none

    private let systemColor: UIColor
    private var ownColor: UIColor?
    /// True if a color that nobody set is that of a disabled row.
    var isDimmed = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      systemColor = color
    }

    /// The color that is drawn.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    private var identity: [AnyHashable?] {
      [
        font, color, colorTransformer == nil, alignment, lineBreakMode.rawValue, numberOfLines,
        adjustsFontForContentSizeCategory, adjustsFontSizeToFitWidth, minimumScaleFactor,
        allowsDefaultTighteningForTruncation, showsExpansionTextWhenTruncated, transform,
      ]
    }

    /// True if all values are equal; transformers count as equal where both have one.
    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }

  /// The drawing of the image.
  @preconcurrency @MainActor
  public struct ImageProperties: Hashable {
    /// The reserved side length that means the system's.
    public static var standardDimension: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// The size and weight of a symbol image; nil, the default, is the image's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of template images; nil, the default, is the tint color.
    public var tintColor: UIColor?
    /// Makes the color that is drawn of the tint; nil, the default, leaves it.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points; default 0, and the image is clipped to any other.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points, of the image; 0 on an axis, the default, does not limit it.
    public var maximumSize: CGSize = .zero
    /// The room, in points, in whose middle the image is; 0 on an axis, the default, is the image's
    /// own size, and the system's for symbols.
    public var reservedLayoutSize: CGSize = .zero
    /// Default false; kept, and has no effect here.
    public var accessibilityIgnoresInvertColors = false
    /// The color of the line around the image; nil, the default, is the tint color.
    public var strokeColor: UIColor?
    /// The width, in points, of the line around the image; default 0 for none.
    public var strokeWidth: CGFloat = 0

    /// The color of template images in a view of this tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    private var identity: [AnyHashable?] {
      [
        preferredSymbolConfiguration, tintColor, tintColorTransformer == nil, cornerRadius,
        maximumSize.width, maximumSize.height, reservedLayoutSize.width,
        reservedLayoutSize.height, accessibilityIgnoresInvertColors, strokeColor, strokeWidth,
      ]
    }

    /// True if all values are equal; transformers count as equal where both have one.
    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }
}

extension UIListContentConfiguration: Hashable {
  private var identity: [AnyHashable?] {
    let margins = directionalLayoutMargins
    return [
      image, text, secondaryText, attributedText, secondaryAttributedText, imageProperties,
      textProperties, secondaryTextProperties, margins.top, margins.leading, margins.bottom,
      margins.trailing, imageToTextPadding, textToSecondaryTextHorizontalPadding,
      textToSecondaryTextVerticalPadding, prefersSideBySideTextAndSecondaryText,
      axesPreservingSuperviewLayoutMargins.rawValue, alpha,
    ]
  }

  /// True if all values are equal; transformers count as equal where both have one.
  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
