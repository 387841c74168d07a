/// The equations of all constraints, solved for some of the symbols, and what varying each of the
/// others would cost.
///
/// It is the simplex method over a convex, piecewise linear objective: each symbol may cost on
/// either side of zero. Required constraints are simply those of the first cost level, so being
/// feasible is having no cost there, and all levels are compared in order, never added up.
///
/// Invariants, checked by `violations`:
/// - The cells of a row are sorted and parametric; a symbol knows its row, a column its rows.
/// - `costs` is the sum over all rows of the slope of the row's side times the row.
/// - When nothing is listed as candidate or suspect, no parametric symbol can be varied at a gain
///   and every row's value agrees with its side, so the solution is optimal.
struct Tableau: ~Copyable {
  var symbols = Flat<Symbol>(capacity: 32)
  var freeSymbols = Flat<Int32>()
  var rows = Flat<Row>(capacity: 32)
  var freeRows = Flat<Int32>()
  var cells = Pool<Cell>(capacity: 512)
  var columns = Pool<Int32>(capacity: 512)
  var costs = Costs()

  /// Parametric symbols that may be worth varying.
  var candidates = Flat<Int32>()
  /// Basic symbols whose value may disagree with their side.
  var suspects = Suspects()
  /// Variables whose value may differ from the one last read.
  var changed = Flat<Int32>()
  /// Required symbols that were let go to a side that costs.
  var broken = Flat<Int32>()
  /// Symbols that are to be forgotten together.
  private var leaving = Flat<Int32>()

  /// The equation that is being put together, and room to put it together in.
  var draft = Flat<Cell>(capacity: 32)
  var draftConstant = 0.0
  var spare = Flat<Cell>(capacity: 64)

  var stamp: Int32 = 0
  var pivots = 0
  /// True if a small factor was solved for since that was last checked.
  var isDoubtful = false

  init() {}

  /// - Complexity: Block moves of everything in use.
  func copy() -> Tableau {
    var copy = Tableau()
    copy.symbols = symbols.copy()
    copy.freeSymbols = freeSymbols.copy()
    copy.rows = rows.copy()
    copy.freeRows = freeRows.copy()
    copy.cells = cells.copy()
    copy.columns = columns.copy()
    copy.costs = costs.copy()
    copy.candidates = candidates.copy()
    copy.suspects = suspects.copy()
    copy.changed = changed.copy()
    copy.broken = broken.copy()
    copy.stamp = stamp
    copy.pivots = pivots
    copy.isDoubtful = isDoubtful
    return copy
  }

  // MARK: - Symbols

  mutating func newSymbol(_ owner: Int32, _ penalty: Penalty, level: Int32) -> Int32 {
    var symbol = Symbol(owner: owner)
    symbol.penalty = penalty
    symbol.level = level
    if let free = freeSymbols.popLast() {
      symbol.column = symbols[free].column
      symbol.listed = symbols[free].listed
      symbols[free] = symbol
      return free
    }
    symbols.append(symbol)
    costs.append()
    return symbols.count - 1
  }

  /// Forgets a parametric symbol that no row holds, or a basic one whose row is dropped.
  ///
  /// It stays on the lists it is on: the code that takes it off finds out what it is by then.
  mutating func release(_ symbol: Int32) {
    costs.clear(symbol)
    symbols[symbol].penalty = []
    symbols[symbol].row = -1
    symbols[symbol].columnCount = 0
    symbols[symbol].side = 0
    freeSymbols.append(symbol)
  }

  /// The symbol's value: its row's constant, or zero.
  func value(_ symbol: Int32) -> Double {
    let row = symbols[symbol].row
    return row < 0 ? 0 : rows[row].constant
  }

  // MARK: - Leaving together

  mutating func list(leaving symbol: Int32) {
    guard !symbols[symbol].listed.contains(.leaving) else { return }
    symbols[symbol].listed.insert(.leaving)
    leaving.append(symbol)
  }

  /// Forgets the symbols listed for it, if they share no row with any other; answers whether.
  ///
  /// Symbols that have nothing to do with the rest leave without a pivot.
  /// - Complexity: O(cells of their rows).
  mutating func forgetLeaving() -> Bool {
    var areAlone = true
    for index in 0..<leaving.count where areAlone { areAlone = isAmongLeaving(leaving[index]) }
    while let symbol = leaving.popLast() {
      symbols[symbol].listed.remove(.leaving)
      guard areAlone else { continue }
      if symbols[symbol].row >= 0 { drop(symbols[symbol].row) }
      release(symbol)
    }
    return areAlone
  }

  /// True if a symbol shares rows with leaving ones only.
  private mutating func isAmongLeaving(_ symbol: Int32) -> Bool {
    let row = symbols[symbol].row
    guard row < 0 else {
      return cells(of: row).allSatisfy { symbols[$0.symbol].listed.contains(.leaving) }
    }
    for index in 0..<tidyColumn(symbol) {
      let basic = rows[columnEntry(symbol, index)].basic
      guard symbols[basic].listed.contains(.leaving) else { return false }
    }
    return true
  }

  // MARK: - Lists

  mutating func list(candidate symbol: Int32) {
    guard !symbols[symbol].listed.contains(.candidates) else { return }
    symbols[symbol].listed.insert(.candidates)
    candidates.append(symbol)
  }

  /// Notes that a basic symbol has a new value.
  mutating func moved(_ symbol: Int32, to value: Double) {
    let penalty = symbols[symbol].penalty
    if !penalty.isEmpty {
      let agrees = abs(value) <= Tolerance.value || penalty.slope(value) == symbols[symbol].side
      if !agrees && !symbols[symbol].listed.contains(.suspects) {
        symbols[symbol].listed.insert(.suspects)
        suspects.append(symbol, level: symbols[symbol].level)
      }
    }
    if symbols[symbol].isVariable { list(changed: symbol) }
  }

  mutating func list(changed symbol: Int32) {
    guard symbols[symbol].isVariable, !symbols[symbol].listed.contains(.changed) else { return }
    symbols[symbol].listed.insert(.changed)
    changed.append(symbol)
  }
}
