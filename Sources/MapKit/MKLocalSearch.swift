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
open class MKLocalSearch: NSObject {
  /// A text to look for in a part of the map.
  open class Request: NSObject {
    /// The text; default nil.
    open var naturalLanguageQuery: String?
    /// The part of the map; default nothing.
    open var region = MKCoordinateRegion()
    public override init() { super.init() }
    /// Looks for a text in a part of the map.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
  }

  /// The places that were found.
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
open class MKLocalSearchCompleter: NSObject {
  /// Is notified of results.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The text that the user has typed; default empty; setting it finds nothing.
  open var queryFragment = ""
  /// The part of the map; default nothing.
  open var region = MKCoordinateRegion()
  /// Always none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Always false.
  open var isSearching: Bool { false }
  public override init() { super.init() }
  /// Does nothing.
  open func cancel() {}
}

/// A completed text.
open class MKLocalSearchCompletion: NSObject {
  /// The name of the place.
  open var title: String { "" }
  /// The address of the place.
  open var subtitle: String { "" }
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
