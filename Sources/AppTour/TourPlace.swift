internal import UIKitCore

/// The place of a tour: the controllers that the user sees, by class and scene.
struct TourPlace {
  /// The same whenever the place is visited, whatever its texts say.
  let id: String
  /// The name the user would call it by.
  let title: String
  /// The class of the controller that shows most.
  let name: String
  /// The controller on top, containers included.
  let front: UIViewController
  /// The scenes that are seen, containers included.
  let scenes: [SceneInstance]
  /// The class of the first controller without a restoration identifier, from the root to what is
  /// seen; nil for none, and in an app that keeps an activity for each scene.
  let untagged: String?

  /// The place on top of the frontmost window that has a controller; nil if there is none.
  init?(_ screen: UIScreen) {
    let window = screen.windows.last { $0.rootViewController != nil }
    guard let root = window?.rootViewController else { return nil }
    front = root.topPresented
    let chain = front.shownControllers
    let content = chain.filter { !$0.isContainer }
    let leaves = content.isEmpty ? chain : content
    id = leaves.map(\.placeName).joined(separator: " + ")
    scenes = chain.compactMap(\.sceneInstance)
    let main = leaves.first ?? front
    title = main.shownTitle ?? front.shownTitle ?? main.className
    name = main.className
    let above = leaves.flatMap { leaf in
      sequence(first: leaf) { $0.parent ?? $0.presentingViewController }.reversed()
    }
    untagged =
      UIApplication.shared.keepsActivities
      ? nil : above.first { $0.restorationIdentifier == nil }?.className
  }
}

extension UIViewController {
  /// The controller presented last, on this one or on one below it.
  fileprivate var topPresented: UIViewController {
    for controller in shownControllers {
      if let presented = controller.directlyPresented { return presented.topPresented }
    }
    return self
  }

  /// This controller and those in it that are seen, each before its children.
  fileprivate var shownControllers: [UIViewController] {
    [self] + inFront.flatMap(\.shownControllers)
  }

  private var inFront: [UIViewController] {
    switch self {
    case let navigation as UINavigationController:
      [navigation.topViewController].compactMap(\.self)
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
    default: children.filter { $0.viewIfLoaded?.window != nil }
    }
  }

  /// True if the controller shows others and little of its own.
  fileprivate var isContainer: Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController,
      is UIPageViewController:
      true
    default: false
    }
  }

  fileprivate var className: String { "\(type(of: self))" }

  fileprivate var placeName: String {
    if let alert = self as? UIAlertController {
      let choices = alert.actions.map { $0.title ?? "" }.joined(separator: "|")
      return "alert \(alert.title ?? "") \(choices)"
    }
    return [className, sceneInstance?.scene.id].compactMap(\.self).joined(separator: "#")
  }

  fileprivate var shownTitle: String? {
    let message = (self as? UIAlertController)?.message
    return [navigationItem.title, title, message].compactMap(\.self).first { !$0.isEmpty }
  }
}
