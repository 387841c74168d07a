public import CoreLocation
public import Foundation

/// A place with a title that is shown on a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; by default nil.
  var title: String? { get }
  /// The text below the title; by default nil.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An annotation with a title.
open class MKShape: NSObject, MKAnnotation {
  /// The title; default nil.
  open var title: String?
  /// The text below the title; default nil.
  open var subtitle: String?
  /// The place; that of a point or the middle of an overlay.
  open var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  private var place = CLLocationCoordinate2D()
  public override init() { super.init() }
}

/// An annotation at a place that can be changed.
open class MKPointAnnotation: MKShape {
  public override init() { super.init() }

  /// An annotation at a place.
  public init(coordinate: CLLocationCoordinate2D) {
    super.init()
    self.coordinate = coordinate
  }

  /// An annotation at a place, with a title.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    super.init()
    self.coordinate = coordinate
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// The annotation of the user, whose place is not known here.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Always nil.
  open var location: CLLocation? { nil }
  /// Always nil.
  open var heading: CLHeading? { nil }
  /// Always false.
  open var isUpdating: Bool { false }
  /// An invalid place, since none is known.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The title; default nil.
  open var title: String?
  /// The text below the title; default nil.
  open var subtitle: String?
  public override init() { super.init() }
}

/// Several annotations that are too near to each other; none are put together here.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations that are put together.
  public let memberAnnotations: [any MKAnnotation]
  /// The title; default nil.
  open var title: String?
  /// The text below the title; default nil.
  open var subtitle: String?

  /// Puts annotations together.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The mean of the places.
  open var coordinate: CLLocationCoordinate2D {
    let places = memberAnnotations.map(\.coordinate)
    guard !places.isEmpty else { return CLLocationCoordinate2D() }
    return CLLocationCoordinate2D(
      latitude: places.reduce(0) { $0 + $1.latitude } / Double(places.count),
      longitude: places.reduce(0) { $0 + $1.longitude } / Double(places.count)
    )
  }
}

extension NSNotification.Name {
  /// Posted by an app whose annotation has another title or subtitle; nobody listens here.
  nonisolated public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
    "MKAnnotationCalloutInfoDidChangeNotification"
  )
}
