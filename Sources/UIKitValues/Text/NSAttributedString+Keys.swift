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
  /// The name of a text effect; kept, and not drawn here.
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
  /// The slant of the text as a share of its height; 0 for none.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the widening of letters; kept, and has no effect here.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Nested overrides of the writing direction; kept, and have no effect here.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// 0 for horizontal letters, the only ones there are.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

/// The form of a line under or through text.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the form, the pattern and the extent.
  public let rawValue: Int

  /// Makes a style of any bits; no bits draw no line.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A dotted line; drawn as a whole line here.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line; drawn as a whole line here.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn; drawn as a whole line here.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn; drawn as a whole line here.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line under spaces; they are underlined here all the same.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
