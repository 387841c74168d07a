extension Tableau {
  /// Brings every value back to the side it is on while nothing can be varied at a gain: the dual
  /// simplex method.
  ///
  /// Answers false when it took too long, which rounding can cause.
  mutating func repair(limit: Int) -> Bool {
    let end = pivots + limit
    while let symbol = popSuspect() {
      guard let side = sideWanted(symbol) else { continue }
      if pivots >= end {
        moved(symbol, to: value(symbol))
        return false
      }
      let row = symbols[symbol].row
      let step = side - symbols[symbol].side
      guard let entering = cheapest(row, falls: step < 0, worth: abs(step)) else {
        flip(symbol, to: side)
        continue
      }
      pivot(row, entering: entering.symbol, side: entering.side, checking: false)
    }
    return true
  }

  /// Takes the suspect that matters most off the list: what required ones decide need not be
  /// decided twice.
  ///
  /// One that got a later level while it was listed waits for that; one that got an earlier level
  /// keeps its place, which costs pivots at most.
  private mutating func popSuspect() -> Int32? {
    while let (symbol, level) = suspects.popFirst() {
      if symbols[symbol].level > level {
        suspects.append(symbol, level: symbols[symbol].level)
        continue
      }
      symbols[symbol].listed.remove(.suspects)
      return symbol
    }
    return nil
  }

  /// Moves every suspect to the side its value is on, whatever may then be gained.
  mutating func flipSuspects() {
    while let (symbol, _) = suspects.popFirst() {
      symbols[symbol].listed.remove(.suspects)
      if let side = sideWanted(symbol) { flip(symbol, to: side) }
    }
  }

  /// The side a basic symbol should be on, when it is on another.
  private func sideWanted(_ symbol: Int32) -> Int8? {
    let own = symbols[symbol]
    guard own.row >= 0, !own.penalty.isEmpty else { return nil }
    let value = rows[own.row].constant
    guard abs(value) > Tolerance.value else { return nil }
    let side = own.penalty.slope(value)
    return side == own.side ? nil : side
  }

  /// The parametric symbol of a row that gives way first while the slope of the row's basic one
  /// changes, and the side it goes to; nil when none does before the slope has changed by `worth`.
  ///
  /// Among symbols that give way together the one with the largest factor keeps rounding small.
  private mutating func cheapest(
    _ row: Int32,
    falls: Bool,
    worth: Int8
  ) -> (symbol: Int32, side: Int8)? {
    let basic = symbols[rows[row].basic]
    costs.setLimit(Double(worth), costLevel: basic.level)
    var best: Int32 = -1
    var side: Int8 = 0
    var size = 0.0
    for cell in cells(of: row) {
      let symbol = symbols.base + Int(cell.symbol)
      let magnitude = abs(cell.coefficient)
      guard magnitude > Tolerance.pivot else { continue }
      let rises = (cell.coefficient < 0) == falls
      let isPenalized = symbol.pointee.penalty.contains(rises ? .below : .above)
      let order = costs.compareLimit(
        cell.symbol,
        up: !rises,
        level: isPenalized ? Int(symbol.pointee.level) : -1,
        inverse: 1 / magnitude
      )
      guard order < 0 || (order == 0 && best >= 0 && magnitude > size) else { continue }
      best = cell.symbol
      side = isPenalized ? (rises ? -1 : 1) : 0
      size = magnitude
    }
    return best < 0 ? nil : (best, side)
  }
}
