public import Foundation

extension String {
  /// A key of a text in the app's language, with the values put into it.
  ///
  /// The key has a placeholder for each value, as in `Found %lld birds`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Codable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value to put in.
    enum Argument: Equatable, Codable, Sendable {
      case text(String)
      case integer(Int)
      case real(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let number): number
        case .real(let number): number
        }
      }
    }

    /// A key of a text without values.
    public init(_ value: String) {
      key = value.replacing("%", with: "%%")
      arguments = []
    }

    /// The key as files of translations have it: a per cent sign is doubled only beside values.
    var plainKey: String { arguments.isEmpty ? key.replacing("%%", with: "%") : key }

    /// A key of a text without values, from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with a placeholder for each value of an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// Begins an empty key; both numbers are ignored.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text to the key; a per cent sign is doubled, as in format strings.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds the placeholder `%@` and the text.
      public mutating func appendInterpolation(_ text: String) {
        add(.text(text), "%@")
      }

      /// Adds the placeholder `%lld` and the number, cut to the range of `Int`.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
        add(.integer(Int(clamping: number)), "%lld")
      }

      /// Adds the placeholder `%lf` and the number.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
        add(.real(Double(number)), "%lf")
      }

      /// Adds the placeholder `%@` and the value as the style formats it.
      public mutating func appendInterpolation<Value, Format: FormatStyle>(
        _ value: Value,
        format: Format
      ) where Format.FormatInput == Value, Format.FormatOutput == String {
        add(.text(format.format(value)), "%@")
      }

      /// Adds a placeholder of an app's own, such as `%.2f`, and the number.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ number: Number,
        specifier: String
      ) { add(.real(Double(number)), specifier) }

      /// Adds a placeholder of an app's own, such as `%03lld`, and the number, cut to the range of
      /// `Int`.
      public mutating func appendInterpolation<Number: BinaryInteger>(
        _ number: Number,
        specifier: String
      ) { add(.integer(Int(clamping: number)), specifier) }

      /// Adds the placeholder `%@` and what the formatter makes of the object, or else what the
      /// object says of itself.
      public mutating func appendInterpolation<Object: NSObject>(
        _ object: Object,
        formatter: Formatter? = nil
      ) { add(.text(formatter?.string(for: object) ?? object.description), "%@") }

      /// Adds the placeholder `%@` and the characters of a text without its attributes.
      public mutating func appendInterpolation(_ text: AttributedString) {
        add(.text(String(text.characters)), "%@")
      }

      /// Adds the placeholder `%@` and the text of a resource.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        add(.text(String(localized: resource)), "%@")
      }

      private mutating func add(_ argument: Argument, _ placeholder: String) {
        key += placeholder
        arguments.append(argument)
      }
    }
  }

  /// The text in the language of the app, with its values put in.
  public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      key: key.plainKey,
      value: key,
      table: table,
      bundle: bundle ?? .main,
      locale: locale
    )
  }

  /// The text of a key, or a text of its own where there is none.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)",
      value: defaultValue,
      table: table,
      bundle: bundle ?? .main,
      locale: locale
    )
  }

  /// The text of a key, or a default, with the default's values put in.
  init(key: String, value: LocalizationValue, table: String?, bundle: Bundle, locale: Locale) {
    // Foundation formats only texts with values, so a percent sign is written once in others.
    let found = bundle.localizedString(forKey: key, value: value.plainKey, table: table)
    self =
      value.arguments.isEmpty
      ? found : String(format: found, locale: locale, arguments: value.arguments.map(\.value))
  }
}
