internal import Device
public import QuartzCore

/// The style of the pointer in a region: an effect on what lies there, or a shape.
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
  /// The shape that a desktop's pointer has.
  let desktopShape: PointerShape?

  /// A style with an effect on a preview; a pointer of a desktop becomes a hand, unless a shape says
  /// otherwise.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(desktopShape: shape?.desktopShape ?? .hand)
  }

  /// A style with a shape alone; the axes are kept out of it: pointers of desktops move freely.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(desktopShape: shape.desktopShape)
  }

  init(desktopShape: PointerShape?) { self.desktopShape = desktopShape }

  /// A pointer of which nothing is seen.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(desktopShape: .hidden) }

  /// The pointer as it is without a style.
  open class func system() -> UIPointerStyle { UIPointerStyle(desktopShape: .arrow) }

  /// The style of a view that reacts as a whole.
  static func standard(for view: UIView) -> UIPointerStyle { UIPointerStyle(desktopShape: .hand) }
}

/// The style of what a pointer or a finger near the screen is over.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @MainActor NSCopying {
  /// Default true; kept, and has no effect here.
  open var isEnabled = true

  /// The style itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The effect of the pointer on what it is over; here the pointer of the desktop becomes a hand.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The way a hover effect tints its preview.
  public nonisolated enum TintMode: Int, Sendable { case none, overlay, underlay }

  case automatic(UITargetedPreview)
  /// The pointer becomes the shape of the preview.
  case highlight(UITargetedPreview)
  /// The preview is lifted.
  case lift(UITargetedPreview)
  /// The preview is tinted, shadowed or scaled.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The preview that the effect is on.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// A shape of the pointer.
@MainActor
public enum UIPointerShape {
  /// The radius of rounded rectangles that name none, in points.
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  /// A path around the pointer's place; desktops show their arrow.
  case path(UIBezierPath)
  /// A rounded rectangle; desktops show their hand.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam between letters of a line, of a length in points, which desktops choose themselves.
  case verticalBeam(length: CGFloat)
  /// A beam between letters of a column; desktops show that of lines.
  case horizontalBeam(length: CGFloat)

  fileprivate var desktopShape: PointerShape {
    switch self {
    case .path: .arrow
    case .roundedRect: .hand
    case .verticalBeam, .horizontalBeam: .beam
    }
  }
}
