public import UIKitCore

/// The view of an annotation.
open class MKAnnotationView: UIView {
  /// The name under which the view is used again; nil if it isn't.
  public let reuseIdentifier: String?
  /// The annotation that the view shows.
  open var annotation: (any MKAnnotation)?
  /// The picture; default nil; setting it gives the view its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      bounds.size = image?.size ?? bounds.size
      picture.frame = bounds
    }
  }
  /// The distance of the view's middle from the place, in points; default zero.
  open var centerOffset = CGPoint.zero
  /// The distance of the bubble from the view, in points; default zero; kept, and not shown here.
  open var calloutOffset = CGPoint.zero
  /// True if a tap selects it; default true.
  open var isEnabled = true
  /// True if it shows a touch; default false.
  open var isHighlighted = false
  /// True if it is selected.
  open private(set) var isSelected = false
  /// True if a bubble is shown for it; default false; kept, and not shown here.
  open var canShowCallout = false
  /// The view on the left of the bubble; default nil; kept, and not shown here.
  open var leftCalloutAccessoryView: UIView?
  /// The view on the right of the bubble; default nil; kept, and not shown here.
  open var rightCalloutAccessoryView: UIView?
  /// The view in the bubble; default nil; kept, and not shown here.
  open var detailCalloutAccessoryView: UIView?
  /// True if it can be moved; default false; kept, and has no effect here.
  open var isDraggable = false
  /// The name of the group that it may be put together with; default nil; kept, and has no effect.
  open var clusteringIdentifier: String?
  /// The importance among others; default 1000; kept, and has no effect here.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The view of the group that this one is in; always nil.
  open var cluster: MKAnnotationView? { nil }
  /// The progress of moving; default `none`.
  open var dragState: DragState = .none
  /// The form by which views are too near to each other; default `rectangle`; kept, and has no
  /// effect here.
  open var collisionMode = CollisionMode.rectangle
  /// The order among views; default 500; kept, and has no effect here.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  /// The order among views while it is selected; default 1000; kept, and has no effect here.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// The distance of the bubble's views, in points; default zero; kept, and not shown here.
  open var accessoryOffset = CGPoint.zero
  private let picture = UIImageView(frame: .zero)

  /// The form by which views are too near to each other.
  nonisolated public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle, none
  }

  /// A view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(picture)
  }

  /// A view without an annotation, of a frame (W-248).
  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Reads what every view has.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(picture)
  }

  /// Called before the view shows another annotation.
  open func prepareForReuse() {}
  /// Sets the progress of moving.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// Called before the view is shown.
  open func prepareForDisplay() {}

  /// Called as the view is selected, and as another is.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// The order of a view among others.
nonisolated public struct MKAnnotationViewZPriority: RawRepresentable, Equatable, Hashable, Sendable
{
  /// The number of the order, up to 1000.
  public var rawValue: Float
  /// Makes an order of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The highest.
  public static let max = Self(rawValue: 1_000)
  /// That of a selected view.
  public static let defaultSelected = Self(rawValue: 1_000)
  /// That of other views.
  public static let defaultUnselected = Self(rawValue: 500)
  /// The lowest.
  public static let min = Self(rawValue: 0)
}

/// The importance of a view among others.
nonisolated public struct MKFeatureDisplayPriority: RawRepresentable, Equatable, Hashable, Sendable
{
  /// The number of the importance, up to 1000.
  public var rawValue: Float
  /// An importance from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// An importance from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// 1000: shown always.
  public static let required = MKFeatureDisplayPriority(1000)
  /// 750.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// 250.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin; default red.
  open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }
  /// True if the pin falls into its place; default false; kept, and has no effect here.
  open var animatesDrop = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame.size = CGSize(width: 24, height: 32)
    isOpaque = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func draw(_ rect: CGRect) {
    Pin.draw(in: bounds, color: pinTintColor ?? .systemRed)
  }
}

/// A round mark with a point.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the mark; nil, the default, is red.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the sign in the mark; nil, the default, is white; kept, and not shown here.
  open var glyphTintColor: UIColor?
  /// The text in the mark; default nil; kept, and not shown here.
  open var glyphText: String?
  /// The picture in the mark; default nil; kept, and not shown here.
  open var glyphImage: UIImage?
  /// The picture in the mark while it is selected; default nil; kept, and not shown here.
  open var selectedGlyphImage: UIImage?
  /// The times at which the title is shown; default `adaptive`; kept, and has no effect here.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// The times at which the subtitle is shown; default `adaptive`; kept, and has no effect here.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// True if the mark grows as it appears; default false; kept, and has no effect here.
  open var animatesWhenAdded = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame.size = CGSize(width: 28, height: 36)
    isOpaque = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func draw(_ rect: CGRect) {
    Pin.draw(in: bounds, color: markerTintColor ?? .systemRed)
  }
}

/// The times at which a part of a mark is shown.
nonisolated public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}

/// The drawing of pins and marks: a disc above a point.
enum Pin {
  static func draw(in bounds: CGRect, color: UIColor) {
    let width = bounds.width
    color.setFill()
    let tail = UIBezierPath()
    tail.move(to: CGPoint(x: width * 0.2, y: width * 0.75))
    tail.addLine(to: CGPoint(x: width / 2, y: bounds.height))
    tail.addLine(to: CGPoint(x: width * 0.8, y: width * 0.75))
    tail.close()
    tail.fill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: width, height: width)).fill()
    UIColor.white.setFill()
    UIBezierPath(
      ovalIn: CGRect(x: 0, y: 0, width: width, height: width).insetBy(
        dx: width * 0.35,
        dy: width * 0.35
      )
    ).fill()
  }
}

extension MKAnnotationView {
  /// Makes objects of classes that are known only when the program runs, as
  /// `Sources/UIKitCore/Making/DynamicMaking.swift` does.
  convenience init(making annotation: (any MKAnnotation)?, _ identifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Creates an instance by the class's `init(annotation:reuseIdentifier:)`.
  @_silgen_name("$s6MapKit16MKAnnotationViewC6making_AcA0C0_pSg_SSSgtcfC")
  class func made(_ annotation: consuming (any MKAnnotation)?, _ identifier: consuming String?)
    -> Self
}
