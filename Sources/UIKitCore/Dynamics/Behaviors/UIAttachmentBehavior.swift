internal import RigidBodies

/// Holds an item to a point or two items to each other (D-07).
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The other end of an attachment: an item or a point of the reference view.
  nonisolated public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  enum Form {
    /// A rod or spring from place to place.
    case rod
    /// A rope from place to place.
    case limit
    /// All is fixed, as it was at the point.
    case fixed
    /// Both turn about the point.
    case pin
    /// The first slides along the axis through the point.
    case sliding(CGVector)
  }

  /// The items that are attached: two, or one that is attached to a point.
  public let items: [any UIDynamicItem]
  /// The other end: an item or a point of the reference view.
  public let attachedBehaviorType: AttachmentType
  let form: Form
  let offsets: [UIOffset]
  var joint: JointID?
  var isStale = true

  init(_ form: Form, _ items: [any UIDynamicItem], offsets: [UIOffset] = [], anchor: CGPoint) {
    (self.form, self.items, self.offsets) = (form, items, offsets)
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    anchorPoint = anchor
    super.init()
    measure()
  }

  /// Takes the distance that the places have now.
  private func measure() {
    if let places = Self.places(items, offsets, anchorPoint) {
      length = CGFloat((places.1 - places.0).length)
    }
  }

  /// Attaches the centre of an item to a point of the reference view, at their distance now.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(.rod, [item], anchor: point)
  }

  /// Attaches a place of an item, off its centre, to a point of the reference view.
  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    (form, items, offsets) = (.rod, [item], [offset])
    attachedBehaviorType = .anchor
    anchorPoint = point
    super.init()
    measure()
  }

  /// Attaches the centres of two items to each other, at their distance now.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(.rod, [item1, item2], anchor: .zero)
  }

  /// Attaches places of two items to each other.
  public init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    (form, items, offsets) = (.rod, [item1, item2], [offset1, offset2])
    attachedBehaviorType = .items
    anchorPoint = .zero
    super.init()
    measure()
  }

  /// The point that an item is held to, in the reference view's coordinates.
  open var anchorPoint: CGPoint { didSet { renew(oldValue != anchorPoint) } }
  /// The distance of the two places, in points; by default what it is when the behaviour is made.
  open var length: CGFloat = 0 { didSet { renew(oldValue != length) } }
  /// The damping of a spring, from 0, the default, for none; 1 lets it not swing at all.
  open var damping: CGFloat = 0 { didSet { renew(oldValue != damping) } }
  /// The frequency of a spring, in hertz; 0, the default, is a stiff rod.
  open var frequency: CGFloat = 0 { didSet { renew(oldValue != frequency) } }
  /// The torque that slows down turning about a pin, in mass × points² a second squared; default 0.
  open var frictionTorque: CGFloat = 0 { didSet { renew(oldValue != frictionTorque) } }
  /// The range in which an item slides, in points, or turns about a pin, in radians; default without
  /// ends.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { renew(oldValue != attachmentRange) }
  }

  override var concerned: [any UIDynamicItem] { items }
  override func update(in engine: DynamicEngine) { join(in: engine) }
  override func forget() { (joint, isStale) = (nil, true) }
  override func leave(_ engine: DynamicEngine) { part(in: engine) }

  private func renew(_ isChange: Bool) {
    guard isChange else { return }
    isStale = true
    changed()
  }

  private static func places(
    _ items: [any UIDynamicItem],
    _ offsets: [UIOffset],
    _ anchor: CGPoint
  ) -> (Vector, Vector)? {
    let ends = items.enumerated().map { index, item in
      let offset = index < offsets.count ? Vector(offsets[index]) : .zero
      return Vector(item.center) + offset.turned(by: Double(item.transform.rotation))
    }
    return ends.first.map { ($0, ends.count > 1 ? ends[1] : Vector(anchor)) }
  }
}
