/// One unknown of the tableau: a variable, or the *residual* of a constraint, by how much its
/// terms exceed its constant.
///
/// Only the costs of a symbol distinguish a variable from a residual: a residual of an equation
/// costs on both sides of zero, one of an inequality on one side, a variable that may not be
/// negative below zero, any other variable nothing.
struct Symbol: BitwiseCopyable {
  /// The row that defines it, or -1 while it is *parametric*: zero, and free to be varied.
  var row: Int32 = -1
  /// The rows that held it when they were written; some may no longer.
  var column = Run()
  var columnCount: Int32 = 0
  /// The cost level of the priority that its penalty counts at; 0 is required.
  var level: Int32 = 0
  var penalty: Penalty = []
  /// While it has a row: the side of zero whose slope is part of the costs.
  var side: Int8 = 0
  var listed: Lists = []
  /// True if it is the residual of a bound that keeps variables from being negative.
  var isGuard = false
  /// The constraint whose residual it is, or the complement of the variable that it is or bounds.
  var owner: Int32

  init(owner: Int32) { self.owner = owner }

  var isParametric: Bool { row < 0 }
  var isVariable: Bool { owner < 0 && !isGuard }
}

/// The sides of zero on which a symbol costs one unit per unit.
struct Penalty: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let above = Penalty(rawValue: 1)
  static let below = Penalty(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ relation: Solver.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .above
    case .equal: self = [.above, .below]
    case .greaterThanOrEqual: self = .below
    }
  }

  /// The slope for a value on that side of zero: 1, 0 or -1.
  func slope(_ value: Double) -> Int8 {
    if value > 0 { return contains(.above) ? 1 : 0 }
    return contains(.below) ? -1 : 0
  }
}

/// The lists that hold a symbol.
struct Lists: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let candidates = Lists(rawValue: 1)
  static let suspects = Lists(rawValue: 2)
  static let changed = Lists(rawValue: 4)
  static let broken = Lists(rawValue: 8)
  static let leaving = Lists(rawValue: 16)
}

/// A symbol times a factor.
struct Cell: BitwiseCopyable {
  var symbol: Int32
  var coefficient: Double

  func times(_ factor: Double) -> Cell { Cell(symbol: symbol, coefficient: coefficient * factor) }
}

/// An equation: the basic symbol is the constant plus the cells, which are sorted by symbol and
/// parametric all.
struct Row: BitwiseCopyable {
  var basic: Int32
  var run = Run()
  var count: Int32 = 0
  /// The last visit that saw this row, so that no visit sees it twice.
  var stamp: Int32 = 0
  var constant: Double = 0
}

/// The distances below which numbers count as equal.
enum Tolerance {
  /// A factor that is smaller is rounding.
  static let coefficient = 1e-9
  /// A factor that is smaller is not solved for: that would make large what is rounding.
  static let pivot = 1e-6
  /// A cost that is smaller is rounding.
  static let cost = 1e-7
  /// A residual that is smaller is none.
  static let value = 1e-8
  /// A required constraint that misses by more does not hold.
  static let violation = 1e-6
}
