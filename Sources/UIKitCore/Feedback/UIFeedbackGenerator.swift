public import Foundation

/// A generator of taps and buzzes that the user feels; no display of Portico has an engine for
/// them, so the methods do nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Creates a generator whose feedback belongs to a view; the view is not kept.
  public convenience init(view: UIView) { self.init() }

  /// Prepares for feedback; does nothing here.
  open func prepare() {}
}

/// Feedback for an object that hits another.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight and softness of the objects.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  public override init() { super.init() }

  /// Creates a generator; the style is not kept.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator; style and view are not kept.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// Gives feedback; does nothing here.
  open func impactOccurred() {}

  /// Gives feedback of an intensity from 0 to 1; does nothing here.
  open func impactOccurred(intensity: CGFloat) {}

  /// Gives feedback at a point of the generator's view; does nothing here.
  open func impactOccurred(at location: CGPoint) {}

  /// Gives feedback of an intensity at a point of the generator's view; does nothing here.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for a choice that moves from one value to another.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback; does nothing here.
  open func selectionChanged() {}

  /// Gives feedback at a point of the generator's view; does nothing here.
  open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for a task that has ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of the task.
  nonisolated public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  /// Gives feedback; does nothing here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Gives feedback at a point of the generator's view; does nothing here.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
