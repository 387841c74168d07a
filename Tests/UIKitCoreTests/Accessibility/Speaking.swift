import AccessibilityTree
import UIKitTesting

@testable import UIKitCore

/// A controller whose view has other views one below the other, 60 points apart.
func column(_ views: UIView...) -> UIViewController {
  let controller = UIViewController()
  for (index, view) in views.enumerated() {
    if view.frame.size == .zero { view.frame.size = CGSize(width: 200, height: 44) }
    view.frame.origin = CGPoint(x: 20, y: 100 + 60 * CGFloat(index))
    controller.view.addSubview(view)
  }
  return controller
}

/// What is said of views that stand one below the other.
func spoken(_ views: UIView..., on model: DeviceModel = .iPhone15) -> [String] {
  let stage = Stage(model)
  let controller = UIViewController()
  for (index, view) in views.enumerated() {
    if view.frame.size == .zero { view.frame.size = CGSize(width: 200, height: 44) }
    view.frame.origin = CGPoint(x: 20, y: 100 + 60 * CGFloat(index))
    controller.view.addSubview(view)
  }
  stage.show(controller)
  stage.turn()
  return stage.screen.spokenElements.map(\.spoken.description)
}

/// The hint of one view.
func hint(_ view: UIView) -> String {
  view.frame.size = CGSize(width: 200, height: 44)
  let node = AccessibleItem(object: view, isElement: true, frame: view.frame).node
  return node.spoken.hint
}

/// A plain element in a place, called by a name.
final class NamedView: UIView {
  init(_ name: String, _ frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) { nil }
}
