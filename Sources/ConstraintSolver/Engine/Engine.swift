/// Everything that a solver holds: variables, constraints, what has changed, and the tableau.
///
/// Additions and removals wait until a solution is wanted, and are then made together. What
/// required equations determine by themselves is worked out beside the tableau (see the folder
/// Presolve): a variable of a view pinned to another view's edges costs a multiplication.
struct Engine: ~Copyable {
  var nodes = Flat<Node>(capacity: 32)
  var freeNodes = Flat<Int32>()
  var records = Flat<Record>(capacity: 32)
  var freeRecords = Flat<Int32>()
  var terms = Pool<TermRecord>(capacity: 64, smallest: 1)
  var placements = Pool<Placement>(capacity: 32, smallest: 1)
  var groupBounds = Flat<GroupBounds>()
  var freeGroupBounds = Flat<Int32>()

  var tableau = Tableau()
  /// The priorities in use below required, from high to low; their cost levels follow level 0.
  var priorities = Flat<Float>()
  /// True if equations are worked out beside the tableau; if they are not, every constraint can be
  /// found in it.
  var presolves = true

  /// The preferences, which matter only where all else leaves a choice; some may have gone.
  var preferences = Flat<Int32>()
  /// Constraints that wait for the next solution; some may have gone by then.
  var queue = Flat<Int32>(capacity: 32)
  /// The first of the constraints of each rank while they are made equations.
  var ranks = Flat<Int32>()
  /// Variables that lost their definition.
  var loose = Flat<Int32>()
  /// Equations of the tableau that name variables which were loose.
  var affected = Flat<Int32>()
  /// Roots whose bounds are to be checked.
  var loosened = Flat<Int32>()
  /// Variables to be read again.
  var touched = Flat<Int32>(capacity: 32)

  /// Waiting equations to be checked again, and the number that wait.
  var agenda = Flat<Int32>()
  var waiting = 0
  /// Equations that compute an output, in the reverse of the order to compute them in; some may
  /// no longer do so.
  var outputs = Flat<Int32>()
  var outputsGone = 0
  var hasMarkedOutputs = false

  /// Variables whose value changed since that was last asked, with the value, which is old where
  /// some changed twice.
  var changes = Flat<Solver.Change>(capacity: 32)
  var changesAreStale = false
  var changeStamp: UInt32 = 1
  var age: Int64 = 0
  var isSettled = true
  var pivotsAtCheck = 0
  /// True once numbers came in for which tolerances are not made; only check builds note it.
  var hasExtremeNumbers = false

  init() {}

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
      let old = nodes[free]
      nodes[free] = Node(index)
      nodes[free].generation = old.generation
      nodes[free].isTouched = old.isTouched
      nodes[free].isLoosened = old.isLoosened
    } else {
      index = nodes.count
      nodes.append(Node(index))
    }
    nodes[index].mayBeNegative = !nonNegative
    nodes[index].bounded = nonNegative ? 1 : 0
    return variable(index)
  }

  mutating func remove(_ variables: [Solver.Variable]) {
    forgetEquations(of: variables)
    for variable in variables {
      guard let index = index(variable) else { continue }
      while nodes[index].firstTerm >= 0 {
        removeConstraint(terms.base[Int(nodes[index].firstTerm)].constraint)
      }
    }
    undoLinks()
    while let constraint = affected.popLast() {
      records[constraint].isMarked = false
      if records[constraint].place == .tableau { separate(constraint) }
    }
    for variable in variables { free(variable) }
  }

  /// Forgets a variable that no constraint names.
  private mutating func free(_ variable: Solver.Variable) {
    guard let index = index(variable) else { return }
    dropGroupBounds(index)
    if nodes[index].symbol >= 0 { tableau.removeVariable(nodes[index].symbol) }
    nodes[index].isAlive = false
    nodes[index].generation &+= 1
    freeNodes.append(index)
  }

  /// The symbol of the variable in the tableau, made if there is none.
  mutating func symbol(_ index: Int32) -> Int32 {
    guard nodes[index].symbol < 0 else { return nodes[index].symbol }
    let penalty: Penalty = nodes[index].mayBeNegative ? [] : .below
    nodes[index].symbol = tableau.newSymbol(~index, penalty, level: 0)
    return nodes[index].symbol
  }
}
