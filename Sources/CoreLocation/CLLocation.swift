public import Foundation

/// Degrees of latitude or longitude; north and east are positive.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres, or a negative number for a place that is not known.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from north.
public typealias CLLocationDirection = Double
/// Degrees around a direction, or a negative number for one that is not known.
public typealias CLLocationDirectionAccuracy = Double
/// Metres a second around a speed, or a negative number for one that is not known.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees around north.
public typealias CLHeadingComponentValue = Double

/// The accuracy where the user allows only a rough place.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = -3
/// The longest time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// The filter for every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The distance for hearing of every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The best accuracy there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy for finding one's way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees
  /// The place where both are 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Makes a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// True if latitude and longitude are in their ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place that is no place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place with its height and the time at which it was found.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres around the place; negative for no place.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres above and below; negative for no height.
  public let verticalAccuracy: CLLocationAccuracy
  /// The time at which the place was found.
  public let timestamp: Date
  /// Metres a second; negative if it is not known.
  public let speed: CLLocationSpeed
  /// Degrees clockwise from north; negative if it is not known.
  public let course: CLLocationDirection
  /// Degrees around the course; negative if it is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Metres a second around the speed; negative if it is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The storey of a building; always nil.
  open var floor: CLFloor? { nil }
  /// Metres above the ellipsoid, which are taken for those above the sea.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The origin of the place; always nil.
  open var sourceInformation: CLLocationSourceInformation? { nil }

  /// The place where latitude and longitude are 0, as apps have before they know one (L-182).
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Makes a place with its height.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Makes a place with its height and a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy,
      course: course,
      courseAccuracy: -1,
      speed: speed,
      speedAccuracy: -1,
      timestamp: timestamp
    )
  }

  /// Makes a place with its height and a movement, and how well this is known.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    (self.courseAccuracy, self.speedAccuracy) = (courseAccuracy, speedAccuracy)
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.speed) = (course, speed)
    super.init()
  }

  /// Answers itself: places don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The metres to another place over the surface of a sphere of 6,371,009 metres, the earth's mean
  /// radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let (north, east) = (
      sin(radians(b.latitude - a.latitude) / 2), sin(radians(b.longitude - a.longitude) / 2)
    )
    let half =
      north * north + cos(radians(a.latitude)) * cos(radians(b.latitude)) * east * east
    return 2 * 6_371_009 * asin(min(1, half.squareRoot()))
  }
}

/// A part of the earth that an app watches; nothing is watched here.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name of the region.
  public let identifier: String
  /// True to hear of entering; default true.
  open var notifyOnEntry = true
  /// True to hear of leaving; default true.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance

  /// Makes a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// True if a place lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}
