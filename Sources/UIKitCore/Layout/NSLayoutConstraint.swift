/// A linear relation between two attributes of views or guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation that holds between the first and the second side.
  nonisolated public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction in which views are laid out.
  nonisolated public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// A line or length of an item.
  nonisolated public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// The alignment, direction and spacing of the views in a visual format.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left sides are in line; vertical formats only, others raise an exception.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// Right sides are in line; vertical formats only.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// Tops are in line; horizontal formats only.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// Bottoms are in line; horizontal formats only.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// Leading sides are in line; vertical formats only.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// Trailing sides are in line; vertical formats only.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// Middles are below each other; vertical formats only.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// Middles are beside each other; horizontal formats only.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// Last baselines are in line; horizontal formats only.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// First baselines are in line; horizontal formats only.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// Horizontal formats follow the direction of reading, as without any option.
    public static let directionLeadingToTrailing: Self = []
    /// Horizontal formats go from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Horizontal formats go from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// Distances count between edges, as without any option.
    public static let spacingEdgeToEdge: Self = []
    /// Vertical distances between views count from last to first baseline.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// The bits of all alignments.
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    /// The bits of all directions.
    public static let directionMask = Self(rawValue: 0x3 << 16)
    /// The bit of the spacing.
    public static let spacingMask = Self(rawValue: 0x1 << 19)
  }

  /// The view or guide of the first side; nil once it is gone, as it is not kept.
  open var firstItem: AnyObject? { first.object }
  private final var first = ItemReference(nil)
  /// The line or length of the first item.
  public final private(set) var firstAttribute = Attribute.notAnAttribute
  /// The relation of the first side to the second.
  public final private(set) var relation = Relation.equal
  /// The view or guide of the second side; nil for none and once it is gone.
  open var secondItem: AnyObject? { second.object }
  private final var second = ItemReference(nil)
  /// The line or length of the second item; `.notAnAttribute` for a constant alone.
  public final private(set) var secondAttribute = Attribute.notAnAttribute
  /// The factor of the second attribute, fixed when the constraint is made.
  public final private(set) var multiplier: CGFloat = 1

  /// Points added to the second side; a change moves views in the next layout, one that is not
  /// finite raises an exception.
  open var constant: CGFloat {
    get { length }
    set {
      let old = length
      length = newValue
      checkConstant()
      guard newValue != old else { return }
      holder?.engine?.constantChanged(of: self)
      holder.map { $0.heardOfOtherSize(of: $0) }
    }
  }
  private final var length: CGFloat = 0

  /// The weight of the constraint when not all can hold; default `.required`.
  ///
  /// A value outside of 0 to 1000, or a change from or to required while active, raises an
  /// exception.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { priorityChanged(from: oldValue) } }
  }
  /// A name that the constraint's description shows; default nil.
  open var identifier: String?
  /// Default false; kept, and has no effect here.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  package final var holder: UIView? {
    get { holderReference?.view.map { unsafeDowncast($0, to: UIView.self) } }
    set { holderReference = newValue?.reference }
  }
  private final var holderReference: ViewReference?

  /// Makes a constraint between nothing, which can't be active.
  public override init() { super.init() }

  /// Makes a constraint; attributes that do not go together end the program.
  public convenience init(
    item first: Any,
    attribute: Attribute,
    relatedBy relation: Relation,
    toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    let other = second.map { $0 as AnyObject }
    let objection = Self.objection(
      to: first as AnyObject,
      attribute,
      other,
      secondAttribute,
      multiplier: multiplier
    )
    if let objection { UIKitException.constraint(objection).raise() }
    self.init(
      unchecked: first,
      attribute: attribute,
      relatedBy: relation,
      toItem: second,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    checkConstant()
  }

  /// Makes a constraint of whatever a document holds.
  convenience init(
    unchecked first: Any,
    attribute: Attribute,
    relatedBy relation: Relation,
    toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    relate(first as AnyObject, attribute, constant)
    self.relation = relation
    self.second = ItemReference(second.map { $0 as AnyObject })
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
  }

  /// Relates an attribute to a constant, whatever that is.
  final func relate(_ item: AnyObject, _ attribute: Attribute, _ constant: CGFloat) {
    first = ItemReference(item)
    firstAttribute = attribute
    length = constant
  }

  nonisolated deinit {}

  /// True while the constraint takes part in layout; setting it adds it to the closest common view,
  /// and without one an exception is raised.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  /// Sets `isActive` of all, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Clears `isActive` of all, in order; those that are not active stay so.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { notation }
  }
}
