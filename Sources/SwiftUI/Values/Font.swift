/// A font by its style or size; nothing is written with it here.
public struct Font: Hashable, @unchecked Sendable {
  let font: UIFont

  /// The font of UIKit's, as Core Text takes it.
  public init(_ font: UIFont) { self.font = font }

  /// The font of large titles.
  public static let largeTitle = system(.largeTitle)
  /// The font of titles.
  public static let title = system(.title)
  /// The font of titles of the second level.
  public static let title2 = system(.title2)
  /// The font of titles of the third level.
  public static let title3 = system(.title3)
  /// The font of headings.
  public static let headline = system(.headline)
  /// The font of headings of the second level.
  public static let subheadline = system(.subheadline)
  /// The font of text.
  public static let body = system(.body)
  /// The font of what is said beside.
  public static let callout = system(.callout)
  /// The font of notes.
  public static let footnote = system(.footnote)
  /// The font below pictures.
  public static let caption = system(.caption)
  /// The smaller font below pictures.
  public static let caption2 = system(.caption2)

  /// The system's font in a style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(.preferredFont(forTextStyle: style.style)) }

  /// The system's font in a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: (weight ?? .regular).value)))
  }

  /// A font by its name; the system's if there is none.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }

  /// A font by its name; the system's if there is none.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// A font by its name that does not follow the user's size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The font in another weight; kept as it is here.
  public func weight(_ weight: Weight) -> Font { self }

  /// The font in bold; kept as it is here.
  public func bold() -> Font { self }

  /// The font in italics; kept as it is here.
  public func italic() -> Font { self }

  /// The font with figures of one width; kept as it is here.
  public func monospacedDigit() -> Font { self }

  /// The kinds of letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The styles of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var style: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The thickness of letters.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    /// The thinnest.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// Thinner than light.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// Thinner than regular.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// That of text.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// Thicker than regular.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// Thicker than medium.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// Thicker than semibold.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// Thicker than bold.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The thickest.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }
}
