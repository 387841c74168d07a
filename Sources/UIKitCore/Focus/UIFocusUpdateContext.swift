/// The directions in which the focus moves.
nonisolated public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let next = Self(rawValue: 16)
  public static let previous = Self(rawValue: 32)
  public static let first = Self(rawValue: 64)
  public static let last = Self(rawValue: 128)
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus; nil if none had it.
  public private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus; nil if it goes away.
  public private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction; empty for a move that the app asked for.
  public let focusHeading: UIFocusHeading

  init(
    from previous: (any UIFocusItem)?,
    to next: (any UIFocusItem)?,
    heading: UIFocusHeading = []
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }
}

/// Runs what apps animate together with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [() -> Void] = []

  /// Runs a block with the animation of the move, and another after it.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations.map { self.animations.append($0) }
    completion.map { completions.append($0) }
  }

  /// Runs a block with the animation of the item that gets the focus, and another after it.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) { addCoordinatedAnimations(animations.map(Self.timed), completion: completion) }

  /// Runs a block with the animation of the item that loses the focus, and another after it.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) { addCoordinatedAnimations(animations.map(Self.timed), completion: completion) }

  private static func timed(
    _ animations: @escaping (any UIFocusAnimationContext) -> Void
  ) -> () -> Void {
    { animations(FocusAnimation()) }
  }

  /// In seconds.
  static let duration: TimeInterval = 0.2
}

/// The timing of an animation that goes with a move of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
  var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
}
