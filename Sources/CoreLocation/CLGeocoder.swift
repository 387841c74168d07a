public import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation?
  /// The name of the place; always nil.
  open var name: String? { nil }
  /// The street; always nil.
  open var thoroughfare: String? { nil }
  /// The number in the street; always nil.
  open var subThoroughfare: String? { nil }
  /// The town; always nil.
  open var locality: String? { nil }
  /// The part of the town; always nil.
  open var subLocality: String? { nil }
  /// The state; always nil.
  open var administrativeArea: String? { nil }
  /// The part of the state; always nil.
  open var subAdministrativeArea: String? { nil }
  /// The number of the town; always nil.
  open var postalCode: String? { nil }
  /// The country; always nil.
  open var country: String? { nil }
  /// The letters of the country; always nil.
  open var isoCountryCode: String? { nil }
  /// The lake; always nil.
  open var inlandWater: String? { nil }
  /// The sea; always nil.
  open var ocean: String? { nil }
  /// The names of sights; always nil.
  open var areasOfInterest: [String]? { nil }
  /// The part of the earth; always nil.
  open var region: CLRegion? { nil }
  /// The time zone; always nil.
  open var timeZone: TimeZone? { nil }

  init(_ location: CLLocation?) {
    self.location = location
    super.init()
  }

  /// Makes a place of another one.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }

  /// A place without an address.
  package init(placed location: CLLocation) {
    self.location = location
    super.init()
  }
}

/// Finds addresses of places; there is nobody to ask here, so it finds none.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Takes places, or an error.
  public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  /// Always false.
  open var isGeocoding: Bool { false }
  public override init() { super.init() }

  /// Completes on the main queue, with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Completes on the main queue, with an error.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Completes on the main queue, with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Completes on the main queue, with an error.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Completes on the main queue, with an error.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Throws: there is nobody to ask.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Throws: there is nobody to ask.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Throws: there is nobody to ask.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Throws: there is nobody to ask.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Does nothing: nothing is being looked for.
  open func cancelGeocode() {}

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { completion(nil, CLError(.network)) }
  }
}
