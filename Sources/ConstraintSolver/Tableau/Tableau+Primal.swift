extension Tableau {
  /// Varies what can be varied at a gain until nothing can: the primal simplex method.
  ///
  /// Answers false when it took too long.
  /// The candidate and the row are those of the smallest symbol (Bland's rule), so it ends.
  mutating func optimize(limit: Int) -> Bool {
    let end = pivots + limit
    while let (symbol, direction) = nextCandidate() {
      guard pivots < end else { return false }
      guard let row = firstStop(symbol, Double(direction)) else {
        // Only rounding can promise a gain without end.
        costs.clearFirst(symbol)
        isDoubtful = true
        continue
      }
      let penalty: Penalty = direction > 0 ? .above : .below
      let side = symbols[symbol].penalty.contains(penalty) ? direction : 0
      pivot(row, entering: symbol, side: side)
    }
    return true
  }

  /// The smallest symbol that can be varied at a gain, and in which direction.
  private mutating func nextCandidate() -> (Int32, Int8)? {
    var best: (Int32, Int8)?
    var smallest = Int32.max
    var kept: Int32 = 0
    for index in 0..<candidates.count {
      let symbol = candidates[index]
      let direction = direction(symbol)
      guard direction != 0 else {
        symbols[symbol].listed.remove(.candidates)
        continue
      }
      candidates[kept] = symbol
      kept += 1
      if symbol < smallest {
        best = (symbol, direction)
        smallest = symbol
      }
    }
    candidates.truncate(to: kept)
    return best
  }

  /// The row whose value is the first to reach zero, where its slope changes, when a symbol is
  /// varied in a direction.
  private mutating func firstStop(_ symbol: Int32, _ direction: Double) -> Int32? {
    var best: Int32?
    var nearest = Double.infinity
    var basic = Int32.max
    for index in 0..<tidyColumn(symbol) {
      let row = columnEntry(symbol, index)
      let own = symbols[rows[row].basic]
      guard !own.penalty.isEmpty else { continue }
      let speed = coefficient(of: symbol, in: row) * direction
      guard abs(speed) > Tolerance.pivot, let distance = distance(row, own, speed) else { continue }
      let isNearer = distance < nearest - Tolerance.coefficient
      if isNearer || (distance <= nearest && rows[row].basic < basic) {
        best = row
        nearest = min(nearest, distance)
        basic = rows[row].basic
      }
    }
    return best
  }

  /// The distance a symbol can be varied until a row's value is zero and would cost differently
  /// beyond.
  private func distance(_ row: Int32, _ own: Symbol, _ speed: Double) -> Double? {
    let value = rows[row].constant
    if abs(value) <= Tolerance.value {
      return own.penalty.slope(speed) == own.side ? nil : 0
    }
    return (value > 0) == (speed < 0) ? -value / speed : nil
  }

  // MARK: - Settling

  /// Makes the solution optimal from any state.
  ///
  /// While nothing can be gained by varying, values are brought to their sides; else sides follow
  /// values and gains are sought. Should rounding keep that from ending, it ends anyway.
  mutating func settle() {
    let limit = 100 + 4 * Int(symbols.count)
    for attempt in 0..<8 {
      if candidates.isEmpty && attempt < 6 && repair(limit: limit) && candidates.isEmpty {
        return
      }
      flipSuspects()
      if !optimize(limit: limit * 4) { continue }
      if suspects.isEmpty { return }
    }
  }
}
