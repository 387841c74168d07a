internal import Foundation

/// Connects the actions that documents give.
enum ActionWiring {
  /// Whether the object takes targets, and now has this one; a nil target is the responder chain.
  static func wire(
    _ object: AnyObject,
    to target: AnyObject?,
    selector: String,
    event: String?
  ) -> Bool {
    let target = target is NSNull ? nil : target
    let action = Selector(selector)
    switch object {
    case let recognizer as UIGestureRecognizer:
      guard let target else { return false }
      recognizer.addTarget(target, action: action)
    default: return false
    }
    return true
  }
}
