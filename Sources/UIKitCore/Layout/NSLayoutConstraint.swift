/// A linear relation between two attributes of views or guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What holds between the two sides.
  nonisolated public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction.
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

  /// How views are put in line by the visual format.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    public static let alignAllRight = Self(rawValue: 1 << 2)
    public static let alignAllTop = Self(rawValue: 1 << 3)
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: Self = []
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    public static let spacingEdgeToEdge: Self = []
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    public static let directionMask = Self(rawValue: 0x3 << 16)
    public static let spacingMask = Self(rawValue: 0x1 << 19)
  }

  open private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  open private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  /// Points added to the second side.
  open var constant: CGFloat {
    didSet {
      checkConstant()
      if constant != oldValue { holder?.engine?.constantChanged(of: self) }
    }
  }

  /// How much the constraint matters when not all can hold.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { priorityChanged(from: oldValue) } }
  }
  open var identifier: String?
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  package weak var holder: UIView?

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
  init(
    unchecked first: Any,
    attribute: Attribute,
    relatedBy relation: Relation,
    toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first as AnyObject
    firstAttribute = attribute
    self.relation = relation
    secondItem = second.map { $0 as AnyObject }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  nonisolated deinit {}

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { notation }
  }
}
