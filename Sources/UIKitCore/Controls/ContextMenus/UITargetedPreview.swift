public import QuartzCore

/// The place that a preview comes from or goes to (G-09).
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @MainActor NSCopying {
  /// The view that the place lies in.
  public let container: UIView
  /// The middle of the preview, in the container's coordinates.
  public let center: CGPoint
  /// The rotation and scale of the preview there; default the identity.
  public let transform: CGAffineTransform

  /// Makes a target in a view; one in no window raises an exception (G-20).
  public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
    guard container.window == nil else { return }
    UIKitException.targetOutsideWindow(container.withSuperviews).raise()
  }

  /// Makes a target in a view, neither turned nor scaled.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The target itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is shown above others, and its place (G-09).
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @MainActor NSCopying {
  /// The view whose picture is shown.
  public let view: UIView
  /// The part of the view that is shown.
  public let parameters: UIPreviewParameters
  /// The place that the preview comes from or goes to.
  public let target: UIPreviewTarget

  /// Makes a preview with a place of its own.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Makes a preview of a view that is in a window, in its own place; a view in no window raises an
  /// exception (G-20).
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.window == nil { UIKitException.previewOutsideWindow(view.withSuperviews).raise() }
    let container = view.superview ?? view
    let target = UIPreviewTarget(container: container, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of all of a view that is in a window; a view in no window raises an exception
  /// (G-20).
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The rectangle of the preview, neither turned nor scaled, in the container of its target.
  var frameInContainer: CGRect {
    CGRect(
      x: target.center.x - size.width / 2,
      y: target.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The same preview in another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }

  /// The preview itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
  /// The view and all that it lies in, from the inside to the outside.
  fileprivate var withSuperviews: [UIView] { Array(sequence(first: self, next: \.superview)) }
}
