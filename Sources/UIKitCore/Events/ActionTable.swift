/// What objects do when they are sent a selector, by class.
///
/// There is no run-time to look methods up in, so actions are registered by name; a class
/// inherits the actions of its superclass.
package enum ActionTable {
  package typealias Action = (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void

  private static var classes: [ObjectIdentifier: [Selector: Action]] = [:]

  /// Makes an action of a class known.
  package static func register(
    _ selector: Selector,
    of type: AnyClass,
    _ action: @escaping Action
  ) {
    classes[ObjectIdentifier(type), default: [:]][selector] = action
  }

  /// Whether the object's class, or one above it, has the action.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    action(selector, of: object) != nil
  }

  /// Sends the action; false when the object doesn't know it.
  @discardableResult package static func send(
    _ selector: Selector,
    to target: AnyObject,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let action = action(selector, of: target) else { return false }
    action(target, sender, event)
    return true
  }

  private static func action(_ selector: Selector, of object: AnyObject) -> Action? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let action = classes[ObjectIdentifier(current)]?[selector] { return action }
      type = Swift._getSuperclass(current)
    }
    return nil
  }
}
