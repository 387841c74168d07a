public import Foundation

extension String {
  /// A key of a text in the app's language, with the values put into it.
  ///
  /// The key has a placeholder for each value, as in `Found %lld birds`.
  nonisolated public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable
  {
    let key: String
    let arguments: [Argument]

    /// A value to put in.
    enum Argument: Equatable, Sendable {
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
      key = value
      arguments = []
    }

    /// A key of a text without values, from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with a placeholder for each value of an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a text.
    nonisolated public struct StringInterpolation: StringInterpolationProtocol, Sendable {
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

      private mutating func add(_ argument: Argument, _ placeholder: String) {
        key += placeholder
        arguments.append(argument)
      }
    }
  }

  /// The text in the language of the app, with its values put in.
  nonisolated public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self.init(
      localized: StaticOrDynamic(key: key.key, value: nil),
      arguments: key.arguments,
      table: table,
      bundle: bundle,
      locale: locale
    )
  }

  /// The text of a key, or a text of its own where there is none.
  nonisolated public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: StaticOrDynamic(key: "\(key)", value: defaultValue.key),
      arguments: defaultValue.arguments,
      table: table,
      bundle: bundle ?? .main,
      locale: locale
    )
  }

  /// A key, and the text used if the key has none.
  private struct StaticOrDynamic {
    let key: String
    let value: String?
  }

  nonisolated private init(
    localized text: StaticOrDynamic,
    arguments: [LocalizationValue.Argument],
    table: String?,
    bundle: Bundle,
    locale: Locale
  ) {
    // Foundation formats only texts with values, so a percent sign is written once in others.
    let plain = arguments.isEmpty ? text.key.replacing("%%", with: "%") : text.key
    let found = bundle.localizedString(
      forKey: plain,
      value: text.value ?? plain,
      table: table
    )
    self =
      arguments.isEmpty
      ? found : String(format: found, locale: locale, arguments: arguments.map(\.value))
  }
}
