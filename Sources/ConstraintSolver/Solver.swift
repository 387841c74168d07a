/// Finds numbers that satisfy linear constraints, and finds them again, quickly, when some change.
///
///     var solver = Solver()
///     let width = solver.addVariable(nonNegative: true)
///     solver.enqueue(Solver.Constraint([Solver.Term(width)], .equal, 320))
///     solver.solve()
///     solver.value(of: width)  // 320
///
/// Required constraints hold. Of the others, the total by which those of the highest priority
/// miss is as small as can be, then, without giving up any of that, the total of the next, and so
/// on: priorities are compared, never added. Where that leaves a choice the values are *some*
/// solution, and ``isAmbiguous(_:)`` says so.
///
/// Everything waits until ``solve(givingUp:)``, so that a hundred changes cost one solution.
/// A required constraint that contradicts others is refused, together with the names of those it
/// contradicts; the solver goes on as if it had not been added.
///
/// The solver is a value: a copy is independent, and costs a few block moves when one of the two
/// is changed.
public struct Solver {
  var box = Box()

  /// Makes a solver without variables and constraints.
  public init() {}

  /// The engine to be changed, after a copy when another solver shares it.
  private var own: UnsafeMutablePointer<Engine> {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { box = Box(engine.pointee.copy()) }
      return box.engine
    }
  }

  /// The engine to be read.
  private var engine: UnsafeMutablePointer<Engine> { box.engine }

  // MARK: - Variables

  /// Adds a variable, which is zero until constraints say otherwise.
  ///
  /// One that may not be negative never is.
  /// - Complexity: O(1), amortized.
  public mutating func addVariable(nonNegative: Bool = false) -> Variable {
    own.pointee.addVariable(nonNegative: nonNegative)
  }

  /// Removes a variable and every constraint that names it.
  public mutating func remove(_ variable: Variable) {
    remove([variable])
  }

  /// Removes variables and every constraint that names one of them, which costs less than one
  /// after the other.
  public mutating func remove(_ variables: [Variable]) {
    own.pointee.remove(variables)
  }

  /// The variable's value in the last solution.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    guard let index = engine.pointee.index(variable) else { return 0 }
    return engine.pointee.nodes[index].value
  }

  // MARK: - Constraints

  /// Adds a constraint to what the next solution takes into account.
  ///
  /// Should it contradict others, ``solve(givingUp:)`` says so.
  /// - Complexity: O(terms).
  @discardableResult
  public mutating func enqueue(_ constraint: Constraint) -> Token {
    enqueue(
      constraint.terms.span,
      constraint.relation,
      constraint.constant,
      priority: constraint.priority
    )
  }

  /// Adds a constraint whose terms lie anywhere to what the next solution takes into account.
  @discardableResult
  public mutating func enqueue(
    _ terms: Span<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) -> Token {
    own.pointee.add(terms, relation, constant, priority)
  }

  /// Adds constraints to what the next solution takes into account, and answers their names in
  /// the same order.
  public mutating func enqueue(_ constraints: [Constraint]) -> [Token] {
    constraints.map { enqueue($0) }
  }

  /// Adds a constraint, solves, and throws when it contradicts others, which leaves the solver as
  /// it was.
  @discardableResult
  public mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) throws(Unsatisfiable) -> Token {
    solve()
    let token = enqueue(Constraint(terms, relation, constant, priority: priority))
    let conflicts = solve(givingUp: { _ in token })
    guard let conflict = conflicts.first(where: { $0.refused == token }) else { return token }
    remove(token)
    solve()
    throw Unsatisfiable(conflict: conflict.constraints.filter { $0 != token })
  }

  /// Adds a preferred value of a variable: an equation whose constant is to be changed often.
  @discardableResult
  public mutating func suggest(
    _ variable: Variable,
    _ value: Double,
    priority: Priority
  ) -> Token {
    enqueue(Constraint([Term(variable)], .equal, value, priority: priority))
  }

  /// True if a constraint is there, in effect or given up.
  public func contains(_ token: Token) -> Bool { engine.pointee.index(token) != nil }

  /// Removes a constraint.
  public mutating func remove(_ token: Token) {
    guard let index = engine.pointee.index(token) else { return }
    own.pointee.removeConstraint(index)
  }

  /// Changes the right side of a constraint, which costs far less than adding another.
  public mutating func setConstant(_ token: Token, _ value: Double) {
    guard let index = engine.pointee.index(token) else { return }
    own.pointee.setConstant(index, value)
  }

  /// Lets a constraint that was given up count again, as when what it contradicted has changed.
  public mutating func reconsider(_ token: Token) {
    guard let index = engine.pointee.index(token) else { return }
    own.pointee.reconsiderRefused(index)
  }

  /// Changes how much a constraint matters.
  public mutating func setPriority(_ token: Token, _ priority: Priority) {
    guard let index = engine.pointee.index(token) else { return }
    own.pointee.setPriority(index, priority)
  }

  // MARK: - Solving

  /// Brings all values up to date.
  ///
  /// When required constraints contradict each other, one of them is given up: the one that
  /// `choose` names, or the one that was added or changed last. It counts again once its constant
  /// or its priority is set.
  /// - Complexity: Proportional to what has changed and what depends on it; free without changes.
  @discardableResult
  public mutating func solve(
    givingUp choose: (Conflict) -> Token = { $0.refused }
  ) -> [Conflict] {
    guard !engine.pointee.isSettled else { return [] }
    return own.pointee.solve(choose)
  }

  /// The variables whose value has changed since this was last asked, in no particular order.
  public mutating func takeChanges() -> [Variable] {
    own.pointee.takeChanges().map(\.variable)
  }

  /// The same with their values, which saves asking for them one by one.
  public mutating func takeChangedValues() -> [Change] {
    own.pointee.takeChanges()
  }

  // MARK: - Questions

  /// True if the constraint was given up in a conflict.
  public func isRefused(_ token: Token) -> Bool {
    guard let index = engine.pointee.index(token) else { return false }
    return engine.pointee.records[index].place == .refused
  }

  /// True if the variable could have another value in a solution that is just as good.
  ///
  /// - Complexity: That of copying the solver, and of solving for the variable twice.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard let index = engine.pointee.index(variable) else { return false }
    return engine.pointee.isAmbiguous(index)
  }

  /// The constraints that the variable's value depends on, in the order in which they were added.
  public func constraints(affecting variable: Variable) -> [Token] {
    guard let index = engine.pointee.index(variable) else { return [] }
    return engine.pointee.constraints(affecting: index)
  }
}

/// Holds the engine of one solver, or of several until one of them changes.
///
/// The engine lies behind a pointer, so that reaching it needs no check for exclusive access: the
/// solver is a value, and the compiler has seen to that.
final class Box {
  let engine: UnsafeMutablePointer<Engine>

  init(_ engine: consuming Engine = Engine()) {
    self.engine = .allocate(capacity: 1)
    self.engine.initialize(to: engine)
  }

  deinit {
    engine.deinitialize(count: 1)
    engine.deallocate()
  }
}
