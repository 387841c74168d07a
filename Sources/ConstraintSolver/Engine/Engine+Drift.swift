extension Engine {
  /// Checks, now and then, how far rounding has led the tableau from the constraints, and makes it
  /// anew when that is too far.
  ///
  /// - Complexity: O(terms), after some pivots or a doubtful one.
  mutating func controlDrift() {
    let isDue = tableau.pivots - pivotsAtCheck > 50 + Int(records.count) / 2
    guard isDue || tableau.isDoubtful else { return }
    pivotsAtCheck = tableau.pivots
    tableau.isDoubtful = false
    guard drift > 1e-6 else { return }
    rebuild()
    bringUpToDate()
    pivotsAtCheck = tableau.pivots
  }

  /// The largest difference between a residual of the tableau and what its terms add up to.
  var drift: Double {
    var largest = 0.0
    for index in 0..<records.count where records[index].place == .tableau {
      var sum = sum(of: index)
      var absorbed = records[index].chain
      while absorbed >= 0 {
        sum += records[absorbed].multiplier * self.sum(of: absorbed)
        absorbed = records[absorbed].chain
      }
      largest = max(largest, abs(sum - tableau.value(records[index].target)))
    }
    return largest
  }

  /// The sum of a constraint's terms by the values of the tableau, less its constant.
  private func sum(of index: Int32) -> Double {
    var sum = -records[index].constant
    for place in records[index].range {
      let term = terms.base[place]
      let node = nodes[term.variable]
      guard !isAbsorbed(term.variable) else { continue }
      sum += term.coefficient * node.offset
      guard node.root >= 0, nodes[node.root].symbol >= 0 else { continue }
      sum += term.coefficient * node.factor * tableau.value(nodes[node.root].symbol)
    }
    return sum
  }

  /// Makes a new tableau of the same constraints.
  mutating func rebuild() {
    let pivots = tableau.pivots
    tableau = Tableau()
    tableau.pivots = pivots
    for costLevel in 0..<priorities.count { tableau.insert(costLevel: costLevel + 1) }
    for index in 0..<nodes.count {
      if nodes[index].root == index && nodes[index].symbol >= 0 { touchGroup(index) }
      nodes[index].symbol = -1
      nodes[index].uses = 0
      if nodes[index].groupBounds >= 0 { freeGroupBounds.append(nodes[index].groupBounds) }
      nodes[index].groupBounds = -1
      loosen(index)
    }
    for index in 0..<records.count where records[index].place == .tableau {
      requeue(index)
      separateAbsorbed(of: index)
    }
  }

  private mutating func touchGroup(_ root: Int32) {
    var member = root
    repeat {
      touch(member)
      member = nodes[member].next
    } while member != root
  }
}
