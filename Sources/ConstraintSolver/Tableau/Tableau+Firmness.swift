/// The variables and symbols of which it is known if anything below some cost level can move them.
struct Firmness: ~Copyable {
  /// Answers that were given before.
  struct Answers: ~Copyable {
    private var marks = Flat<Int8>()

    init(count: Int32) { marks.append(repeating: 0, count: count) }

    func known(_ index: Int32) -> Bool? { marks[index] == 0 ? nil : marks[index] > 0 }

    mutating func note(_ index: Int32, _ isFirm: Bool) { marks[index] = isFirm ? 1 : -1 }
  }

  var variables: Answers
  var symbols: Answers
  /// Only levels before this one hold anything.
  let costLevel: Int32
  /// The cost of varying a symbol in each of them.
  fileprivate var slopes = Flat<Double>(capacity: 8)

  init(variables: Int32, symbols: Int32, below costLevel: Int32) {
    self.variables = Answers(count: variables)
    self.symbols = Answers(count: symbols)
    self.costLevel = costLevel
  }
}

extension Tableau {
  /// True if a symbol has the same value in every solution that is as good in the levels before
  /// one.
  ///
  /// It says no where it would have to solve to find out.
  mutating func isFirm(_ symbol: Int32, _ firmness: inout Firmness) -> Bool {
    let row = symbols[symbol].row
    guard row >= 0 else { return isHeld(symbol, &firmness) }
    for cell in cells(of: row) where !isHeld(cell.symbol, &firmness) { return false }
    return true
  }

  /// True if varying a parametric symbol costs something, either way, whatever else is varied.
  private mutating func isHeld(_ symbol: Int32, _ firmness: inout Firmness) -> Bool {
    if let known = firmness.symbols.known(symbol) { return known }
    let entries = tidyColumn(symbol)
    let isHeld =
      costs(symbol, entries, direction: 1, &firmness)
      && costs(symbol, entries, direction: -1, &firmness)
    firmness.symbols.note(symbol, isHeld)
    return isHeld
  }

  /// True if varying a symbol in a direction costs something.
  ///
  /// The costs of other rows are convex and nowhere less than their slopes say, so that what is
  /// found here cannot be won back by varying others. A row at zero that holds nothing else costs
  /// as much as it does on the side that it is moved to.
  private func costs(
    _ symbol: Int32,
    _ entries: Int32,
    direction: Double,
    _ firmness: inout Firmness
  ) -> Bool {
    let levelCount = min(firmness.costLevel, costs.levelCount)
    firmness.slopes.truncate(to: 0)
    for costLevel in 0..<Int(levelCount) {
      firmness.slopes.append(direction * costs[symbol][costLevel])
    }
    let own = symbols[symbol]
    if own.level < levelCount {
      firmness.slopes[own.level] += abs(Double(own.penalty.slope(direction)))
    }
    for entry in 0..<entries {
      let row = columnEntry(symbol, entry)
      let basic = symbols[rows[row].basic]
      guard rows[row].count == 1, basic.level < levelCount, !basic.penalty.isEmpty,
        abs(rows[row].constant) <= Tolerance.value
      else { continue }
      let speed = cells(of: row)[0].coefficient * direction
      firmness.slopes[basic.level] += Double(basic.penalty.slope(speed) - basic.side) * speed
    }
    for costLevel in 0..<levelCount where abs(firmness.slopes[costLevel]) > Tolerance.cost {
      return firmness.slopes[costLevel] > 0
    }
    return false
  }
}
