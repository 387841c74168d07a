/// A variable as the engine keeps it.
///
/// It is always `factor · root + offset`, where the root is itself, another variable, or nothing
/// when the value is known. Variables with one root form a group, a circular linked list.
struct Node: BitwiseCopyable {
  var generation: Int32 = 0
  var isAlive = true
  var mayBeNegative = true
  /// True if it is on the list of those to be read again.
  var isTouched = false
  /// True if, as a root, it is on the list of those whose bounds are to be checked.
  var isLoosened = false
  /// The first of the terms that name it.
  var firstTerm: Int32 = -1
  /// The number of constraints that name it, those that only compute an output left out.
  var degree: Int32 = 0
  /// Its symbol in the tableau, or -1.
  var symbol: Int32 = -1
  /// The count of change lists when it was last put on one.
  var stamp: UInt32 = 0
  /// The variable it is a multiple of, or -1 when its value is `offset`.
  var root: Int32
  /// Its neighbours in the circular linked list of its group.
  var next: Int32
  var previous: Int32
  /// The constraint that gives it its root, or computes it as an output, or -1.
  var definition: Int32 = -1
  /// As a root: the size of its group, the number of them that must not be negative, the number of
  /// terms of the tableau that name the group, and its record of bounds, or -1.
  var size: Int32 = 1
  var bounded: Int32 = 0
  var uses: Int32 = 0
  var groupBounds: Int32 = -1
  /// The number of outputs computed from it.
  var outputs: Int32 = 0
  var factor = 1.0
  var offset = 0.0
  var value = 0.0

  init(_ index: Int32) {
    root = index
    next = index
    previous = index
  }
}

/// A term of a constraint, chained with the other terms that name the same variable.
struct TermRecord: BitwiseCopyable {
  var variable: Int32
  var constraint: Int32
  var next: Int32 = -1
  var previous: Int32 = -1
  var coefficient: Double
}

/// A term's variable as it was when its constraint became an equation of the tableau.
struct Placement: BitwiseCopyable {
  var root: Int32
  var factor: Double
  var offset: Double

  /// The placement of a variable whose place an absorbed equation has taken.
  static let absorbed = Placement(root: -2, factor: 0, offset: 0)

  var isAbsorbed: Bool { root == -2 }
}

/// A constraint as the engine keeps it.
struct Record: BitwiseCopyable {
  var generation: Int32 = 0
  var place = Place.none
  var relation = Solver.Relation.equal
  /// True if it waits for roots to become fewer, or to be checked again, or computed again.
  var isMarked = false
  var priority: Float = 0
  var terms = Run()
  var count: Int32 = 0
  /// The record of the terms' variables, while it is an equation of the tableau.
  var placements: Int32 = 0
  /// Its residual in the tableau, or the variable it defines, or -1.
  var target: Int32 = -1
  /// The equation that has absorbed it, or -1.
  var host: Int32 = -1
  /// The last equation that it has absorbed; for an absorbed one the one absorbed before; or -1.
  var chain: Int32 = -1
  /// The factor with which its host holds it.
  var multiplier = 1.0
  /// A number that is larger for a constraint that was added or changed later.
  var age: Int64 = 0
  var constant = 0.0

  var isRequired: Bool { priority >= 1000 }
  var isEquation: Bool { relation == .equal && isRequired }
  /// True if it is a preference, which matters only where everything else leaves a choice.
  var isPreference: Bool { priority < 1 }
  /// The places of its terms.
  var range: Range<Int> { Int(terms.start)..<Int(terms.start + count) }
}

/// The place where a constraint takes effect.
enum Place: UInt8, BitwiseCopyable {
  /// The record is free.
  case none
  /// It waits for the next solution.
  case queued
  /// It is a preference for a value that is decided without it.
  case idle
  /// It gives a root to a variable, or follows from those that do.
  case link
  /// It computes a variable that nothing else depends on, or only the equation that absorbed it.
  case output
  /// It is an equation of the tableau.
  case tableau
  /// It contradicted others and does not count.
  case refused
}

/// The bounds that keep a group's variables from being negative: bounds of its root, and their
/// residuals in the tableau.
struct GroupBounds: BitwiseCopyable {
  var lower: Int32 = -1
  var upper: Int32 = -1
  var least = 0.0
  var most = 0.0
}
