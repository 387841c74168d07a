internal import Foundation
internal import InterfaceBuilder

/// Fills a container with the children that its scene's relationship segues name.
enum Relationships {
  static func build(
    _ controller: UIViewController,
    scene: InterfaceBuilder.Scene,
    storyboard: UIStoryboard
  ) {
    let children = { (relationship: String) in
      scene.relationships(relationship).compactMap { segue in
        controller.destination(
          of: SegueTemplate(segue, in: storyboard.source.document),
          sender: nil
        )
      }
    }
    switch controller {
    case let navigation as UINavigationController:
      let roots = children("rootViewController")
      if !roots.isEmpty { navigation.setViewControllers(roots, animated: false) }
    case let tabs as UITabBarController:
      tabs.setViewControllers(children("viewControllers"), animated: false)
    case let split as UISplitViewController: fill(split, children)
    default: break
    }
  }

  private static func fill(
    _ split: UISplitViewController,
    _ children: (String) -> [UIViewController]
  ) {
    let primary = children("masterViewController")
    let secondary = children("detailViewController")
    guard split.style != .unspecified else {
      split.viewControllers = primary + secondary
      return
    }
    for (column, controllers) in [
      (UISplitViewController.Column.primary, primary),
      (.supplementary, children("supplementaryViewController")),
      (.secondary, secondary),
      (.compact, children("compactViewController")),
    ] {
      controllers.first.map { split.setViewController($0, for: column) }
    }
  }
}
