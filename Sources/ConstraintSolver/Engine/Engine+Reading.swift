extension Engine {
  /// Reads the values that may have changed.
  mutating func publish() {
    while let symbol = tableau.changed.popLast() {
      tableau.symbols[symbol].listed.remove(.changed)
      guard tableau.symbols[symbol].isVariable else { continue }
      let root = ~tableau.symbols[symbol].owner
      guard nodes[root].symbol == symbol, nodes[root].root == root else { continue }
      let isRead = nodes[root].size > 1 || !isOutput(root)
      if isRead && nodes[root].value != tableau.value(symbol) {
        readGroup(root, tableau.value(symbol))
      }
    }
    while let variable = touched.popLast() {
      nodes[variable].isTouched = false
      let node = nodes[variable]
      guard node.isAlive, !isOutput(variable) else { continue }
      set(variable, node.offset + (node.root < 0 ? 0 : node.factor * value(ofRoot: node.root)))
    }
    computeOutputs()
  }

  /// Reads a root and all variables of its group; this is what turning a screen consists of.
  private mutating func readGroup(_ root: Int32, _ value: Double) {
    let all = nodes.base
    let stamp = changeStamp
    var out = changes.room(for: nodes[root].size)
    var member = root
    repeat {
      let node = all + Int(member)
      let new = node.pointee.factor * value + node.pointee.offset
      if node.pointee.value != new {
        node.pointee.value = new
        if node.pointee.outputs > 0 { markOutputs(of: member) }
        if node.pointee.stamp != stamp {
          node.pointee.stamp = stamp
          let variable = Solver.Variable(index: member, generation: node.pointee.generation)
          out.pointee = Solver.Change(variable: variable, value: new)
          out += 1
        } else {
          changesAreStale = true
        }
      }
      member = node.pointee.next
    } while member != root
    changes.resize(to: Int32(out - changes.base))
  }

  private func isOutput(_ variable: Int32) -> Bool {
    let definition = nodes[variable].definition
    return definition >= 0 && records[definition].place == .output
  }

  private func value(ofRoot root: Int32) -> Double {
    nodes[root].symbol < 0 ? 0 : tableau.value(nodes[root].symbol)
  }

  mutating func set(_ variable: Int32, _ value: Double) {
    let node = nodes.base + Int(variable)
    guard node.pointee.value != value else { return }
    node.pointee.value = value
    if node.pointee.outputs > 0 { markOutputs(of: variable) }
    guard node.pointee.stamp != changeStamp else {
      changesAreStale = true
      return
    }
    node.pointee.stamp = changeStamp
    changes.append(Solver.Change(variable: self.variable(variable), value: value))
  }

  /// Answers what has changed, and forgets it.
  ///
  /// The list has the values already, unless some changed twice.
  mutating func takeChanges() -> [Solver.Change] {
    changeStamp &+= 1
    if changesAreStale {
      for entry in 0..<changes.count {
        let variable = changes[entry].variable
        guard let index = index(variable) else { continue }
        changes[entry] = Solver.Change(variable: variable, value: nodes[index].value)
      }
      changesAreStale = false
    }
    defer { changes.truncate(to: 0) }
    return Array(UnsafeBufferPointer(start: changes.base, count: Int(changes.count)))
  }
}
