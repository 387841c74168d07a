public import Foundation

nonisolated extension NSAttributedString {
  /// The way in which a part of a text is pointed out.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// Makes a style of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = Self(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The colours in which a part of a text is pointed out.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    /// The name of the colours.
    public let rawValue: String
    /// Makes a name of any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view's own.
    public static let `default` = Self(rawValue: "NSTextHighlightColorSchemeDefault")
    /// Purple.
    public static let purple = Self(rawValue: "NSTextHighlightColorSchemePurple")
    /// Pink.
    public static let pink = Self(rawValue: "NSTextHighlightColorSchemePink")
    /// Orange.
    public static let orange = Self(rawValue: "NSTextHighlightColorSchemeOrange")
    /// Mint.
    public static let mint = Self(rawValue: "NSTextHighlightColorSchemeMint")
    /// Blue.
    public static let blue = Self(rawValue: "NSTextHighlightColorSchemeBlue")
  }
}

nonisolated extension NSAttributedString.Key {
  /// A `TextHighlightStyle`; kept, and not drawn here.
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  /// A `TextHighlightColorScheme`; kept, and not drawn here.
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
  /// A string that makes the text an item of its own in a text view (W-242).
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
