extension Tableau {
  /// Moves the constant of the constraint whose residual a symbol is.
  ///
  /// - Complexity: O(rows that hold the residual).
  mutating func move(_ residual: Int32, by amount: Double) {
    let row = symbols[residual].row
    guard row < 0 else { return shift(row, by: -amount) }
    for index in 0..<tidyColumn(residual) {
      let other = columnEntry(residual, index)
      shift(other, by: amount * coefficient(of: residual, in: other))
    }
  }

  /// Lets a symbol cost something else; what that makes worth varying is listed.
  mutating func setPenalty(_ symbol: Int32, _ penalty: Penalty, level: Int32) {
    if symbols[symbol].row >= 0 { flip(symbol, to: 0) }
    symbols[symbol].penalty = penalty
    symbols[symbol].level = level
    let row = symbols[symbol].row
    if row >= 0 { moved(symbol, to: rows[row].constant) } else { check(symbol) }
  }

  /// Takes a constraint out: its residual ceases to cost, then to exist.
  mutating func remove(_ residual: Int32) {
    setPenalty(residual, [], level: 0)
    if symbols[residual].row < 0 {
      if let row = exit(residual) {
        pivot(row, entering: residual, side: 0)
      }
    }
    let row = symbols[residual].row
    if row >= 0 { drop(row) }
    release(residual)
  }

  /// The row to solve for a residual that goes: the shortest of a variable that costs nothing,
  /// else the one whose value is nearest zero for its factor; a larger factor rather than a small.
  private mutating func exit(_ residual: Int32) -> Int32? {
    var best: Int32?
    var rank = (isDoubtful: true, isRestricted: true, size: Double.infinity)
    for index in 0..<tidyColumn(residual) {
      let row = columnEntry(residual, index)
      let factor = abs(coefficient(of: residual, in: row))
      let isDoubtful = factor <= Tolerance.pivot
      let isRestricted = !symbols[rows[row].basic].penalty.isEmpty
      let length = isRestricted ? abs(rows[row].constant) / factor : Double(rows[row].count)
      let size = length + 1 / factor
      let isBetter =
        isDoubtful != rank.isDoubtful
        ? rank.isDoubtful
        : isRestricted != rank.isRestricted ? rank.isRestricted : size < rank.size
      guard isBetter || best == nil else { continue }
      best = row
      rank = (isDoubtful, isRestricted, size)
    }
    return best
  }
}
