package import InterfaceBuilder
package import ObjectiveC

/// Hears what documents connect, and which actions are taken.
package protocol ConnectionListener: AnyObject {
  /// A document's connection was made; nil for a target that is not there.
  func didConnect(_ element: Element, in file: String, of source: AnyObject, to target: AnyObject?)
  /// Called after an action was sent and taken.
  func didSend(_ action: Selector, by sender: Any?)
}

/// The listener for connections while an app runs.
package enum ConnectionWatch {
  /// The listener; nil, the default, if there is none.
  package static var listener: (any ConnectionListener)?
}
