internal import InterfaceBuilder

/// Which containers stand around a scene when it is on screen, as Xcode infers it for the bars
/// that it draws.
struct SceneSurroundings {
  let document: Document

  /// The scene that is around another, and how.
  enum Surrounding {
    /// A navigation or tab bar controller that has the scene as root or tab.
    case container(InterfaceBuilder.Scene)
    /// A scene that pushes this one.
    case pusher(InterfaceBuilder.Scene)
  }

  /// What is around a scene: its container, else a scene on a navigation stack that shows it.
  func surrounding(of scene: InterfaceBuilder.Scene) -> Surrounding? {
    guard let id = scene.controller?.id else { return nil }
    if let container = sources(of: id, where: isRelationship).first(where: isContainer) {
      return .container(container)
    }
    guard !isContainer(scene), scene.controller?.name != "splitViewController" else { return nil }
    return sources(of: id, where: isPush)
      .first { $0.id != scene.id && isOnStack($0) }.map { .pusher($0) }
  }

  /// Whether another scene shows this one inside a container view.
  func isEmbedded(_ scene: InterfaceBuilder.Scene) -> Bool {
    guard let id = scene.controller?.id else { return false }
    return !sources(of: id) { $0.kind == "embed" }.isEmpty
  }

  private func sources(
    of id: String,
    where matches: (Segue) -> Bool
  ) -> [InterfaceBuilder.Scene] {
    document.scenes.filter { scene in
      scene.segues.contains { $0.destination == id && matches($0) }
    }
  }

  private func isRelationship(_ segue: Segue) -> Bool { segue.kind == "relationship" }

  private func isPush(_ segue: Segue) -> Bool { segue.kind == "show" || segue.kind == "push" }

  private func isContainer(_ scene: InterfaceBuilder.Scene) -> Bool {
    ["navigationController", "tabBarController"].contains(scene.controller?.name)
  }

  /// Whether a scene stands on a navigation stack: as its root, or pushed by one that does.
  private func isOnStack(_ scene: InterfaceBuilder.Scene) -> Bool {
    var seen: Set<String> = []
    var waiting = [scene]
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted, let id = next.controller?.id else { continue }
      let containers = sources(of: id, where: isRelationship)
      if containers.contains(where: { $0.controller?.name == "navigationController" }) {
        return true
      }
      if !isContainer(next) { waiting += sources(of: id, where: isPush) }
    }
    return false
  }
}
