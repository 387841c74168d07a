public import CoreLocation
internal import UIKitCore

/// Something that covers a part of the map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around it.
  var boundingMapRect: MKMapRect { get }
  /// True if it covers a part of a rectangle; by default if the rectangles do.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// True if the system's own map is hidden below; by default false.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// True if the rectangle around it and another one have a part in common.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Always false.
  public var canReplaceMapContent: Bool { false }
}

/// A shape of several places.
open class MKMultiPoint: MKShape {
  private let places: [CLLocationCoordinate2D]

  /// A shape without places (L-182).
  public override init() {
    places = []
    super.init()
  }

  /// Copies places from memory.
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = Array(UnsafeBufferPointer(start: coordinates, count: count))
    super.init()
  }

  /// Copies points of the flat map from memory.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    let places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
    self.init(coordinates: places, count: places.count)
  }

  /// The points of the flat map, as long as the shape lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { memory.points }
  private lazy var memory = PointMemory(places.map(MKMapPoint.init))

  /// The part of the line before a point, from 0 to 1, by distances on the flat map.
  open func location(atPointIndex index: Int) -> CGFloat {
    let points = places.map(MKMapPoint.init)
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let all = lengths.reduce(0, +)
    guard all > 0, index > 0 else { return 0 }
    return CGFloat(lengths.prefix(index).reduce(0, +) / all)
  }

  /// The number of places.
  open var pointCount: Int { places.count }
  /// The places, for a renderer.
  var coordinates: [CLLocationCoordinate2D] { places }

  /// The rectangle around all places.
  open var boundingMapRect: MKMapRect {
    places.map(MKMapPoint.init).reduce(.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }

  /// The middle of the rectangle around all places.
  open override var coordinate: CLLocationCoordinate2D {
    get {
      let rect = boundingMapRect
      return rect.isNull
        ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }
    set {}
  }

  /// Writes a range of the places into memory.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    let range = max(0, range.location)..<min(places.count, range.location + range.length)
    for (offset, place) in places[range].enumerated() { coords[offset] = place }
  }
}

/// Memory for points of the flat map.
nonisolated private final class PointMemory {
  let points: UnsafeMutablePointer<MKMapPoint>

  init(_ all: [MKMapPoint]) {
    points = .allocate(capacity: max(all.count, 1))
    points.initialize(from: all, count: all.count)
  }

  deinit { points.deallocate() }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public override init() { super.init() }

  public override init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(coordinates: coordinates, count: count)
  }
}

/// A line that follows the earth's surface; drawn here as a straight one.
open class MKGeodesicPolyline: MKPolyline {}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// Areas that are cut out.
  public let interiorPolygons: [MKPolygon]?

  public override init() {
    interiorPolygons = nil
    super.init()
  }

  public override init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    interiorPolygons = nil
    super.init(coordinates: coordinates, count: count)
  }

  /// An area with others cut out.
  public init(
    coordinates: UnsafePointer<CLLocationCoordinate2D>,
    count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(coordinates: coordinates, count: count)
  }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// A circle of no size (L-182).
  public override init() {
    radius = 0
    super.init()
  }

  /// A circle with a radius in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = coord
  }

  /// The square around the circle.
  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate,
      latitudinalMeters: radius * 2,
      longitudinalMeters: radius * 2
    )
    return MKMapRect(region)
  }
}

extension MKMapRect {
  /// The rectangle around a region.
  nonisolated init(_ region: MKCoordinateRegion) {
    let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let (middle, top) = (region.center, min(85, region.center.latitude + half.0))
    let north = MKMapPoint(
      CLLocationCoordinate2D(latitude: top, longitude: middle.longitude - half.1)
    )
    let south = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: max(-85, middle.latitude - half.0),
        longitude: middle.longitude + half.1
      )
    )
    self.init(x: north.x, y: north.y, width: south.x - north.x, height: south.y - north.y)
  }
}
