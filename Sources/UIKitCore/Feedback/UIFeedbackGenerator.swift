public import Foundation

/// Taps and buzzes that the user feels; no display of Portico has an engine for them, so nothing
/// is felt, and that is all there is to it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Makes a generator whose feedback belongs to a view.
  public init(view: UIView) { super.init() }

  /// Says that feedback is about to be wanted.
  open func prepare() {}
}

/// Feedback for something that hits something.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and how soft the things are.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  public override init() { super.init() }

  public init(style: FeedbackStyle) { super.init() }

  public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }

  open func impactOccurred() {}

  /// The intensity goes from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// The location is in the coordinates of the generator's view.
  open func impactOccurred(at location: CGPoint) {}

  /// The location is in the coordinates of the generator's view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for a choice that moves from one value to another.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}

  /// The location is in the coordinates of the generator's view.
  open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for a task that has ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task ended.
  nonisolated public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// The location is in the coordinates of the generator's view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
