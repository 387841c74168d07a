public import Foundation

/// The forms of addresses.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

/// The name of the attribute that says of what part a piece of a text is.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
/// The name of the attribute with the names of all parts for people.
public let CNPostalAddressLocalizedPropertyNameAttribute =
  "CNPostalAddressLocalizedPropertyNameAttribute"

/// Writes addresses in lines as letters have them, in the order of the United States (L-264).
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// The form; default `mailingAddress`.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Makes a formatter.
  public override init() { super.init() }
  /// Nobody archives a formatter.
  public required init?(coder: NSCoder) { nil }

  /// The lines of an address.
  open class func string(
    from postalAddress: CNPostalAddress,
    style: CNPostalAddressFormatterStyle
  ) -> String {
    let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    let city = [postalAddress.city, region.joined(separator: " ")].filter { !$0.isEmpty }
    let separator = postalAddress.state.isEmpty ? " " : ", "
    return [
      postalAddress.street, postalAddress.subLocality, city.joined(separator: separator),
      postalAddress.country,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The lines of an address.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
  /// The lines of an object that is an address.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map { string(from: $0) }
  }
}
