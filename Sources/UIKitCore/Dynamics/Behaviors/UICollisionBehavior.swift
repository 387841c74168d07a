internal import RigidBodies

/// Is notified of items that touch each other or a boundary (D-09).
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items began to touch, at a point of the reference view; does nothing by default.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )
  /// Two items ceased to touch; does nothing by default.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )
  /// An item began to touch a boundary, nil for that of the reference view; does nothing by default.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )
  /// An item ceased to touch a boundary; does nothing by default.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Has items bounce off each other and off boundaries (D-09).
open class UICollisionBehavior: UIDynamicBehavior {
  /// The obstacles that items bounce off.
  nonisolated public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The other items.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
  }

  /// The items that collide.
  open private(set) var items: [any UIDynamicItem]
  /// Is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  var named: [Boundary] = [] { didSet { renew() } }
  var made: [BoundaryID] = []
  var group: UInt32 = 0
  var isStale = true
  var referenceInsets: UIEdgeInsets? { didSet { renew() } }
  var lastReference: CGRect?

  /// Makes a behaviour in which items collide with everything.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Makes a behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// Has an item collide.
  open func addItem(_ item: any UIDynamicItem) { if items.insert(once: item) { changed() } }

  /// Has an item collide no more.
  open func removeItem(_ item: any UIDynamicItem) { if items.remove(same: item) { changed() } }

  /// The obstacles that items bounce off; default everything.
  open var collisionMode = Mode.everything { didSet { if oldValue != collisionMode { changed() } } }

  /// True if the edges of the reference view's bounds are boundaries; default false.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { referenceInsets = newValue ? referenceInsets ?? .zero : nil }
  }

  override var concerned: [any UIDynamicItem] { items }
  override func update(in engine: DynamicEngine) { build(in: engine) }
  override func forget() { (made, group, isStale) = ([], 0, true) }
  override func leave(_ engine: DynamicEngine) { clear(in: engine) }

  private func renew() {
    isStale = true
    changed()
  }
}
