extension Tableau {
  /// The first thing that is not as it should be.
  ///
  /// - Complexity: O(cells · levels).
  var violation: String? {
    var expected = [Double](repeating: 0, count: Int(symbols.count * costs.levelCount))
    for row in 0..<rows.count where rows[row].basic >= 0 {
      if let found = violation(in: row) { return found }
      let basic = symbols[rows[row].basic]
      for cell in cells(of: row) where basic.side != 0 {
        expected[Int(cell.symbol * costs.levelCount + basic.level)] +=
          Double(basic.side) * cell.coefficient
      }
    }
    for symbol in 0..<symbols.count where symbols[symbol].isParametric {
      for costLevel in 0..<costs.levelCount {
        let cost = costs[symbol][Int(costLevel)]
        let wanted = expected[Int(symbol * costs.levelCount + costLevel)]
        if abs(cost - wanted) > 1e-6 {
          return "varying \(symbol) costs \(wanted) at level \(costLevel), not \(cost)"
        }
      }
      if direction(symbol) != 0 && !symbols[symbol].listed.contains(.candidates) {
        return "varying \(symbol) is a gain, and it is not listed"
      }
    }
    return suspectViolation
  }

  /// The first thing that is wrong with the chains of suspects.
  private var suspectViolation: String? {
    let suspects = suspects.symbols
    if suspects.count != self.suspects.count || Set(suspects).count != suspects.count {
      return "the chains of suspects hold \(suspects), not \(self.suspects.count) symbols"
    }
    for symbol in suspects where !symbols[symbol].listed.contains(.suspects) {
      return "the suspect \(symbol) does not know that it is listed"
    }
    return nil
  }

  private func violation(in row: Int32) -> String? {
    let basic = rows[row].basic
    guard symbols[basic].row == row else { return "\(basic) does not know its row \(row)" }
    var last: Int32 = -1
    for cell in cells(of: row) {
      guard cell.symbol > last else { return "row \(row) is not sorted" }
      last = cell.symbol
      guard symbols[last].isParametric else { return "row \(row) holds \(last), which has a row" }
      guard column(last, holds: row) else { return "the column of \(last) misses row \(row)" }
    }
    let own = symbols[basic]
    let value = rows[row].constant
    let agrees = abs(value) <= Tolerance.value || own.penalty.slope(value) == own.side
    if !agrees && !own.listed.contains(.suspects) && !own.penalty.isEmpty {
      return "\(basic) is \(value), on side \(own.side), and not listed"
    }
    return nil
  }

  private func column(_ symbol: Int32, holds row: Int32) -> Bool {
    for index in 0..<symbols[symbol].columnCount where columnEntry(symbol, index) == row {
      return true
    }
    return false
  }
}
