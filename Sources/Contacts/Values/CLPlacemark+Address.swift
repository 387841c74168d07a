public import CoreLocation

extension CLPlacemark {
  /// The address as contacts have it; nil, as no place's address is known here.
  public var postalAddress: CNPostalAddress? { nil }
}
