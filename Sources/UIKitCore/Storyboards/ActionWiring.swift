internal import Foundation

/// Connects the actions that documents give to controls, bar buttons and gesture recognizers.
package enum ActionWiring {
  /// Returns `true` if the object takes targets, and now has this one; nil is the responder chain.
  static func wire(
    _ object: AnyObject,
    to target: AnyObject?,
    selector: String,
    event: String?
  ) -> Bool {
    let target = target is NSNull ? nil : target
    let action = Selector(selector)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: events[event ?? ""] ?? .primaryActionTriggered)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      guard let target else { return false }
      recognizer.addTarget(target, action: action)
    default: return false
    }
    return true
  }

  package static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown,
    "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside,
    "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel,
    "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
