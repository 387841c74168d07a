extension Engine {
  /// Reads the values that may have changed.
  mutating func publish() {
    while let symbol = tableau.changed.popLast() {
      tableau.symbols[symbol].listed.remove(.changed)
      guard tableau.symbols[symbol].isVariable else { continue }
      let root = ~tableau.symbols[symbol].owner
      guard nodes[root].symbol == symbol, nodes[root].root == root else { continue }
      readRing(root, tableau.value(symbol))
    }
    while let variable = touched.popLast() {
      nodes[variable].isTouched = false
      let node = nodes[variable]
      guard node.isAlive, !isOutput(variable) else { continue }
      set(variable, node.offset + (node.root < 0 ? 0 : node.factor * value(ofRoot: node.root)))
    }
    computeOutputs()
  }

  private mutating func readRing(_ root: Int32, _ value: Double) {
    guard nodes[root].value != value else { return }
    var member = root
    repeat {
      if !isOutput(member) { set(member, nodes[member].factor * value + nodes[member].offset) }
      member = nodes[member].next
    } while member != root
  }

  private func isOutput(_ variable: Int32) -> Bool {
    let definition = nodes[variable].definition
    return definition >= 0 && records[definition].place == .output
  }

  private func value(ofRoot root: Int32) -> Double {
    nodes[root].symbol < 0 ? 0 : tableau.value(nodes[root].symbol)
  }

  mutating func set(_ index: Int32, _ value: Double) {
    guard nodes[index].value != value else { return }
    nodes[index].value = value
    if nodes[index].outputs > 0 { markOutputs(of: index) }
    guard nodes[index].stamp != changeStamp else { return }
    nodes[index].stamp = changeStamp
    changes.append(variable(index))
  }

  mutating func takeChanges() -> [Solver.Variable] {
    changeStamp &+= 1
    var taken: [Solver.Variable] = []
    swap(&taken, &changes)
    return taken
  }
}
