internal import RigidBodies

/// Pushes items all the time or once (D-05).
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  nonisolated public enum Mode: Int, Sendable {
    /// A force as long as the push is active.
    case continuous = 0
    /// A change of velocity each time that the push becomes active.
    case instantaneous = 1
  }

  /// The duration of the push.
  public let mode: Mode
  /// The items that are pushed.
  open private(set) var items: [any UIDynamicItem]
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private var isDue = true

  /// Makes an active push of no magnitude.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }

  /// Pushes an item too.
  open func addItem(_ item: any UIDynamicItem) { if items.insert(once: item) { changed() } }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) { if items.remove(same: item) { changed() } }

  /// The place at which an item is pushed, from its centre, in points; default zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Pushes an item off its centre, so that it turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  /// True if items are pushed; an instantaneous push is over after the next frame; default true.
  open var active = true {
    didSet {
      guard active != oldValue || (active && mode == .instantaneous) else { return }
      isDue = active
      changed()
    }
  }

  /// The force: 1 speeds up 100 × 100 points of density 1 by 100 points a second, each second or at
  /// once; default zero.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { if oldValue != pushDirection { changed() } }
  }

  /// The angle of the force from the x axis, clockwise, in radians; default 0.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The amount of the force; a negative one pulls; default 0.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the force by its angle, in radians, and its amount.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override var concerned: [any UIDynamicItem] { items }

  override func exert(in engine: DynamicEngine, seconds: TimeInterval) {
    guard active, pushDirection != CGVector(dx: 0, dy: 0) else { return }
    let force = Vector(pushDirection) * 100
    for item in items {
      guard let body = engine.body(of: item) else { continue }
      let offset = Vector(targetOffsetFromCenter(for: item))
      switch mode {
      case .continuous: engine.world.push(body.id, force, at: offset)
      case .instantaneous where isDue: engine.world.kick(body.id, force, at: offset)
      case .instantaneous: break
      }
    }
    guard mode == .instantaneous else { return }
    isDue = false
    active = false
  }
}
