/// An object that an app registered under a name; it is not kept alive.
struct RegisteredObject {
  private(set) weak var object: (any UIStateRestoring)?
  let identifier: String

  /// The identifiers of those that the object belongs to, and its own.
  func path(among others: [RegisteredObject]) -> [String] {
    var path = [identifier]
    var next = object?.restorationParent
    // An object may name itself or a child as its parent; such a line is cut.
    while let parent = next, path.count < 64 {
      if let controller = parent as? UIViewController {
        return StateTree.path(of: controller) + path
      }
      guard let entry = others.first(where: { $0.object === parent }) else { return path }
      path.insert(entry.identifier, at: 0)
      next = parent.restorationParent
    }
    return path
  }
}
