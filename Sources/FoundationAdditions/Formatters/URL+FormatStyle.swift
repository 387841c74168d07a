public import Foundation

extension URL {
  /// Writes addresses as they are.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A style for addresses.
    public init() {}
    /// The text of an address.
    public func format(_ value: URL) -> String { value.absoluteString }
  }

  /// Reads addresses.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// A strategy.
    public init() {}
    /// The address of a text; throws for a text that is none, or has no scheme and host.
    public func parse(_ value: String) throws -> URL {
      guard let url = URL(string: value), url.scheme != nil, url.host != nil else {
        throw CocoaError(.formatting)
      }
      return url
    }
  }

  /// The address of a text; throws for a text that is none.
  public init(_ value: String, strategy: ParseStrategy) throws { self = try strategy.parse(value) }

  /// The address in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == URL { style.format(self) }

  /// The text of the address.
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A style for addresses.
  public static var url: Self { URL.FormatStyle() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// Reads addresses.
  public static var url: Self { URL.ParseStrategy() }
}

extension Measurement where UnitType == UnitInformationStorage {
  /// The amount of data in bytes and their multiples.
  public func formatted(_ style: ByteCountFormatStyle) -> String {
    Int64(converted(to: .bytes).value).formatted(style)
  }
}

extension ByteCountFormatter {
  /// The amount of data in bytes and their multiples.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>,
    countStyle: CountStyle
  ) -> String {
    string(fromByteCount: Int64(measurement.converted(to: .bytes).value), countStyle: countStyle)
  }
}
