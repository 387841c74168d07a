internal import RigidBodies

/// Speeds items up in one direction, whatever their mass (D-04).
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that fall.
  open private(set) var items: [any UIDynamicItem]

  /// Makes a gravity downward, by 1000 points a second each second.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Makes a gravity without items.
  public convenience override init() { self.init(items: []) }

  /// Has an item fall.
  open func addItem(_ item: any UIDynamicItem) { if items.insert(once: item) { changed() } }

  /// Has an item fall no more.
  open func removeItem(_ item: any UIDynamicItem) { if items.remove(same: item) { changed() } }

  /// In thousands of points a second squared; default (0, 1), downward.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { if oldValue != gravityDirection { changed() } }
  }

  /// The angle of the direction from the x axis, clockwise, in radians; default π/2.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction; default 1.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction by its angle, in radians, and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var concerned: [any UIDynamicItem] { items }

  override func exert(in engine: DynamicEngine, seconds: TimeInterval) {
    let acceleration = Vector(gravityDirection) * 1000
    for body in items.compactMap({ engine.body(of: $0) }) {
      engine.world.push(body.id, acceleration * Double(body.mass))
    }
  }
}
