internal import Foundation
internal import Testing
internal import UIKitCore

/// Actions that end the app: what it kept has to be there again, and nothing of what was.
extension RandomActions {
  /// The app goes to the background and comes back; nothing changes.
  func leaveAndComeBack() {
    settle()
    let before = stage.restorationTree
    stage.background()
    stage.foreground()
    settle()
    keptTree = before
    compare(before, "the background changes")
  }

  /// The app ends, in the background or without a word, and is launched again.
  func relaunch(saves: Bool) {
    settle()
    let before = saves ? stage.restorationTree : keptTree
    guard let before else { return }
    if saves { stage.background() }
    spare = []
    stage.kill()
    // Whoever was between will and did is gone with the app.
    begun = BegunAppearances()
    stage.relaunch()
    settle()
    keptTree = before
    compare(before, "comes back otherwise")
  }

  private func compare(_ before: String, _ rule: String) {
    let after = stage.restorationTree
    if after != before { complain("\(rule):\n\(before)\n→\n\(after)") }
  }
}

/// An app whose screens are all made by code, and whose root it finds in its state.
final class KeptActionsDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    coder.encode(window?.rootViewController, forKey: "root")
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    guard let root = coder.decodeObject(forKey: "root") as? UIViewController else { return }
    window?.rootViewController = root
  }
}

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
