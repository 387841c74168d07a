internal import RigidBodies

/// Acts on items by where they are (D-10).
open class UIFieldBehavior: UIDynamicBehavior {
  /// A force of the app's own: field, place from its position, velocity, mass, charge, seconds.
  typealias Evaluation =
    (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  enum Law {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring
    case electric, magnetic
    case custom(Evaluation)
  }

  var law = Law.drag
  /// The items that the field acts on.
  open private(set) var items: [any UIDynamicItem] = []
  private var seconds: TimeInterval = 0

  /// Makes a field that slows items down; the methods of the class make the others.
  public required override init() { super.init() }

  /// Has the field act on an item.
  open func addItem(_ item: any UIDynamicItem) { if items.insert(once: item) { changed() } }

  /// Has the field act on an item no more.
  open func removeItem(_ item: any UIDynamicItem) { if items.remove(same: item) { changed() } }

  /// The middle of the field, in the reference view's coordinates; default zero.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The area in which the field acts, about its position; default everywhere.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The factor of the field's force; default 1.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The power of the distance by which the force shrinks; default 0, which is not at all.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance, in points, below which the force grows no more; default 1.
  open var minimumRadius: CGFloat = 1 { didSet { changed() } }
  /// The direction of fields that have one; default zero.
  open var direction = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  /// The likeness of noise in close places, from 0, the default, to 1.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// The number of times that noise changes in a second; 0, the default, is never.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  override var concerned: [any UIDynamicItem] { items }

  override func exert(in engine: DynamicEngine, seconds step: TimeInterval) {
    seconds += step
    for body in items.compactMap({ engine.body(of: $0) }) {
      act(on: body, in: engine.world, at: seconds)
    }
  }
}
