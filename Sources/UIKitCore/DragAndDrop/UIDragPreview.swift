/// The part of its view that the preview of a dragged item shows (G-09).
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place that the preview of a dragged item comes from or goes to (G-09).
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture of a dragged item, and its place (G-09).
open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a preview that shows a URL.
  public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    let view = UIDragPreview(for: url, title: title).view
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
