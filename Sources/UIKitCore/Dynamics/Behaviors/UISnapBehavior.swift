internal import RigidBodies

/// Draws an item to a point as a spring does, and turns it straight (D-06).
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The frequency of the undamped spring, in hertz: our own, since the pace of iOS is not recorded
  /// (D-06).
  private static let frequency = 2.0

  /// Makes a behaviour that draws an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The place at which the item comes to rest.
  open var snapPoint: CGPoint { didSet { if oldValue != snapPoint { changed() } } }
  /// The damping about the point, from 0, with the most swinging, to 1, with none; default .5.
  open var damping: CGFloat = 0.5 { didSet { if oldValue != damping { changed() } } }

  override var concerned: [any UIDynamicItem] { [item] }

  override func exert(in engine: DynamicEngine, seconds: TimeInterval) {
    guard let body = engine.body(of: item) else { return }
    let (world, id) = (engine.world, body.id)
    let rate = 2 * Double.pi * Self.frequency
    // An item that nothing damps would never rest.
    let drag = 2 * rate * min(max(Double(damping), 0.1), 1)
    let gap = Vector(snapPoint) - world.centre(of: id)
    let pull = gap * rate * rate - world.velocity(of: id) * drag
    world.push(id, pull * Double(body.mass))
    let turn = -world.angle(of: id).remainder(dividingBy: 2 * .pi)
    let spin = turn * rate * rate - world.angularVelocity(of: id) * drag
    world.turn(id, spin * world.inertia(of: id))
  }
}
