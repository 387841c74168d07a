/// Hears when an animator begins to move its items and when all of them rest (D-03).
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the first frame that moves items; does nothing by default.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called once all items rest; does nothing by default.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing by default.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing by default.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves and turns items as bodies that have weight, by the display's clock (D-01).
///
/// The bodies move in 240 steps a second whatever the display's rate, so that the same scene always
/// goes the same way. An animator whose items rest does no work until a behaviour or a
/// property of one changes.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items lie; nil for a collection view's layout and for items
  /// that aren't views.
  open private(set) weak var referenceView: UIView?
  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Hears when items begin to move and when they rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// True while items move, and until half a second after the last of them rested.
  open internal(set) var isRunning = false
  /// The seconds for which items moved, all together.
  open internal(set) var elapsedTime: TimeInterval = 0

  let engine = DynamicEngine()
  /// Called after items were moved, for the layout that they belong to.
  var itemsDidMove: (([any UIDynamicItem]) -> Void)?
  /// The bounds of what has no reference view.
  var boundsOfReference: (() -> CGRect)?
  var run = DynamicRun()

  /// Makes an animator for items that lie in no view.
  public override init() { super.init() }

  /// Makes an animator for views in a view, which isn't kept alive.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Adds a behaviour, whose items begin to move with the next frame; it leaves the animator that it
  /// was in.
  ///
  /// An item without width or height raises an exception (D-20).
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    if let other = behavior.dynamicAnimator, other !== self { other.removeBehavior(behavior) }
    behavior.move(to: self)
    behaviors.append(behavior)
    takeUpChanges()
  }

  /// Removes a behaviour; items that no other behaviour concerns stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    // Out first: `willMove(to:)` of an app's class may remove it too, or others.
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    takeUpChanges()
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// All behaviours with their children, each once.
  var working: [UIDynamicBehavior] {
    var seen: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.withChildren).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The items of all behaviours that lie at least partly in a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bringUpToDate()
    return engine.items.filter { $0.frameInReference.intersects(rect) }
  }

  /// Takes over the place, rotation and size that an app gave an item; its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bringUpToDate()
    engine.readState(of: item)
    takeUpChanges()
  }
}
