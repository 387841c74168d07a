/// The attributes of text.

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`; the system's at 12 points where it is missing.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// 0 sets every letter by itself.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points added to each letter's width.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added to each letter's width, as typefaces count it.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The `UIColor` of outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines in hundredths of the size; negative values fill the letters too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The name of a text effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An `NSTextAttachment` in place of the character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or its text.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The `UIColor` of the underline.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The `UIColor` of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How the text slants, 0 upright.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of how the letters widen.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Nested overrides of the writing direction.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// 0 for horizontal letters, the only ones there are.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

/// How a line under or through text is drawn.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
