internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// One scene or xib made anew, by itself in a window.
final class ConnectionStage {
  private let window: UIWindow
  /// The objects that nothing else may hold: those of a xib, one cell of each prototype.
  private var kept: [Any] = []

  /// Nil when there is nothing to show.
  init?(_ content: ConnectionList.Subject.Content, on screen: UIScreen) {
    window = UIWindow(frame: screen.bounds)
    if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
      window.windowScene = scene
    }
    switch content {
    case .scene(let scene, let storyboard):
      guard let controller = storyboard.instantiate(scene) else { return nil }
      show(controller)
    case .xib(let source, let name): show(source, name)
    }
  }

  /// Takes the window away, with whatever was presented in it.
  func end() {
    window.isHidden = true
    window.rootViewController = nil
    kept = []
  }

  /// True if a view is in the window, or for an object that is no view.
  func holds(_ object: AnyObject) -> Bool {
    (object as? UIView).map { $0.window === window } ?? true
  }

  private func show(_ controller: UIViewController) {
    let isContainer =
      controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
    window.rootViewController =
      isContainer ? controller : wrapped(UINavigationController(rootViewController: controller))
    window.makeKeyAndVisible()
  }

  /// In an app that begins with columns its screens ask for them.
  private func wrapped(_ stack: UINavigationController) -> UIViewController {
    let root = window.screen.windows.first { $0 !== window }?.rootViewController
    guard root is UISplitViewController else { return stack }
    let columns = UISplitViewController()
    columns.viewControllers = [stack]
    return columns
  }

  private func show(_ source: NibSource, _ name: String) {
    let owner = owner(of: source)
    if let controller = owner as? UIViewController {
      controller.adoptNib(named: name)
      return show(controller)
    }
    kept = owner.map { [$0] } ?? []
    let objects = NibInstance(source: source).instantiate(owner: owner, external: [:])
    kept += objects
    let holder = UIViewController()
    for view in objects.compactMap({ $0 as? UIView }) { holder.view.addSubview(view) }
    show(objects.lazy.compactMap { $0 as? UIViewController }.first ?? holder)
  }

  private func owner(of source: NibSource) -> AnyObject? {
    let placeholder = source.document.placeholders.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    guard let placeholder, let name = placeholder["customClass"] else { return nil }
    guard name != "UIApplication" else { return UIApplication.shared }
    let registry = ClassRegistry.shared
    guard let type = registry.type(named: name, module: placeholder["customModule"]) else {
      return nil
    }
    if let made = registry.make(type) { return made }
    let archive = NibArchive(source: source, traits: .current)
    let coder = NibCoder(element: placeholder, archive: archive)
    if let type = type as? UIViewController.Type { return type.init(coder: coder) }
    return (type as? UIView.Type)?.init(coder: coder)
  }

  // MARK: - Prototypes

  /// Makes one of each prototype of the lists that are shown, whether or not they have rows.
  func makePrototypes() {
    makePrototypes(in: window)
  }

  private func makePrototypes(in view: UIView) {
    if let table = view as? UITableView {
      kept += table.prototypes.compactMap { $0.make() }
    } else if let collection = view as? UICollectionView {
      kept += collection.prototypes.compactMap { $0.make() }
    }
    for subview in view.subviews { makePrototypes(in: subview) }
  }
}
