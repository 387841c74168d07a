package import InterfaceBuilder
package import ObjectiveC

/// Hears what documents connect, and which actions are taken.
package protocol ConnectionListener: AnyObject {
  /// A document's connection was made; nil for a target that is not there.
  func didConnect(_ element: Element, in file: String, of source: AnyObject, to target: AnyObject?)
  /// Somebody took an action.
  func didSend(_ action: Selector, by sender: Any?)
}

/// Who hears of connections while an app runs.
package enum ConnectionWatch {
  /// Nil when nobody asks.
  package static var listener: (any ConnectionListener)?
}
