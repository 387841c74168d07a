public import QuartzCore

/// The shape and the background of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @MainActor NSCopying {
  /// The part of the view that is shown, in its coordinates; nil, the default, for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil, the default, is that of the preview.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; default the system's background.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }

  /// Makes parameters of a text whose lines have these frames, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) {
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -8, dy: -4), cornerRadius: 8))
    }
    if !path.isEmpty { visiblePath = path }
  }

  /// Answers an object with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// A place on the screen that a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the preview is placed in.
  public let container: UIView
  /// The middle of the preview, in the container's coordinates.
  public let center: CGPoint
  /// Applied about the middle; default the identity.
  public let transform: CGAffineTransform

  /// Makes a target in a view, which has to be in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view to be lifted from the screen, in a shape and from a place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Shape and background.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget
  /// In points, that of the view.
  open var size: CGSize { view.bounds.size }

  /// Makes a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview of a view where it is; it has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center)
    )
  }

  /// Makes a preview of a whole view where it is; it has to be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Answers a preview of the same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
