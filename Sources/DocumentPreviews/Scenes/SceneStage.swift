internal import InterfaceBuilder
internal import UIKitCore

/// Puts a scene's controller into the containers that stand around it.
struct SceneStage {
  let storyboard: UIStoryboard
  let surroundings: SceneSurroundings

  /// The most containers around a scene, and pushed scenes above the root; those between are left
  /// out.
  private static let depth = 8

  /// The outermost controller to show, with the scene's own on top of it.
  func root(for scene: InterfaceBuilder.Scene) -> UIViewController? {
    stage(scene, below: [])?.outermost
  }

  /// True if no container is around a scene.
  func isAlone(_ scene: InterfaceBuilder.Scene) -> Bool {
    surroundings.surrounding(of: scene) == nil
  }

  private typealias Staged = (outermost: UIViewController, controller: UIViewController)

  private func stage(_ scene: InterfaceBuilder.Scene, below: Set<String>) -> Staged? {
    switch surroundings.surrounding(of: scene) {
    case .container(let container)
    where below.count < Self.depth && !below.contains(container.id):
      return stage(scene, in: container, below: below.union([scene.id])) ?? alone(scene)
    case .pusher(let pusher):
      return stage(scene, pushedBy: pusher, below: below) ?? alone(scene)
    default: return alone(scene)
    }
  }

  private func alone(_ scene: InterfaceBuilder.Scene) -> Staged? {
    storyboard.instantiate(scene).map { ($0, $0) }
  }

  /// The container builds its children by itself; the scene's one is brought to the front.
  private func stage(
    _ scene: InterfaceBuilder.Scene,
    in container: InterfaceBuilder.Scene,
    below: Set<String>
  ) -> Staged? {
    guard let staged = stage(container, below: below) else { return nil }
    switch staged.controller {
    case let tabs as UITabBarController:
      guard let child = tabs.viewControllers?.first(where: { $0.isMade(from: scene) }) else {
        return nil
      }
      tabs.selectedViewController = child
      return (staged.outermost, child)
    case let navigation as UINavigationController:
      return navigation.viewControllers.first { $0.isMade(from: scene) }
        .map { (staged.outermost, $0) }
    default: return nil
    }
  }

  /// Stages the root of the stack, and pushes what leads from there to the scene.
  private func stage(
    _ scene: InterfaceBuilder.Scene,
    pushedBy pusher: InterfaceBuilder.Scene,
    below: Set<String>
  ) -> Staged? {
    var root = pusher
    var pushed = [scene]
    while case .pusher(let pusher) = surroundings.surrounding(of: root) {
      pushed.append(root)
      root = pusher
    }
    guard let staged = stage(root, below: below),
      let navigation = staged.controller.navigationController
    else { return nil }
    for scene in pushed.prefix(Self.depth).reversed() {
      guard let controller = storyboard.instantiate(scene) else { return nil }
      navigation.pushViewController(controller, animated: false)
    }
    return navigation.topViewController.map { (staged.outermost, $0) }
  }
}

extension UIViewController {
  /// True if the controller came from that scene.
  func isMade(from scene: InterfaceBuilder.Scene) -> Bool { sceneInstance?.scene.id == scene.id }
}
