/// The place that a preview comes from or goes to (G-09).
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @MainActor NSCopying {
  /// The view that the place lies in.
  public let container: UIView
  /// The middle of the preview, in the container's coordinates.
  public let center: CGPoint
  /// The rotation and scale of the preview there; default the identity.
  public let transform: CGAffineTransform

  /// Makes a target in a view.
  public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Makes a target in a view, neither turned nor scaled.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The target itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The place that the preview of a dragged item comes from or goes to (G-09).
open class UIDragPreviewTarget: UIPreviewTarget {}

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

  /// Makes a preview of a view that is in a window, in its own place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    let target = UIDragPreviewTarget(container: container, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview of all of a view that is in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview in another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }

  /// The preview itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The picture of a dragged item, and its place (G-09).
open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a preview that shows a URL.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    let view = UIDragPreview(for: url).view
    self.init(view: view, parameters: UIDragPreviewParameters(), target: target)
  }
}

/// The picture of an item while it is dragged (G-09).
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view whose picture is shown.
  public let view: UIView
  /// The part of the view that is shown.
  public let parameters: UIDragPreviewParameters

  /// Makes a picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Makes a picture of all of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Makes a picture of a URL and its title, or else its address.
  public convenience init(for url: URL, title: String? = nil) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    label.backgroundColor = .secondarySystemBackground
    label.textAlignment = .center
    let size = label.sizeThatFits(CGSize(width: 300, height: 60))
    label.frame = CGRect(x: 0, y: 0, width: size.width + 24, height: size.height + 16)
    self.init(view: label)
  }
}
