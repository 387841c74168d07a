public import CoreLocation
internal import UIKitCore

/// Something that covers a part of the map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around it.
  var boundingMapRect: MKMapRect { get }
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

/// Tiles of pictures; none are loaded here.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The address of a tile with places for its numbers.
  public let urlTemplate: String?
  /// True if the system's own map is hidden below; default false; kept, and has no effect here.
  open var canReplaceMapContent = false

  /// Tiles of an address.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// The place where both degrees are 0.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The whole map.
  open var boundingMapRect: MKMapRect { .world }
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
