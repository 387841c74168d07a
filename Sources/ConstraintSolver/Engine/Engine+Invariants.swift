extension Engine {
  /// The first thing that is not as it should be.
  var violation: String? {
    tableau.violation
  }
}

extension Solver {
  /// What is wrong inside, for tests: nothing, however the solver was used.
  ///
  /// - Complexity: Proportional to everything the solver holds.
  public var problem: String? { box.engine.pointee.violation }
}
