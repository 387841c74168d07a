/// A rule by which an animator moves items, or several such rules as children (D-02).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Makes a behaviour that does nothing but what its children do.
  public override init() { super.init() }

  /// The behaviours that come and go with this one, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each frame in which the animator runs, after items were moved; default nil.
  open var action: (() -> Void)?
  /// The animator to which this behaviour, or the one that it is a child of, was added.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Adds a behaviour that works whenever this one does; one that this one is a child of is left out.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior), !behavior.withChildren.contains(self) else { return }
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    childBehaviors.append(behavior)
    changed()
  }

  /// Takes a child out.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(behavior) else { return }
    childBehaviors.removeAll { $0 === behavior }
    if dynamicAnimator != nil { behavior.move(to: nil) }
    changed()
  }

  /// Called before the behaviour is added to an animator, and with nil before it is removed; does
  /// nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - For the engine

  /// The items that the behaviour concerns.
  var concerned: [any UIDynamicItem] { [] }
  /// Brings what the behaviour holds in a world up to date, once its items have bodies there.
  func update(in engine: DynamicEngine) {}
  /// Forgets what the behaviour held in a world that is gone.
  func forget() {}
  /// Takes what the behaviour holds out of a world.
  func leave(_ engine: DynamicEngine) {}
  /// Exerts the forces of one step.
  func exert(in engine: DynamicEngine, seconds: TimeInterval) {}
}

extension UIDynamicBehavior {
  /// Has the animator take up a change of a property.
  func changed() { dynamicAnimator?.takeUpChanges() }

  /// Tells this behaviour and its children of their animator.
  func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    if animator != nil { for item in concerned { item.requireExtent() } }
    if dynamicAnimator !== animator {
      if let engine = dynamicAnimator?.engine { leave(engine) }
      forget()
    }
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// This behaviour and all below it, parents first.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }
}

extension UIDynamicItem {
  /// Raises an exception for an item without width or height, as there is nothing to move (D-20).
  func requireExtent() {
    let size = bounds.size
    if size.width <= 0 || size.height <= 0 { UIKitException.itemWithoutExtent(self, size).raise() }
  }
}

extension [any UIDynamicItem] {
  /// True if the item is among them.
  func contains(same item: any UIDynamicItem) -> Bool { contains { $0 === item } }

  /// Adds an item once; false if it is there.
  mutating func insert(once item: any UIDynamicItem) -> Bool {
    guard !contains(same: item) else { return false }
    append(item)
    return true
  }

  /// Removes an item; false if it isn't there.
  mutating func remove(same item: any UIDynamicItem) -> Bool {
    guard let index = firstIndex(where: { $0 === item }) else { return false }
    remove(at: index)
    return true
  }
}
