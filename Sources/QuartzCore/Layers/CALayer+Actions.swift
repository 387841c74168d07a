import Foundation

extension CALayer {
  func findAction(_ event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    return Self.defaultAction(forKey: event)
  }

  func keep(_ animation: CAAnimation, _ key: String?) {
    extras = extras ?? LayerExtras()
    let name = key ?? "animation-\(ObjectIdentifier(animation).hashValue)"
    extras?.animations[name] = animation
  }

  var heldAnimationKeys: [String]? {
    guard let names = extras?.animations.keys, !names.isEmpty else { return nil }
    return names.sorted()
  }
}
