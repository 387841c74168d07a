internal import QuartzCore

/// The preview of what a context menu belongs to, over the dimmed screen: a picture of a view, or
/// the view of a controller that an app made for it.
final class LiftedPreview {
  let view: UIView
  /// The controller whose view is shown; nil for a picture.
  let controller: UIViewController?
  private let origin: UITargetedPreview
  /// Called when the preview is tapped.
  var tapped: (() -> Void)?

  /// A picture of a preview's view as it is now; the view itself if it is in no window.
  init(_ preview: UITargetedPreview) {
    origin = preview
    controller = nil
    let box = UIView(frame: CGRect(origin: .zero, size: preview.size))
    let isElsewhere = preview.view.window != nil
    if let picture = isElsewhere
      ? preview.view.snapshotView(afterScreenUpdates: false) : preview.view
    {
      picture.frame = box.bounds
      box.addSubview(picture)
    }
    let path = preview.parameters.visiblePath
    if let path {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      box.layer.mask = mask
    } else {
      box.backgroundColor = preview.parameters.backgroundColor
      box.layer.cornerRadius = preview.view.layer.cornerRadius
      box.clipsToBounds = true
    }
    view = box
  }

  /// The view of a controller, which an app made as the preview of what was pressed.
  init(_ controller: UIViewController, from preview: UITargetedPreview, in window: UIWindow) {
    origin = preview
    self.controller = controller
    let preferred = controller.preferredContentSize
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let size = CGSize(
      width: preferred.width > 0 ? min(preferred.width, room.width) : room.width,
      height: preferred.height > 0 ? min(preferred.height, room.height) : room.height * 0.55
    )
    let box = UIView(frame: CGRect(origin: .zero, size: size))
    box.layer.cornerRadius = 13
    box.clipsToBounds = true
    if let content = controller.view {
      content.frame = box.bounds
      content.isUserInteractionEnabled = false
      box.addSubview(content)
    }
    view = box
  }

  /// The place of the preview before it moves to make room, about the middle of what was pressed.
  func frame(in overlay: UIView) -> CGRect {
    let target = origin.target
    let center = target.container.convert(target.center, to: overlay)
    let size = view.bounds.size
    var frame = CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    guard controller != nil, let window = overlay.window else { return frame }
    let room = window.bounds.inset(by: window.safeAreaInsets)
    frame.origin.x = min(max(frame.minX, room.minX + 16), room.maxX - 16 - size.width)
    frame.origin.y = max(frame.minY, room.minY)
    return frame
  }

  func isTapped(_ touch: UITouch, in overlay: UIView) -> Bool {
    guard let tapped, view.frame.contains(touch.location(in: overlay)) else { return false }
    tapped()
    return true
  }
}
