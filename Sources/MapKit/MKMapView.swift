public import CoreLocation
public import UIKitCore

/// A box in place of a map, with the app's annotations and overlays where they belong.
///
/// Streets and pictures of the earth come from a service that is not here. Places, regions,
/// annotations, their views, selection and overlays are as on iOS, on Mercator's flat map.
open class MKMapView: ForeignView {
  /// Hears what happens on the map, and makes views and renderers.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }
  /// The kind of map; default `standard`; kept, and has no effect here.
  open var mapType = MKMapType.standard
  /// True if the user may zoom; default true; kept: nobody can here.
  open var isZoomEnabled = true
  /// True if the user may move the map; default true; kept: nobody can here.
  open var isScrollEnabled = true
  /// True if the user may turn the map; default true; kept: nobody can here.
  open var isRotateEnabled = true
  /// True if the user may tilt the map; default true; kept: nobody can here.
  open var isPitchEnabled = true
  /// True if a compass is shown; default true; kept, and not shown here.
  open var showsCompass = true
  /// True if a scale is shown; default false; kept, and not shown here.
  open var showsScale = false
  /// True if the traffic is shown; default false; kept, and not shown here.
  open var showsTraffic = false
  /// True if buildings are shown; default true; kept, and not shown here.
  open var showsBuildings = true
  /// True if shops and the like are shown; default true; kept, and not shown here.
  open var showsPointsOfInterest = true
  /// The shops and the like that are shown; nil, the default, for all; kept, and has no effect here.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// True if the user is shown; default false; kept: the place of the device is not known here.
  open var showsUserLocation = false
  /// The way in which the map follows the user; default `none`; kept, and has no effect here.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The kind of map with its details; default the standard one; kept, and has no effect here.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The place that the middle stays in; default nil; kept: the map can't be moved by hand here.
  open var cameraBoundary: CameraBoundary?
  /// The distances between which users zoom; kept: the map can't be zoomed by hand here.
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  /// Default false; kept, and not shown here.
  open var showsUserTrackingButton = false
  /// Default `adaptive`; kept, and not shown here.
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  /// The annotation of the user.
  open private(set) lazy var userLocation = MKUserLocation()
  /// Always false.
  open var isUserLocationVisible: Bool { false }
  /// The point of view.
  open var camera: MKMapCamera {
    get { MKMapCamera(lookingAtCenter: region.center, fromDistance: 1_000, pitch: 0, heading: 0) }
    set { setCenter(newValue.centerCoordinate, animated: false) }
  }

  /// The part of the map that is shown, as wide as the view wants it.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// The rectangle of the flat map that is shown.
  open var visibleMapRect: MKMapRect {
    get { wanted.filling(bounds.size) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: wanted.midX, y: wanted.midY).coordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// The annotations in the order in which they came.
  open internal(set) var annotations: [any MKAnnotation] = []
  /// The overlays in the order in which they came.
  open internal(set) var overlays: [any MKOverlay] = []
  /// The annotations whose views are selected: one at most.
  open var selectedAnnotations: [any MKAnnotation] {
    get { annotations.filter { views[ObjectIdentifier($0)]?.isSelected == true } }
    set { newValue.first.map { selectAnnotation($0, animated: false) } }
  }

  var wanted = MKMapRect.world { didSet { setNeedsLayout() } }
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  var registered: [String: MKAnnotationView.Type] = [:]
  var unused: [MKAnnotationView] = []
  let drawing = OverlayView(frame: .zero)

  /// A map of the world; `frame` is in points of its superview.
  public override init(frame: CGRect) {
    super.init(caption: "Map", frame: frame)
    setUp()
  }

  /// Reads the frame and colours that every view has.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    // A map covers what is below it.
    if backgroundColor == nil { backgroundColor = .systemBackground }
    drawing.map = self
    addSubview(drawing)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { select(at: touch.location(in: self)) }
  }

  /// Shows a region, with all of it in view.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    setVisibleMapRect(MKMapRect(region), animated: animated)
  }

  /// Shows a rectangle of the flat map, with all of it in view; it is there at once.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isNull, mapRect.width.isFinite, mapRect.height.isFinite else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animate)
    wanted = mapRect
    delegate?.mapView(self, regionDidChangeAnimated: animate)
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  /// Shows a rectangle of the flat map with room around it.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets,
    animated animate: Bool
  ) {
    let (wide, high) = (bounds.width - insets.left - insets.right, bounds.height - insets.top)
    let (dx, dy) = (
      wide > 0 ? mapRect.width * (insets.left + insets.right) / wide / 2 : 0,
      high > insets.bottom
        ? mapRect.height * (insets.top + insets.bottom) / (high - insets.bottom) / 2 : 0
    )
    setVisibleMapRect(mapRect.insetBy(dx: -dx, dy: -dy), animated: animate)
  }

  /// Moves a place into the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let middle = MKMapPoint(coordinate)
    let (width, height) = (wanted.width, wanted.height)
    setVisibleMapRect(
      MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
      animated: animated
    )
  }

  /// Shows a region from another point of view.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    setCenter(camera.centerCoordinate, animated: animated)
  }

  /// Follows the user; kept, and has no effect here.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// The region as it would be shown.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(MKMapRect(region).filling(bounds.size))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    drawing.frame = bounds
    makeRenderers()
    drawing.setNeedsDisplay()
    placeAnnotations()
  }
}

/// The overlays of a map.
final class OverlayView: UIView {
  weak var map: MKMapView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { map?.drawOverlays() }
}

extension MKMapRect {
  /// The rectangle around this one in the shape of a view.
  func filling(_ size: CGSize) -> MKMapRect {
    guard size.width > 0, size.height > 0, width > 0, height > 0 else { return self }
    let scale = max(width / size.width, height / size.height)
    let (wide, high) = (size.width * scale, size.height * scale)
    return MKMapRect(x: midX - wide / 2, y: midY - high / 2, width: wide, height: high)
  }
}
