/// The measures of a background that an app draws for its popovers, in points.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow at its foot.
  static func arrowBase() -> CGFloat
  /// The distances from the edges of the background, without the arrow, to the content.
  static func contentViewInsets() -> UIEdgeInsets
  /// The height of the arrow, from foot to point.
  static func arrowHeight() -> CGFloat
}

/// The background of a popover, with border and arrow; an app's class draws them and overrides
/// everything (W-225).
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The width of the arrow at its foot, in points; 0 unless it is overridden.
  open class func arrowBase() -> CGFloat { 0 }
  /// The distances from the edges without the arrow to the content, in points; zero unless overridden.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// The height of the arrow, in points; 0 unless it is overridden.
  open class func arrowHeight() -> CGFloat { 0 }
  /// True for a frame and an inner shadow around the content, which are never drawn here.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// The distance from the middle of the arrow's side to its point, in points; the popover sets it.
  open var arrowOffset: CGFloat = 0
  /// The side on which the arrow is to be drawn; the popover sets it.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Decodes the view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIPopoverPresentationController {
  /// The class that draws the popover's background, a subclass of `UIPopoverBackgroundView`; nil, the
  /// default, is the system's bubble (W-225).
  public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get { groundType as? any UIPopoverBackgroundViewMethods.Type }
    set { groundType = newValue }
  }

  /// The height of the arrow that the popover has, in points.
  var arrowHeight: CGFloat {
    popoverBackgroundViewClass?.arrowHeight() ?? PopoverBubble.arrowHeight
  }

  /// The distances from the background's edges to the content, in points; zero for the system's.
  var groundInsets: UIEdgeInsets { popoverBackgroundViewClass?.contentViewInsets() ?? .zero }

  /// A view of the app's class; nil without one.
  func makeGround() -> UIView? {
    let type = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    return type?.made(.zero)
  }

  /// Tells a background of the app's where its arrow is.
  func describe(_ placement: PopoverPlacement, to ground: UIView) {
    guard let ground = ground as? UIPopoverBackgroundView else { return }
    let isVertical = placement.direction == .up || placement.direction == .down
    let length = isVertical ? placement.frame.width : placement.frame.height
    ground.arrowDirection = placement.direction
    ground.arrowOffset = placement.arrow - length / 2
    ground.setNeedsLayout()
  }
}
