extension Solver {
  /// Required constraints that cannot all hold, and the one that was given up.
  ///
  /// The set is irreducible: without any one of its members the others can hold together.
  public struct Conflict: Hashable, Sendable {
    /// Every member, in the order in which they were added; a variable that may not be negative
    /// can be a silent further party.
    public var constraints: [Token]
    /// The member that no longer counts; it stays out until its constant or priority changes.
    public var refused: Token
  }

  /// The answer to a constraint that contradicts those already there.
  public struct Unsatisfiable: Error, Hashable, Sendable {
    /// The constraints it contradicts, in the order in which they were added.
    public var conflict: [Token]
  }
}
