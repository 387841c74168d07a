extension Solver {
  /// The demand on the sum of a constraint's terms.
  public enum Relation: Int8, Sendable, BitwiseCopyable {
    /// The sum is at most the constant.
    case lessThanOrEqual = -1
    /// The sum is the constant.
    case equal = 0
    /// The sum is at least the constant.
    case greaterThanOrEqual = 1
  }

  /// The weight of a constraint: any number of a higher priority outweighs all of a lower one.
  ///
  /// Below 1 it is a preference, which costs nothing where all else leaves no choice.
  public struct Priority: Hashable, Comparable, Sendable {
    /// The number of the priority; 1000 and more is required.
    public let rawValue: Float

    /// Makes a priority; fractions count.
    public init(_ rawValue: Float) {
      self.rawValue = rawValue < Self.required.rawValue ? rawValue : Self.required.rawValue
    }

    /// The priority of what must hold.
    public static let required = Priority(unchecked: 1000)

    /// True if it must hold.
    public var isRequired: Bool { rawValue >= 1000 }

    /// Compares raw values; a lower one matters less.
    public static func < (left: Priority, right: Priority) -> Bool {
      left.rawValue < right.rawValue
    }

    private init(unchecked rawValue: Float) { self.rawValue = rawValue }
  }

  /// A demand: the sum of the terms, a relation, a constant, and how much it matters.
  public struct Constraint: Hashable, Sendable {
    /// The left side, a sum.
    public var terms: [Term]
    /// The comparison of the sides.
    public var relation: Relation
    /// The right side, a number.
    public var constant: Double
    /// The weight of the demand.
    public var priority: Priority

    /// Makes a demand, required unless said.
    public init(
      _ terms: [Term],
      _ relation: Relation,
      _ constant: Double,
      priority: Priority = .required
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }
  }

  /// The name of a constraint that was added.
  ///
  /// The name of a removed constraint is never that of a later one, and asking for anything with
  /// it does nothing.
  public struct Token: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
    let generation: Int32

    /// A small number that no other constraint of the solver has at the same time.
    public var position: Int { Int(index) }
  }
}
