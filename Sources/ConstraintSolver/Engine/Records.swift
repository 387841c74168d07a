/// A variable as the engine keeps it.
struct Node: BitwiseCopyable {
  var generation: Int32 = 0
  var isAlive = true
  var mayBeNegative = true
  /// The first of the terms that name it.
  var firstTerm: Int32 = -1
  /// Its symbol in the tableau, or -1.
  var symbol: Int32 = -1
  /// The count of change lists when it was last put on one.
  var stamp: UInt32 = 0
  var value = 0.0
}

/// A term of a constraint, chained with the other terms that name the same variable.
struct TermRecord: BitwiseCopyable {
  var variable: Int32
  var constraint: Int32
  var next: Int32 = -1
  var previous: Int32 = -1
  var coefficient: Double
}

/// A constraint as the engine keeps it.
struct Record: BitwiseCopyable {
  var generation: Int32 = 0
  var place = Place.none
  var relation = Solver.Relation.equal
  var priority: Float = 0
  var terms = Run()
  var count: Int32 = 0
  /// Its residual in the tableau, or -1.
  var residual: Int32 = -1
  /// A number that is larger for a constraint that was added or changed later.
  var age: Int64 = 0
  var constant = 0.0

  var isRequired: Bool { priority >= 1000 }
}

/// Where a constraint takes effect.
enum Place: UInt8, BitwiseCopyable {
  /// The record is free.
  case none
  /// It waits for the next solution.
  case queued
  /// It is an equation of the tableau.
  case tableau
  /// It contradicted others and does not count.
  case refused
}
