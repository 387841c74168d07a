public import CoreLocation

/// A point of the flat map, which is Mercator's: x runs east and y south, from 0 to 2 to the 28th.
nonisolated public struct MKMapPoint: Sendable, Equatable {
  /// The distance east of the map's western edge.
  public var x: Double
  /// The distance south of the map's northern edge.
  public var y: Double
  /// The corner in the north-west.
  public init() { (x, y) = (0, 0) }
  /// A point of the flat map.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let limited = min(85.051_128_78, max(-85.051_128_78, coordinate.latitude))
    let sine = sin(limited * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    let north = Double.pi * (1 - 2 * y / world)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(north)) * 180 / .pi,
      longitude: x / world * 360 - 180
    )
  }

  /// The metres to another point over the earth.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// The width and height of a rectangle of the flat map.
nonisolated public struct MKMapSize: Sendable, Equatable {
  /// The distance from west to east.
  public var width: Double
  /// The distance from north to south.
  public var height: Double
  /// The size of nothing.
  public init() { (width, height) = (0, 0) }
  /// A size on the flat map.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The size of the whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map.
nonisolated public struct MKMapRect: Sendable, Equatable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// The width and height.
  public var size: MKMapSize
  /// The rectangle of nothing.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// A rectangle from its corner.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle from numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// The rectangle of no place; its union with another is the other.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// True for the rectangle of no place.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// True if nothing is in it.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The distance from west to east.
  public var width: Double { size.width }
  /// The distance from north to south.
  public var height: Double { size.height }

  /// The smallest rectangle around both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The rectangle that is smaller by a distance on each side.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// True if a point is inside.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// True if the two have something in common.
  public func intersects(_ other: MKMapRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// A point of the flat map.
nonisolated public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint
{
  MKMapPoint(coordinate)
}

/// The place of a point of the flat map.
nonisolated public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}
