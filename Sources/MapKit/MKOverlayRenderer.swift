public import UIKitCore

/// The screen's points for a unit of the map.
public typealias MKZoomScale = CGFloat

/// Draws an overlay.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The overlay that is drawn.
  public let overlay: any MKOverlay
  /// The opacity; default 1.
  open var alpha: CGFloat = 1

  /// A renderer that draws nothing, which apps return for overlays of other kinds (L-182).
  public convenience override init() { self.init(overlay: MKPolyline()) }

  /// A renderer of an overlay.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// The lines of the overlay, by a function from places to points of the map; nil draws nothing.
  func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath? { nil }

  /// Does nothing, and is not called here.
  open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
  /// Does nothing: all is drawn anew whenever the map changes.
  open func setNeedsDisplay() {}
  /// Does nothing: all is drawn anew whenever the map changes.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  /// Does nothing: all is drawn anew whenever the map changes.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: CGFloat) {}
  /// Always true.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
  /// Pixels to a point; always 1.
  open var contentScaleFactor: CGFloat { 1 }
  /// The way colours are mixed with those below; default normal; kept, and has no effect here.
  open var blendMode = CGBlendMode.normal

  /// The point of the flat map, from the overlay's own corner.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let corner = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - corner.x, y: mapPoint.y - corner.y)
  }
  /// The point of the flat map at one from the overlay's own corner.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let corner = overlay.boundingMapRect.origin
    return MKMapPoint(x: corner.x + point.x, y: corner.y + point.y)
  }
  /// The rectangle of the flat map, from the overlay's own corner.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    let size = CGSize(width: mapRect.width, height: mapRect.height)
    return CGRect(origin: point(for: mapRect.origin), size: size)
  }
  /// The rectangle of the flat map of one from the overlay's own corner.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    let corner = mapPoint(for: rect.origin)
    return MKMapRect(x: corner.x, y: corner.y, width: rect.width, height: rect.height)
  }
}

/// Draws an overlay as a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the inside; nil, the default, fills nothing.
  open var fillColor: UIColor?
  /// The colour of the line; nil, the default, draws none.
  open var strokeColor: UIColor?
  /// The width of the line in points; 0, the default, is one point.
  open var lineWidth: CGFloat = 0
  /// The lengths of dashes and gaps in points; nil, the default, for a whole line.
  open var lineDashPattern: [NSNumber]?
  /// The greatest length of corners; default 10; kept, and has no effect here.
  open var miterLimit: CGFloat = 10
  /// The beginning of dashes in points; default 0.
  open var lineDashPhase: CGFloat = 0
  /// Default false; kept, and has no effect here.
  open var shouldRasterize = false
  /// The part at which the line begins, from 0, the default, to 1; kept, and has no effect here.
  open var strokeStart: CGFloat = 0
  /// The part at which the line ends, from 0 to 1, the default; kept, and has no effect here.
  open var strokeEnd: CGFloat = 1
  /// Does nothing: lines are made anew whenever the map changes.
  open func invalidatePath() {}
  /// The form of corners; default round; kept, and has no effect here.
  open var lineJoin = CGLineJoin.round
  /// The form of ends; default round; kept, and has no effect here.
  open var lineCap = CGLineCap.round

  func draw(_ point: (MKMapPoint) -> CGPoint) {
    guard let path = path(point) else { return }
    path.lineWidth = lineWidth > 0 ? lineWidth : 1
    if let dashes = lineDashPattern?.map({ CGFloat($0.doubleValue) }), !dashes.isEmpty {
      path.setLineDash(dashes, count: dashes.count, phase: lineDashPhase)
    }
    if let fillColor {
      fillColor.withAlphaComponent(fillColor.cgColor.alpha * alpha).setFill()
      path.fill()
    }
    if let strokeColor {
      strokeColor.withAlphaComponent(strokeColor.cgColor.alpha * alpha).setStroke()
      path.stroke()
    }
  }
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { lines }
  private let lines: MKPolyline

  /// A renderer of a line.
  public init(polyline: MKPolyline) {
    lines = polyline
    super.init(overlay: polyline)
  }

  /// A renderer of an overlay, which has to be a line.
  public override init(overlay: any MKOverlay) {
    lines = overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0)
    super.init(overlay: overlay)
  }

  override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    UIBezierPath(lines.coordinates.map { point(MKMapPoint($0)) })
  }
}

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  open var polygon: MKPolygon { area }
  private let area: MKPolygon

  /// A renderer of an area.
  public init(polygon: MKPolygon) {
    area = polygon
    super.init(overlay: polygon)
  }

  /// A renderer of an overlay, which has to be an area.
  public override init(overlay: any MKOverlay) {
    area = overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0)
    super.init(overlay: overlay)
  }

  override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath? { area.path(point) }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { shape }
  private let shape: MKCircle

  /// A renderer of a circle.
  public init(circle: MKCircle) {
    shape = circle
    super.init(overlay: circle)
  }

  /// A renderer of an overlay, which has to be a circle.
  public override init(overlay: any MKOverlay) {
    shape = overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
    super.init(overlay: overlay)
  }

  override func path(_ point: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
    let rect = shape.boundingMapRect
    let corner = point(MKMapPoint(x: rect.minX, y: rect.minY))
    let other = point(MKMapPoint(x: rect.maxX, y: rect.maxY))
    let size = CGSize(width: other.x - corner.x, height: other.y - corner.y)
    return UIBezierPath(ovalIn: CGRect(origin: corner, size: size))
  }
}

/// Draws tiles; none are loaded here.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// A renderer of tiles.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Does nothing: nothing was loaded.
  open func reloadData() {}
}

extension UIBezierPath {
  /// Lines from point to point.
  convenience init(_ points: [CGPoint]) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
}
