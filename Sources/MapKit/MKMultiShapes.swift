public import CoreLocation
public import UIKitCore

/// Several lines that are one overlay.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]

  /// Lines as one overlay.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }

  /// The rectangle around all lines.
  open var boundingMapRect: MKMapRect { .around(polylines) }
  /// The middle of the rectangle around all lines.
  open override var coordinate: CLLocationCoordinate2D {
    get { boundingMapRect.middle }
    set {}
  }
}

/// Several areas that are one overlay.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]

  /// Areas as one overlay.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }

  /// The rectangle around all areas.
  open var boundingMapRect: MKMapRect { .around(polygons) }
  /// The middle of the rectangle around all areas.
  open override var coordinate: CLLocationCoordinate2D {
    get { boundingMapRect.middle }
    set {}
  }
}

extension MKMapRect {
  @MainActor fileprivate static func around(_ shapes: [MKMultiPoint]) -> MKMapRect {
    shapes.map(\.boundingMapRect).reduce(.null) { $0.union($1) }
  }

  fileprivate var middle: CLLocationCoordinate2D {
    isNull ? CLLocationCoordinate2D() : MKMapPoint(x: midX, y: midY).coordinate
  }
}

/// Draws several lines alike.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines.
  open var multiPolyline: MKMultiPolyline { lines }
  private let lines: MKMultiPolyline

  /// A renderer of lines.
  public init(multiPolyline: MKMultiPolyline) {
    lines = multiPolyline
    super.init(overlay: multiPolyline)
  }

  /// A renderer of an overlay, which has to be several lines.
  public override init(overlay: any MKOverlay) {
    lines = overlay as? MKMultiPolyline ?? MKMultiPolyline([])
    super.init(overlay: overlay)
  }

  override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    let path = UIBezierPath()
    for line in lines.polylines {
      path.append(UIBezierPath(line.coordinates.map { point(MKMapPoint($0)) }))
    }
    return path
  }
}

/// Draws several areas alike.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The areas.
  open var multiPolygon: MKMultiPolygon { areas }
  private let areas: MKMultiPolygon

  /// A renderer of areas.
  public init(multiPolygon: MKMultiPolygon) {
    areas = multiPolygon
    super.init(overlay: multiPolygon)
  }

  /// A renderer of an overlay, which has to be several areas.
  public override init(overlay: any MKOverlay) {
    areas = overlay as? MKMultiPolygon ?? MKMultiPolygon([])
    super.init(overlay: overlay)
  }

  override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    let path = UIBezierPath()
    path.usesEvenOddFillRule = true
    for area in areas.polygons { path.append(area.path(point)) }
    return path
  }
}

extension MKPolygon {
  /// The lines around the area and around what is cut out of it, for the even-odd rule.
  func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath {
    let path = UIBezierPath(coordinates.map { point(MKMapPoint($0)) })
    path.close()
    path.usesEvenOddFillRule = true
    for hole in interiorPolygons ?? [] { path.append(hole.path(point)) }
    return path
  }
}
