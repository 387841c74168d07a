internal import Foundation
internal import UIKitCore

/// Makes controllers again by the words that their identifiers begin with.
final class KeptActionRestorer: NSObject, UIViewControllerRestoration {
  static func tag(_ controller: UIViewController) {
    controller.restorationIdentifier = controller.title
    controller.restorationClass = KeptActionRestorer.self
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    guard let name = identifierComponents.last else { return nil }
    let made: UIViewController =
      switch name.prefix(while: \.isLetter) {
      case "nav": UINavigationController()
      case "tab": KeptActionTabs()
      case "pages": KeptActionPages(from: coder)
      case "split":
        KeptActionSplit(
          style: .init(rawValue: coder.decodeInteger(forKey: "style")) ?? .unspecified
        )
      default: KeptActionController()
      }
    made.title = name
    tag(made)
    return made
  }
}

/// A screen that keeps the children in it.
final class KeptActionController: ActionController {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(children, forKey: "children")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    for child in coder.decodeObject(forKey: "children") as? [UIViewController] ?? [] {
      addChild(child)
      child.view.frame = view.bounds.insetBy(dx: 10, dy: 10)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

/// Tabs that no launch makes.
final class KeptActionTabs: UITabBarController {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(viewControllers ?? [], forKey: "tabs")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    viewControllers = coder.decodeObject(forKey: "tabs") as? [UIViewController]
    super.decodeRestorableState(with: coder)
  }
}

/// A split view whose style no launch knows.
final class KeptActionSplit: UISplitViewController {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(style.rawValue, forKey: "style")
  }
}

/// Pages that keep which there are, and which is shown: UIKit keeps neither.
final class KeptActionPages: ActionPages {
  convenience init(from coder: NSCoder) {
    let style = TransitionStyle(rawValue: coder.decodeInteger(forKey: "style"))
    let axis = NavigationOrientation(rawValue: coder.decodeInteger(forKey: "axis"))
    self.init(transitionStyle: style ?? .scroll, navigationOrientation: axis ?? .horizontal)
    dataSource = self
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(transitionStyle.rawValue, forKey: "style")
    coder.encode(navigationOrientation.rawValue, forKey: "axis")
    coder.encode(all, forKey: "all")
    coder.encode(viewControllers?.first, forKey: "shown")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    all = coder.decodeObject(forKey: "all") as? [UIViewController] ?? []
    guard let shown = coder.decodeObject(forKey: "shown") as? UIViewController else { return }
    setViewControllers([shown], direction: .forward, animated: false)
  }
}
