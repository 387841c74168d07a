internal import RigidBodies

/// The material of items, and their speed (D-08).
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  var settings = ItemSettings() { didSet { if oldValue != settings { changed() } } }
  private var waiting: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

  /// Makes a behaviour that changes nothing of its items until a property is set.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Makes a behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if items.insert(once: item) { changed() } }

  /// Removes an item, which gets its defaults back.
  open func removeItem(_ item: any UIDynamicItem) { if items.remove(same: item) { changed() } }

  /// The share of its speed that an item keeps when it bounces, from 0, the default, to 1.
  open var elasticity: CGFloat {
    get { settings.elasticity ?? 0 }
    set { settings.elasticity = newValue }
  }
  /// The resistance to sliding along others, from 0, the default, to 1.
  open var friction: CGFloat {
    get { settings.friction ?? 0 }
    set { settings.friction = newValue }
  }
  /// The mass of 100 × 100 points; default 1.
  open var density: CGFloat {
    get { settings.density ?? 1 }
    set { settings.density = newValue }
  }
  /// The share of its velocity that an item loses each second; default 0.
  open var resistance: CGFloat {
    get { settings.resistance ?? 0 }
    set { settings.resistance = newValue }
  }
  /// The share of its angular velocity that an item loses each second; default 0.
  open var angularResistance: CGFloat {
    get { settings.angularResistance ?? 0 }
    set { settings.angularResistance = newValue }
  }
  /// The charge that electric and magnetic fields act on; default 0.
  open var charge: CGFloat {
    get { settings.charge ?? 0 }
    set { settings.charge = newValue }
  }
  /// True if items collide but never move; default false.
  open var isAnchored: Bool {
    get { settings.isAnchored ?? false }
    set { settings.isAnchored = newValue }
  }
  /// False if items never turn; default true.
  open var allowsRotation: Bool {
    get { settings.allowsRotation ?? true }
    set { settings.allowsRotation = newValue }
  }

  /// Adds to an item's velocity, in points a second; without an animator, once there is one.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, Vector(velocity), 0))
    changed()
  }

  /// Adds to an item's angular velocity, in radians a second; without an animator, once there is
  /// one.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, Double(velocity)))
    changed()
  }

  /// The velocity of an item, in points a second; zero without an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    found(item).map { CGPoint($1.world.velocity(of: $0)) } ?? .zero
  }

  /// The angular velocity of an item, in radians a second; zero without an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    found(item).map { CGFloat($1.world.angularVelocity(of: $0)) } ?? 0
  }

  private func found(_ item: any UIDynamicItem) -> (BodyID, DynamicEngine)? {
    guard let animator = dynamicAnimator else { return nil }
    animator.bringUpToDate()
    return animator.engine.body(of: item).map { ($0.id, animator.engine) }
  }

  override var concerned: [any UIDynamicItem] { items }

  override func update(in engine: DynamicEngine) {
    for change in waiting {
      guard let id = engine.body(of: change.item)?.id else { continue }
      let velocity = engine.world.velocity(of: id) + change.velocity
      let spin = engine.world.angularVelocity(of: id) + change.spin
      engine.world.setVelocity(velocity, angular: spin, of: id)
    }
    waiting = []
  }
}

/// The properties that an app set, of those that items have.
struct ItemSettings: Equatable {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var isAnchored: Bool?
  var allowsRotation: Bool?

  func apply(to traits: inout BodyTraits) {
    traits.elasticity = elasticity.map(Double.init) ?? traits.elasticity
    traits.friction = friction.map(Double.init) ?? traits.friction
    traits.density = density.map(Double.init) ?? traits.density
    traits.resistance = resistance.map(Double.init) ?? traits.resistance
    traits.angularResistance = angularResistance.map(Double.init) ?? traits.angularResistance
    traits.isAnchored = isAnchored ?? traits.isAnchored
    traits.allowsRotation = allowsRotation ?? traits.allowsRotation
  }
}
