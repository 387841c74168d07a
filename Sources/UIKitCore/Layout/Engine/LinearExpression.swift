internal import ConstraintSolver

/// A sum of variables with factors, plus a constant: where a line of a view or guide lies.
nonisolated struct LinearExpression {
  private(set) var terms: [Solver.Term] = []
  var constant = 0.0

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Solver.Variable, times coefficient: Double = 1) {
    terms = [Solver.Term(variable, coefficient)]
  }

  /// Adds a variable; one that is there already only changes its factor.
  mutating func add(_ variable: Solver.Variable, times coefficient: Double) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      let sum = terms[index].coefficient + coefficient
      if abs(sum) < 1e-12 {
        terms.remove(at: index)
      } else {
        terms[index] = Solver.Term(variable, sum)
      }
    } else if coefficient != 0 {
      terms.append(Solver.Term(variable, coefficient))
    }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    constant += other.constant * factor
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
struct LinearRow {
  var expression: LinearExpression
  var relation: NSLayoutConstraint.Relation
  var priority: UILayoutPriority
  var role = Role.canvas

  /// What a stack wants with a row; the word that UIKit names such constraints by.
  enum Role: String {
    case canvas = "canvas-connection"
    case spacing
    case sizing = "fill-equally"
    case proportion = "fill-proportionally"
    case distributing
    case alignment
    case fitting = "canvas-fit"
    case hiding
  }

  /// What two expressions have to do with each other.
  init(
    _ first: LinearExpression,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LinearExpression = LinearExpression(),
    at priority: UILayoutPriority = .required
  ) {
    expression = first - second
    self.relation = relation
    self.priority = priority
  }
}
