extension Tableau {
  /// Makes a parametric symbol basic in place of a row's basic one, which becomes parametric.
  ///
  /// The entering symbol is on a side of zero; the costs of the slope there, and its own, are
  /// carried to the cells of its row, and the slope of the leaving one is taken back. A caller that
  /// knows that nothing can be gained by it, as the dual method does, need not check that.
  mutating func pivot(_ row: Int32, entering: Int32, side: Int8, checking: Bool = true) {
    pivots += 1
    let leaving = rows[row].basic
    let slope = symbols[leaving].side
    solve(row, for: entering)
    symbols[leaving].row = -1
    symbols[leaving].side = 0
    symbols[leaving].columnCount = 0
    symbols[entering].row = row
    symbols[entering].side = side
    noteBroken(entering)
    note(row, in: leaving)
    substitute(entering, by: row)
    costs.take(entering, slope: side, costLevel: symbols[entering].level)
    carry(to: row, checking: checking)
    if slope != 0 {
      costs.add(-Double(slope), costLevel: symbols[leaving].level, to: leaving)
      if checking { check(leaving) }
    }
    list(changed: leaving)
    moved(entering, to: rows[row].constant)
  }

  /// Rewrites `basic = constant + … + k · entering` as `entering = …`, in place.
  private mutating func solve(_ row: Int32, for entering: Int32) {
    let own = cells(of: row)
    let leaving = rows[row].basic
    guard let held = position(of: entering, in: row) else { return }
    let factor = 1 / own[held].coefficient
    if abs(factor) > 1e4 { isDoubtful = true }
    let place = open(held, of: own, for: leaving)
    for index in own.indices { own[index].coefficient *= -factor }
    own[place] = Cell(symbol: leaving, coefficient: factor)
    rows[row].basic = entering
    rows[row].constant *= -factor
  }

  /// Gives the carried costs to the cells of a row.
  mutating func carry(to row: Int32, checking: Bool = true) {
    guard !costs.carriesNothing else { return }
    for cell in cells(of: row) {
      costs.give(cell.symbol, cell.coefficient)
      if checking { check(cell.symbol) }
    }
  }

  /// Lists a parametric symbol when varying it is a gain.
  mutating func check(_ symbol: Int32) {
    if direction(symbol) != 0 { list(candidate: symbol) }
  }

  /// The direction in which varying a parametric symbol is a gain, or 0.
  func direction(_ symbol: Int32) -> Int8 {
    let own = symbols[symbol]
    guard own.isParametric else { return 0 }
    let above = own.penalty.contains(.above)
    if costs.gains(symbol, up: true, penalty: above, level: own.level) { return 1 }
    let below = own.penalty.contains(.below)
    return costs.gains(symbol, up: false, penalty: below, level: own.level) ? -1 : 0
  }

  /// Moves a basic symbol to the side its value is on, which changes what varying others costs.
  mutating func flip(_ symbol: Int32, to side: Int8) {
    let old = symbols[symbol].side
    guard old != side else { return }
    let level = symbols[symbol].level
    symbols[symbol].side = side
    let change = Double(side - old)
    for cell in cells(of: symbols[symbol].row) {
      costs.add(change * cell.coefficient, costLevel: level, to: cell.symbol)
      check(cell.symbol)
    }
    noteBroken(symbol)
  }

  /// Lists a required symbol that is on a side that costs.
  private mutating func noteBroken(_ symbol: Int32) {
    let own = symbols[symbol]
    guard own.side != 0, own.level == 0, !own.listed.contains(.broken) else { return }
    symbols[symbol].listed.insert(.broken)
    broken.append(symbol)
  }
}
