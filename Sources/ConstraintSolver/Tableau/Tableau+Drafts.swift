extension Tableau {
  /// Begins an equation.
  mutating func beginDraft(constant: Double) {
    draft.truncate(to: 0)
    draftConstant = constant
  }

  /// Adds a multiple of a symbol to the draft, or of what its row says of it.
  mutating func draft(_ factor: Double, times symbol: Int32) {
    let row = symbols[symbol].row
    guard row >= 0 else { return insert(Cell(symbol: symbol, coefficient: factor)) }
    draftConstant += factor * rows[row].constant
    merge(factor, row)
  }

  private mutating func merge(_ factor: Double, _ row: Int32) {
    let other = cells(of: row)
    let length = Int(draft.count)
    spare.resize(to: draft.count + Int32(other.count))
    var (left, right, written) = (0, 0, 0)
    let (own, out) = (draft.base, spare.base)
    while left < length || right < other.count {
      let mine = left < length ? own[left].symbol : .max
      let its = right < other.count ? other[right].symbol : .max
      var sum = 0.0
      if mine <= its { sum = own[left].coefficient }
      if its <= mine { sum += factor * other[right].coefficient }
      out[written] = Cell(symbol: min(mine, its), coefficient: sum)
      written += abs(sum) > Tolerance.coefficient ? 1 : 0
      left += mine <= its ? 1 : 0
      right += its <= mine ? 1 : 0
    }
    spare.truncate(to: Int32(written))
    swap(&draft, &spare)
  }

  private mutating func insert(_ cell: Cell) {
    var place = Int(draft.count)
    let own = draft.base
    while place > 0 && own[place - 1].symbol >= cell.symbol { place -= 1 }
    if place < Int(draft.count) && own[place].symbol == cell.symbol {
      let sum = own[place].coefficient + cell.coefficient
      own[place].coefficient = sum
      if abs(sum) <= Tolerance.coefficient { removeFromDraft(place) }
      return
    }
    draft.append(cell)
    let grown = draft.base
    for index in stride(from: Int(draft.count) - 1, to: place, by: -1) {
      grown[index] = grown[index - 1]
    }
    grown[place] = cell
  }

  private mutating func removeFromDraft(_ place: Int) {
    for index in Int32(place)..<(draft.count - 1) { draft[index] = draft[index + 1] }
    draft.truncate(to: draft.count - 1)
  }

  /// Adds the equation `residual = draft` and answers nothing is optimal any more, only listed.
  ///
  /// The row is solved for a symbol that costs nothing where there is one, best one that few rows
  /// hold; else for a variable that no row holds; else for the residual.
  mutating func install(_ residual: Int32) {
    guard let subject = subject() else {
      if abs(draftConstant) < Tolerance.coefficient { draftConstant = 0 }
      _ = newRow(basic: residual)
      return moved(residual, to: draftConstant)
    }
    let factor = -1 / draft[subject].coefficient
    let symbol = draft[subject].symbol
    removeFromDraft(Int(subject))
    for index in 0..<draft.count { draft[index].coefficient *= factor }
    insert(Cell(symbol: residual, coefficient: -factor))
    draftConstant *= factor
    if abs(draftConstant) < Tolerance.coefficient { draftConstant = 0 }
    let row = newRow(basic: symbol)
    if symbols[symbol].columnCount > 0 { substitute(symbol, by: row) }
    if !costs.isZero(symbol) {
      costs.take(symbol, slope: 0, costLevel: 0)
      carry(to: row)
    }
    list(changed: symbol)
    moved(symbol, to: draftConstant)
  }

  /// The cell of the draft that is best solved for.
  private func subject() -> Int32? {
    var best: Int32?
    var length = Int32.max
    for index in 0..<draft.count where abs(draft[index].coefficient) > 1e-5 {
      let symbol = symbols[draft[index].symbol]
      let isFree = symbol.penalty.isEmpty
      guard isFree || (symbol.isVariable && symbol.columnCount == 0) else { continue }
      let rank = isFree ? symbol.columnCount : Int32.max - 1
      if rank < length {
        best = index
        length = rank
      }
    }
    return best
  }
}
