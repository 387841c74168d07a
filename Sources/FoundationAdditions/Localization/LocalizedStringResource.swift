public import Foundation

/// A key of a text with where its translations are, so that the text can be asked for later (L-212).
public struct LocalizedStringResource: Equatable, Codable, Sendable,
  CustomLocalizedStringResourceConvertible, ExpressibleByStringInterpolation
{
  /// The place where translations are.
  public enum BundleDescription: Equatable, Codable, Sendable {
    /// The app's bundle; the default.
    case main
    /// The bundle that has a class.
    case forClass(AnyClass)
    /// The bundle at an address.
    case atURL(URL)
  }

  /// The key, with a placeholder for each value.
  public let key: String
  /// The text where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the file of translations; nil for `Localizable`.
  public let table: String?
  /// The language that the text is asked for in; values are written as it does.
  public var locale: Locale
  /// The bundle that has the translations.
  public let bundle: BundleDescription

  /// A text whose key is also its default.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.plainKey
    defaultValue = keyAndValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// A text with a default of its own.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// A text of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text of a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// The bundle as an object; the app's where there is none at an address.
  var bundleObject: Bundle {
    switch bundle {
    case .main: .main
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url) ?? .main
    }
  }
}

/// A value that has a text for people.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text for people.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource.BundleDescription {
  /// True for the same bundle.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.main, .main): true
    case (.forClass(let a), .forClass(let b)): a == b
    case (.atURL(let a), .atURL(let b)): a == b
    default: false
    }
  }

  /// Reads the address that a bundle was kept by; the app's bundle has none.
  public init(from decoder: any Decoder) throws {
    let url = try decoder.singleValueContainer().decode(URL?.self)
    self = url.map { .atURL($0) } ?? .main
  }

  /// Keeps a bundle by its address.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .main: try container.encodeNil()
    case .forClass(let type): try container.encode(Bundle(for: type).bundleURL)
    case .atURL(let url): try container.encode(url)
    }
  }
}

extension String {
  /// The text of a resource in the language of the app, with its values put in.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key,
      value: resource.defaultValue,
      table: resource.table,
      bundle: resource.bundleObject,
      locale: resource.locale
    )
  }
}

extension AttributedString {
  /// The text of a resource in the language of the app, with its values put in.
  public init(localized resource: LocalizedStringResource) {
    self.init(inflecting: String(localized: resource))
  }
}
