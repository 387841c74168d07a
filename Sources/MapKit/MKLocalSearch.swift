public import CoreLocation
public import Foundation

/// A place with its address; addresses are not known here.
nonisolated open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// A place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      placed: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    )
  }

  /// A place; the parts of the address are left out.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }

  /// The same place.
  public convenience override init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
  }

  /// Always nil.
  open var title: String? { nil }
  /// Always nil.
  open var countryCode: String? { nil }
}

/// A place that can be shown in the app for maps, which is not here.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// The name; default nil.
  open var name: String?
  /// The telephone number; default nil.
  open var phoneNumber: String?
  /// The address on the web; default nil.
  open var url: URL?
  /// True for the place of the user; always false here.
  open var isCurrentLocation: Bool { false }

  /// A place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  /// The place of the user, which is not known here: where both degrees are 0.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  /// Always false: there is no app for maps.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Always false: there is no app for maps.
  @discardableResult open class func openMaps(
    with mapItems: [MKMapItem],
    launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// The key of the way in which one travels.
nonisolated public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// Travelling by car.
nonisolated public let MKLaunchOptionsDirectionsModeDriving =
  "MKLaunchOptionsDirectionsModeDriving"
/// Travelling on foot.
nonisolated public let MKLaunchOptionsDirectionsModeWalking =
  "MKLaunchOptionsDirectionsModeWalking"
/// The key of the place in the middle.
nonisolated public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
/// The key of the span.
nonisolated public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

/// Looks for places; there is nobody to ask here, so it finds none.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// A text to look for in a part of the map.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The text; default nil.
    open var naturalLanguageQuery: String?
    /// The part of the map; default nothing.
    open var region = MKCoordinateRegion()
    public override init() { super.init() }
    /// The kinds of results; default addresses and points of interest.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The points of interest that may be found; nil for all, the default.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Looks for a text everywhere.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Looks for a text in a part of the map.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    /// Looks for a text that was completed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// Kinds of results.
  nonisolated public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Shops, parks and the like.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Mountains, rivers and the like.
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
  }

  /// The places that were found.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The places; always none.
    open var mapItems: [MKMapItem] { [] }
    /// The part of the map around them.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Takes places, or an error.
  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void
  /// Always false.
  open var isSearching: Bool { false }
  /// A search.
  public init(request: Request) { super.init() }

  /// Completes on the main queue, with an error.
  open func start(completionHandler: @escaping CompletionHandler) {
    Task { completionHandler(nil, MKError(.placemarkNotFound)) }
  }

  /// Throws always.
  open func start() async throws -> Response { throw MKError(.placemarkNotFound) }

  /// Does nothing: nothing is being looked for.
  open func cancel() {}
}

/// Completes what a user types; it finds nothing here.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// Is notified of results.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The text that the user has typed; default empty; setting it finds nothing.
  open var queryFragment = ""
  /// The part of the map; default nothing.
  open var region = MKCoordinateRegion()
  /// The kinds of results; default addresses, points of interest and further searches.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The points of interest that may be found; nil for all, the default.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Always none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Always false.
  open var isSearching: Bool { false }
  public override init() { super.init() }
  /// Does nothing.
  open func cancel() {}

  /// Kinds of completed texts.
  nonisolated public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Shops, parks and the like.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Texts to search for further.
    public static let query = ResultType(rawValue: 1 << 2)
    /// Mountains, rivers and the like.
    public static let physicalFeature = ResultType(rawValue: 1 << 3)
  }
}

/// A completed text.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  /// The name of the place.
  open var title: String { "" }
  /// The parts of the title that the user typed, as ranges; always none.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The address of the place.
  open var subtitle: String { "" }
  /// The parts of the subtitle that the user typed, as ranges; always none.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Is notified of completed texts; all methods are optional.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are other results; never called here.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are no results; never called here.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
