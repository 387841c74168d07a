/// The attributes of text; where UIKit has the same, they have its names.

/// A font; Helvetica at 12 points where it is missing.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor`; black where it is missing.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// True to draw in the context's fill colour, where no colour is given.
public nonisolated(unsafe) let kCTForegroundColorFromContextAttributeName: CFString =
  "CTForegroundColorFromContext"
/// A `CGColor` behind the letters.
public nonisolated(unsafe) let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Points added to each letter's width.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
/// Points added to each letter's width, as typefaces count it.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
/// 0 sets every letter by itself.
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = "NSLigature"
/// A `CTParagraphStyle`.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The width of outlines in hundredths of the size; negative values fill the letters too.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The `CGColor` of outlines.
public nonisolated(unsafe) let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// The raw value of a `CTUnderlineStyle`.
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The `CGColor` of the underline.
public nonisolated(unsafe) let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
/// Above 0 for raised, below for lowered text; kept, and has no effect here.
public nonisolated(unsafe) let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// Points by which the text is raised.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// A `CTRunDelegate`, which says how much room its characters take.
public nonisolated(unsafe) let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// True for letters of vertical text; kept, and has no effect here.
public nonisolated(unsafe) let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// Nested overrides of the writing direction; kept, and have no effect here.
public nonisolated(unsafe) let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
/// The language that chooses between variants of letters, a text.
public nonisolated(unsafe) let kCTLanguageAttributeName: CFString = "NSLanguage"
/// A glyph in place of a character's own; kept, and has no effect here.
public nonisolated(unsafe) let kCTGlyphInfoAttributeName: CFString = "NSGlyphInfo"

/// The form of a line under text.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the form and the pattern.
  public let rawValue: Int32
  /// A style of any bits; no bits draw no line.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// One thin line.
  public static let single = Self(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = Self(rawValue: 0x02)
  /// Two thin lines.
  public static let double = Self(rawValue: 0x09)
}

/// The pattern of a line under text; all are drawn as whole lines here.
public struct CTUnderlineStyleModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the pattern.
  public let rawValue: Int32
  /// A pattern of any bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Dots.
  public static let patternDot = Self(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = Self(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = Self(rawValue: 0x0400)
}
