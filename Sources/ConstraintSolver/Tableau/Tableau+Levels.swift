extension Tableau {
  /// Makes room for a priority: the cost levels from that one on move by one.
  ///
  /// - Complexity: O(symbols).
  mutating func insert(costLevel: Int32) {
    costs.insert(costLevel: costLevel)
    suspects.insert(level: costLevel)
    for index in 0..<symbols.count where symbols[index].level >= costLevel {
      symbols[index].level += 1
    }
  }

  /// True if a required symbol was ever let go since the list was last read through.
  var hasBroken: Bool { !broken.isEmpty }

  /// True if a required symbol misses zero on a side where it must not.
  var isBroken: Bool {
    for index in 0..<broken.count {
      let own = symbols[broken[index]]
      guard own.row >= 0, own.level == 0, own.side != 0 else { continue }
      let value = rows[own.row].constant
      if abs(value) > Tolerance.violation && own.penalty.slope(value) != 0 { return true }
    }
    return false
  }

  /// Forgets of the listed required symbols those that are back where they must be.
  mutating func tidyBroken() {
    var kept: Int32 = 0
    for index in 0..<broken.count {
      let symbol = broken[index]
      let own = symbols[symbol]
      if own.row >= 0 && own.level == 0 && own.side != 0 {
        broken[kept] = symbol
        kept += 1
      } else {
        symbols[symbol].listed.remove(.broken)
      }
    }
    broken.truncate(to: kept)
  }

  /// The required symbols whose rows contradict each other: those on a side that costs, also when
  /// they are at zero, and those that would have to give way.
  mutating func contradiction() -> [Int32] {
    tidyBroken()
    guard isBroken else { return [] }
    var found: [Int32] = []
    for index in 0..<broken.count { found.append(broken[index]) }
    for symbol in 0..<symbols.count where symbols[symbol].isParametric {
      if abs(costs[symbol][0]) > Tolerance.cost { found.append(symbol) }
    }
    return found
  }
}
