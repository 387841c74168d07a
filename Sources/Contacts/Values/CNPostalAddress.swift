public import Foundation

/// An address for letters; `CNMutablePostalAddress` can be changed.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var parts: [String: String] = [:]

  /// Makes an empty address.
  public override init() { super.init() }
  init(_ parts: [String: String]) { self.parts = parts.filter { !$0.value.isEmpty } }

  /// The street and number, in lines; default empty.
  open var street: String { parts[CNPostalAddressStreetKey] ?? "" }
  /// The part of the city; default empty.
  open var subLocality: String { parts[CNPostalAddressSubLocalityKey] ?? "" }
  /// The city; default empty.
  open var city: String { parts[CNPostalAddressCityKey] ?? "" }
  /// The district; default empty.
  open var subAdministrativeArea: String { parts[CNPostalAddressSubAdministrativeAreaKey] ?? "" }
  /// The state; default empty.
  open var state: String { parts[CNPostalAddressStateKey] ?? "" }
  /// The code of the post; default empty.
  open var postalCode: String { parts[CNPostalAddressPostalCodeKey] ?? "" }
  /// The country; default empty.
  open var country: String { parts[CNPostalAddressCountryKey] ?? "" }
  /// The code of the country in two letters; default empty.
  open var isoCountryCode: String { parts[CNPostalAddressISOCountryCodeKey] ?? "" }

  /// An address with the same parts that can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
  /// An address with the same parts that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
  /// The hash of the city.
  open override var hash: Int { city.hashValue }
  /// True if another address has the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.parts == parts
  }
  /// The name of a part for people, in English.
  open class func localizedString(forKey key: String) -> String { names[key] ?? key }

  private static let names = [
    CNPostalAddressStreetKey: "Street",
    CNPostalAddressSubLocalityKey: "Neighborhood",
    CNPostalAddressCityKey: "City",
    CNPostalAddressSubAdministrativeAreaKey: "County",
    CNPostalAddressStateKey: "State",
    CNPostalAddressPostalCodeKey: "ZIP",
    CNPostalAddressCountryKey: "Country",
    CNPostalAddressISOCountryCodeKey: "Country Code",
  ]
}

/// An address whose parts can be set.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street and number, in lines; default empty.
  open override var street: String {
    get { super.street }
    set { set(newValue, CNPostalAddressStreetKey) }
  }
  /// The part of the city; default empty.
  open override var subLocality: String {
    get { super.subLocality }
    set { set(newValue, CNPostalAddressSubLocalityKey) }
  }
  /// The city; default empty.
  open override var city: String {
    get { super.city }
    set { set(newValue, CNPostalAddressCityKey) }
  }
  /// The district; default empty.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { set(newValue, CNPostalAddressSubAdministrativeAreaKey) }
  }
  /// The state; default empty.
  open override var state: String {
    get { super.state }
    set { set(newValue, CNPostalAddressStateKey) }
  }
  /// The code of the post; default empty.
  open override var postalCode: String {
    get { super.postalCode }
    set { set(newValue, CNPostalAddressPostalCodeKey) }
  }
  /// The country; default empty.
  open override var country: String {
    get { super.country }
    set { set(newValue, CNPostalAddressCountryKey) }
  }
  /// The code of the country in two letters; default empty.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { set(newValue, CNPostalAddressISOCountryCodeKey) }
  }
  private func set(_ value: String, _ key: String) { parts[key] = value.isEmpty ? nil : value }
}

/// The name of an address's street and number, in lines.
public let CNPostalAddressStreetKey = "street"
/// The name of an address's part of the city.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The name of an address's city.
public let CNPostalAddressCityKey = "city"
/// The name of an address's district.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The name of an address's state.
public let CNPostalAddressStateKey = "state"
/// The name of an address's code of the post.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The name of an address's country.
public let CNPostalAddressCountryKey = "country"
/// The name of an address's code of the country in two letters.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
