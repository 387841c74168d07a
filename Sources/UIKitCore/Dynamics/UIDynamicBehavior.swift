/// Something that an animator does with items, or several such children together (D-02).
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

  /// Adds a behaviour that works whenever this one does.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior), behavior !== self else { return }
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    childBehaviors.append(behavior)
    changed()
  }

  /// Takes a child out.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(of: behavior) else { return }
    if dynamicAnimator != nil { behavior.move(to: nil) }
    childBehaviors.remove(at: index)
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
    if animator == nil, let engine = dynamicAnimator?.engine { leave(engine) }
    if animator != nil { forget() }
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// This behaviour and all below it, parents first.
  var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }
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
