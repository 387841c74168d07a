public import Foundation

extension PersonNameComponents {
  /// Writes names, as `PersonNameComponentsFormatter` does (L-219).
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of names.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short = 1
      /// Given and surname.
      case medium
      /// All parts.
      case long
      /// The first letters of given and surname.
      case abbreviated
    }

    /// The length of names.
    public var style: Style
    /// The language; kept, since the letters of a name decide about its order here.
    public var locale: Locale

    /// A style for names.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The text of a name.
    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(value).text(.init(rawValue: style.rawValue) ?? .default)
    }

    /// The same style for another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Reads names.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// A strategy.
    public init() {}

    /// The parts of a name; throws for a text without letters.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameText.components(of: value) else {
        throw CocoaError(.formatting)
      }
      return name
    }
  }

  /// The parts of a name; throws for a text without letters.
  public init(_ value: String, strategy: ParseStrategy = ParseStrategy()) throws {
    self = try strategy.parse(value)
  }

  /// The name in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }

  /// Given and surname.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads names.
  public static var name: Self { PersonNameComponents.ParseStrategy() }
}
