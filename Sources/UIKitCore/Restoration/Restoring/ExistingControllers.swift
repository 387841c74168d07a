/// Controllers that are there already, by their place among the preserved ones.
///
/// Each is given out once, so that two objects of a state never become one.
struct ExistingControllers {
  private struct Place: Hashable {
    let parent: Int?
    let path: [String]
    let ordinal: Int
  }

  private var controllers: [Place: UIViewController] = [:]
  private var counts: [Place: Int] = [:]

  /// Finds the roots of windows, and controllers below with no tagged one in between.
  init(roots: [UIViewController]) {
    for root in roots { addUnparented(root) }
  }

  private mutating func addUnparented(_ controller: UIViewController) {
    if let identifier = controller.restorationIdentifier {
      add(controller, parent: nil, path: [identifier])
    } else {
      for child in StateTree.below(controller) { addUnparented(child) }
    }
  }

  private mutating func add(_ controller: UIViewController, parent: Int?, path: [String]) {
    let name = Place(parent: parent, path: path, ordinal: 0)
    let ordinal = counts[name, default: 0]
    counts[name] = ordinal + 1
    controllers[Place(parent: parent, path: path, ordinal: ordinal)] = controller
  }

  /// Adds what lies directly below a controller that was found.
  mutating func add(below controller: UIViewController, number: Int, path: [String]) {
    for child in StateTree.below(controller) {
      if let identifier = child.restorationIdentifier {
        add(child, parent: number, path: path + [identifier])
      } else {
        addUnparented(child)
      }
    }
  }

  /// The controller of a place, which is not given out again.
  mutating func take(parent: Int?, path: [String], ordinal: Int) -> UIViewController? {
    controllers.removeValue(forKey: Place(parent: parent, path: path, ordinal: ordinal))
  }
}
