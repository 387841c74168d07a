public import CoreLocation
public import Foundation

/// The texts that an annotation may have; the default of each is nil.
///
/// On iOS both are optional requirements of `MKAnnotation`.
@preconcurrency @MainActor
public protocol MKAnnotationTexts: NSObjectProtocol {
  /// The title.
  @_disfavoredOverload var title: String? { get }
  /// The text below the title.
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotationTexts {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// A place with a title that is shown on a map.
///
/// Of any annotation both texts are optional twice, as those of optional requirements are on iOS: the
/// outer one is never nil here (L-286).
@preconcurrency @MainActor
public protocol MKAnnotation: MKAnnotationTexts {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// The title, whose default is nil.
  public var title: String?? { .some(texts.title) }
  /// The text below the title, whose default is nil.
  public var subtitle: String?? { .some(texts.subtitle) }
  private var texts: any MKAnnotationTexts { self }
}

/// An annotation with a title.
@preconcurrency @MainActor
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
@preconcurrency @MainActor
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
@preconcurrency @MainActor
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
