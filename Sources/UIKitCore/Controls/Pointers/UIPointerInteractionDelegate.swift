public import QuartzCore

/// Supplies the regions of a view in which the pointer has a style, and hears of its coming and going.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region that a place of the pointer is in; nil for none.
  ///
  /// The default is the region of the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style of the pointer in a region; nil for none.
  ///
  /// The default shows that the view reacts.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// The pointer is about to enter a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
  /// The pointer is about to leave a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  /// The whole view by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// An automatic effect of the view by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { interaction.view.map { .standard(for: $0) } }
  /// Does nothing by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Lets an app change something as the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs changes animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs something after the animation, with true if that came to its end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The place of the pointer for which a region is asked.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// In points of the interaction's view.
  public let location: CGPoint
  /// Always empty: modifier keys are not known here.
  public let modifiers: UIKeyModifierFlags = []

  init(location: CGPoint) { self.location = location }
}

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @MainActor NSCopying {
  /// In points of the interaction's view.
  public let rect: CGRect
  /// The name by which an app tells its regions apart; nil for none.
  public let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region; kept, and has no effect here.
  open var latchingAxes: UIAxis = []

  /// Makes a region of a rectangle, in points of the interaction's view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }

  /// The region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func isSame(as other: UIPointerRegion) -> Bool {
    rect == other.rect && identifier == other.identifier
  }
}
