package import ConstraintSolver

/// A sum of variables with factors, plus a constant: where a line of a view or guide lies.
///
/// Few terms lie in the expression itself, and nearly all lines have no more; many lie in an array.
nonisolated package struct LinearExpression {
  private static let room = 4

  private var few = InlineArray<4, Solver.Term>(repeating: Solver.Term(.none, 0))
  private var many: [Solver.Term]?
  private var count = 0
  package var constant = 0.0

  package init(constant: Double = 0) { self.constant = constant }

  package init(_ variable: Solver.Variable, times coefficient: Double = 1) {
    few[0] = Solver.Term(variable, coefficient)
    count = 1
  }

  var isConstant: Bool { count == 0 }

  /// The terms, in the order in which they came.
  package var terms: [Solver.Term] { (0..<count).map { self[$0] } }

  func withTerms<Result>(_ body: (Span<Solver.Term>) -> Result) -> Result {
    guard let many else { return body(few.span.extracting(0..<count)) }
    return body(many.span)
  }

  private subscript(index: Int) -> Solver.Term { many?[index] ?? few[index] }

  /// Adds a variable; one that is there already only changes its factor.
  mutating func add(_ variable: Solver.Variable, times coefficient: Double) {
    guard let index = (0..<count).first(where: { self[$0].variable == variable }) else {
      if coefficient != 0 { append(Solver.Term(variable, coefficient)) }
      return
    }
    let sum = self[index].coefficient + coefficient
    if abs(sum) < 1e-12 { remove(at: index) } else { set(index, Solver.Term(variable, sum)) }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for index in 0..<other.count {
      let term = other[index]
      add(term.variable, times: term.coefficient * factor)
    }
    constant += other.constant * factor
  }

  private mutating func append(_ term: Solver.Term) {
    if many == nil, count == Self.room { many = terms }
    count += 1
    if many == nil { few[count - 1] = term } else { many?.append(term) }
  }

  private mutating func remove(at index: Int) {
    count -= 1
    guard many == nil else {
      many?.remove(at: index)
      return
    }
    for place in index..<count { few[place] = few[place + 1] }
  }

  private mutating func set(_ index: Int, _ term: Solver.Term) {
    if many == nil { few[index] = term } else { many?[index] = term }
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(b, times: -1)
    return sum
  }

  static func + (a: Self, b: CGFloat) -> Self {
    var sum = a
    sum.constant += Double(b)
    return sum
  }

  static func - (a: Self, b: CGFloat) -> Self { a + -b }

  static func * (a: Self, factor: Double) -> Self {
    var product = LinearExpression()
    product.add(a, times: factor)
    return product
  }
}

/// One relation that the solver is given: an expression against nothing.
package struct LinearRow {
  package var expression: LinearExpression
  package var relation: NSLayoutConstraint.Relation
  package var priority: UILayoutPriority
  package var role = Role.edge

  /// The purpose of a stack's row; the name that UIKit gives such constraints.
  package enum Role: String {
    case edge = "canvas-connection"
    case spacing
    case sizing = "fill-equally"
    case proportion = "fill-proportionally"
    case distributing
    case alignment
    case fitting = "canvas-fit"
    case hiding
  }

  /// Makes the row that relates two expressions.
  package init(
    _ first: LinearExpression,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LinearExpression = LinearExpression(),
    at priority: UILayoutPriority = .required
  ) {
    expression = first
    expression.add(second, times: -1)
    self.relation = relation
    self.priority = priority
  }
}
