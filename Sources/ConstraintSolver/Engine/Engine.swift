/// Everything that a solver holds: variables, constraints, the queue of what has changed, and the
/// tableau.
///
/// Additions and removals wait in a queue until a solution is wanted, and are then made together.
struct Engine: ~Copyable {
  var nodes = Flat<Node>(capacity: 32)
  var freeNodes = Flat<Int32>()
  var records = Flat<Record>(capacity: 32)
  var freeRecords = Flat<Int32>()
  var terms = Pool<TermRecord>(capacity: 64)

  /// Constraints that wait for the next solution; some may have gone by then.
  var queue = Flat<Int32>(capacity: 32)
  var tableau = Tableau()
  /// The priorities in use below required, from high to low; their lanes follow lane 0.
  var priorities = Flat<Float>()

  var changes: [Solver.Variable] = []
  var changeStamp: UInt32 = 1
  var age: Int64 = 0
  var isSettled = true

  init() {}

  /// - Complexity: Block moves of everything in use.
  func copy() -> Engine {
    var copy = Engine()
    copy.nodes = nodes.copy()
    copy.freeNodes = freeNodes.copy()
    copy.records = records.copy()
    copy.freeRecords = freeRecords.copy()
    copy.terms = terms.copy()
    copy.queue = queue.copy()
    copy.tableau = tableau.copy()
    copy.priorities = priorities.copy()
    copy.changes = changes
    copy.changeStamp = changeStamp
    copy.age = age
    copy.isSettled = isSettled
    return copy
  }

  // MARK: - Names

  func index(_ variable: Solver.Variable) -> Int32? {
    let index = variable.index
    guard index >= 0, index < nodes.count, nodes[index].generation == variable.generation else {
      return nil
    }
    return nodes[index].isAlive ? index : nil
  }

  func index(_ token: Solver.Token) -> Int32? {
    let index = token.index
    guard index >= 0, index < records.count, records[index].generation == token.generation else {
      return nil
    }
    return records[index].place == .none ? nil : index
  }

  func token(_ index: Int32) -> Solver.Token {
    Solver.Token(index: index, generation: records[index].generation)
  }

  func variable(_ index: Int32) -> Solver.Variable {
    Solver.Variable(index: index, generation: nodes[index].generation)
  }

  // MARK: - Variables

  mutating func addVariable(nonNegative: Bool) -> Solver.Variable {
    let index: Int32
    if let free = freeNodes.popLast() {
      index = free
      let generation = nodes[free].generation
      nodes[free] = Node(generation: generation)
    } else {
      index = nodes.count
      nodes.append(Node())
    }
    nodes[index].mayBeNegative = !nonNegative
    return variable(index)
  }

  mutating func remove(_ variable: Solver.Variable) {
    guard let index = index(variable) else { return }
    while nodes[index].firstTerm >= 0 {
      removeConstraint(terms.base[Int(nodes[index].firstTerm)].constraint)
    }
    if nodes[index].symbol >= 0 { tableau.removeVariable(nodes[index].symbol) }
    nodes[index].isAlive = false
    nodes[index].generation &+= 1
    freeNodes.append(index)
  }

  /// Where the variable stands in the tableau.
  mutating func symbol(_ index: Int32) -> Int32 {
    guard nodes[index].symbol < 0 else { return nodes[index].symbol }
    let penalty: Penalty = nodes[index].mayBeNegative ? [] : .below
    nodes[index].symbol = tableau.newSymbol(~index, penalty, level: 0)
    return nodes[index].symbol
  }
}
