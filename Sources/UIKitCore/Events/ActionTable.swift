/// Target and action: messages that carry a sender and an event.
package enum ActionTable {
  package typealias Action = (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void

  /// Makes an action of a class known.
  package static func register(
    _ selector: Selector,
    of type: AnyClass,
    _ action: @escaping Action
  ) {
    ClassTable.register(selector, of: type) { target, arguments in
      action(target, arguments[0], arguments[1])
      return nil
    }
  }

  /// True if the object's class, or a superclass, has the action.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    ClassTable.responds(object, to: selector)
  }

  /// Sends the action; false when the object doesn't know it.
  @discardableResult package static func send(
    _ selector: Selector,
    to target: AnyObject,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { ClassTable.send(selector, to: target, [sender, event]) != nil }
}
