public import CoreLocation
public import Foundation

/// The kinds of maps.
nonisolated public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The ways in which a map follows the user.
nonisolated public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// The level at which an overlay lies.
nonisolated public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// The point of view over a map.
@preconcurrency @MainActor
open class MKMapCamera: NSObject {
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the place; kept, and has no effect here.
  open var centerCoordinateDistance: CLLocationDistance
  /// Metres above the ground; kept, and has no effect here.
  open var altitude: CLLocationDistance
  /// Degrees from straight down; kept, and has no effect here.
  open var pitch: CGFloat
  /// Degrees clockwise from north; kept, and has no effect here.
  open var heading: CLLocationDirection

  /// A point of view over the place where both degrees are 0.
  public override convenience init() {
    self.init(lookingAtCenter: .init(), fromDistance: 0, pitch: 0, heading: 0)
  }

  /// A point of view over a place.
  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    (centerCoordinateDistance, altitude) = (distance, distance)
    (self.pitch, self.heading) = (pitch, heading)
    super.init()
  }
}

/// The kinds of shops and the like that a map shows; none are shown here.
@preconcurrency @MainActor
open class MKPointOfInterestFilter: NSObject {
  /// All kinds.
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  /// No kind.
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  /// Only some kinds.
  public init(including categories: [MKPointOfInterestCategory]) { super.init() }
  /// All but some kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) { super.init() }
  private override init() { super.init() }
}

/// A kind of shops and the like.
nonisolated public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Airports.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// Cafés.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// Hospitals.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// Museums.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// Parks.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// Shops.
  public static let store = Self(rawValue: "MKPOICategoryStore")
}

/// The reasons for which a map, a search or a way is not there.
nonisolated public struct MKError: Error, Equatable, CustomNSError, Sendable {
  /// The number of a reason.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }
  /// The number of the reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// "MKErrorDomain".
  public static var errorDomain: String { "MKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { Int(code.rawValue) }
}

/// The name under which the class of the views of all annotations is registered that the delegate
/// makes no view for.
nonisolated public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name under which the class of the views of groups is registered; nothing is grouped here.
nonisolated public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
