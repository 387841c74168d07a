internal import RigidBodies

/// The world of an animator: bodies for its items, and what its behaviours put there.
final class DynamicEngine {
  let world = World()
  /// True if behaviours or their properties changed since the last update.
  var isStale = false
  /// The bounds of the reference view; nil without one.
  var reference: CGRect?
  /// The items that have bodies, in the order in which they came.
  var items: [any UIDynamicItem] { bodies.map(\.item) }
  /// The maker of a boundary, and its name.
  var boundaries: [BoundaryID: (owner: UICollisionBehavior, identifier: NSCopying?)] = [:]
  /// The items whose bodies, or whose masses, are new in this update.
  private(set) var arrivals: Set<ObjectIdentifier> = []
  private(set) var collisions: [UICollisionBehavior] = []
  private var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]
  private var byID: [BodyID: DynamicBody] = [:]
  private var lastGroup: UInt32 = 0

  /// The body of an item; nil if no behaviour concerns it.
  func body(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  func body(_ id: BodyID) -> DynamicBody? { byID[id] }

  /// A number that no other behaviour has.
  func makeGroup() -> UInt32 {
    lastGroup += 1
    return lastGroup
  }

  /// True if nothing moves.
  var isAtRest: Bool { !isStale && !bodies.contains { world.isAwake($0.id) } }

  // MARK: - Agreeing with the behaviours

  func update(_ behaviors: [UIDynamicBehavior]) {
    isStale = false
    arrivals = []
    updateBodies(behaviors)
    // Springs are made for the mass of their items.
    updateTraits(behaviors)
    collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    for behavior in behaviors { behavior.update(in: self) }
    updateGroups()
    // What a behaviour's update hands over to the world is no change.
    isStale = false
    world.wake()
  }

  private func updateBodies(_ behaviors: [UIDynamicBehavior]) {
    let concerned = behaviors.flatMap(\.concerned)
    let wanted = Set(concerned.map { ObjectIdentifier($0) })
    for body in bodies where !wanted.contains(ObjectIdentifier(body.item)) {
      world.remove(body.id)
      byItem[ObjectIdentifier(body.item)] = nil
      byID[body.id] = nil
    }
    bodies.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
    for item in concerned where byItem[ObjectIdentifier(item)] == nil {
      item.requireExtent()
      let body = DynamicBody(item, in: world)
      bodies.append(body)
      byItem[ObjectIdentifier(item)] = body
      byID[body.id] = body
      arrivals.insert(ObjectIdentifier(item))
    }
  }

  private func updateTraits(_ behaviors: [UIDynamicBehavior]) {
    let rules = behaviors.compactMap { $0 as? UIDynamicItemBehavior }
    for body in bodies {
      var traits = BodyTraits()
      body.charge = 0
      // Of two behaviours that set the same property, the later counts (D-08).
      for rule in rules where rule.items.contains(same: body.item) {
        rule.settings.apply(to: &traits)
        body.charge = rule.settings.charge ?? body.charge
      }
      world.setTraits(traits, of: body.id)
      let mass = CGFloat(world.mass(of: body.id))
      if mass != body.mass { arrivals.insert(ObjectIdentifier(body.item)) }
      body.mass = mass
    }
  }

  private func updateGroups() {
    for body in bodies {
      let own = collisions.filter { $0.items.contains(same: body.item) }
      let items = own.filter { $0.collisionMode.contains(.items) }.map(\.group)
      let boundaries = own.filter { $0.collisionMode.contains(.boundaries) }.map(\.group)
      world.setGroups(items: items, boundaries: boundaries, of: body.id)
    }
  }

  /// Takes over the state of an item that its app moved.
  func readState(of item: any UIDynamicItem) {
    body(of: item)?.read(into: world)
  }

  // MARK: - Moving

  func step(_ behaviors: [UIDynamicBehavior], seconds: TimeInterval) {
    for behavior in behaviors { behavior.exert(in: self, seconds: seconds) }
    world.step(seconds)
  }

  /// Puts items where their bodies are; answers those that moved.
  func writeItems() -> [any UIDynamicItem] {
    bodies.filter { $0.write(from: world) }.map(\.item)
  }

  /// Tells behaviours of collisions what touched and what ceased to.
  func reportContacts() {
    for contact in world.takeContacts() {
      guard let first = body(contact.first)?.item else { continue }
      if let other = contact.second, let second = body(other)?.item {
        let concerned = collisions.filter {
          $0.collisionMode.contains(.items) && $0.items.contains(same: first)
            && $0.items.contains(same: second)
        }
        for collision in concerned { collision.report(contact, first, second) }
      } else if let boundary = contact.boundary, let found = boundaries[boundary] {
        found.owner.report(contact, first, atBoundary: found.identifier)
      }
    }
  }
}
