public import Foundation

/// Lets an app change something beside an edit menu's own animation.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs changes with the menu's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs something after the menu's animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
