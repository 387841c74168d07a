extension Tableau {
  // MARK: - Columns

  /// Notes that a row holds a symbol.
  mutating func note(_ row: Int32, in symbol: Int32) {
    let head = symbols.base + Int(symbol)
    if head.pointee.columnCount == head.pointee.column.capacity { makeRoom(in: symbol) }
    columns.base[Int(head.pointee.column.start + head.pointee.columnCount)] = row
    head.pointee.columnCount += 1
  }

  /// Drops what is stale in a full column, and moves it when that is not half of it.
  @inline(never)
  private mutating func makeRoom(in symbol: Int32) {
    let capacity = symbols[symbol].column.capacity
    let count = capacity > 64 ? tidyColumn(symbol) : symbols[symbol].columnCount
    guard 2 * count > capacity || capacity == 0 else { return }
    columns.enlarge(&symbols[symbol].column, to: capacity + 1, keeping: count)
  }

  /// Drops what is stale in a symbol's column and answers how many rows hold the symbol.
  ///
  /// - Complexity: O(entries · log cells).
  mutating func tidyColumn(_ symbol: Int32) -> Int32 {
    stamp &+= 1
    let entries = columns.base + Int(symbols[symbol].column.start)
    var kept = 0
    for index in 0..<Int(symbols[symbol].columnCount) {
      let row = entries[index]
      guard rows[row].stamp != stamp, position(of: symbol, in: row) != nil else { continue }
      rows[row].stamp = stamp
      entries[kept] = row
      kept += 1
    }
    symbols[symbol].columnCount = Int32(kept)
    return Int32(kept)
  }

  /// A row of a tidy column.
  func columnEntry(_ symbol: Int32, _ index: Int32) -> Int32 {
    columns.base[Int(symbols[symbol].column.start + index)]
  }

  // MARK: - Cells

  /// The cells of a row; good until cells are allocated.
  func cells(of row: Int32) -> UnsafeMutableBufferPointer<Cell> {
    UnsafeMutableBufferPointer(
      start: cells.base + Int(rows[row].run.start),
      count: Int(rows[row].count)
    )
  }

  /// The position at which a row holds a symbol; nil if it does not.
  func position(of symbol: Int32, in row: Int32) -> Int? {
    let own = cells(of: row)
    var low = 0
    var high = own.count
    while high - low > 6 {
      let middle = (low + high) >> 1
      if own[middle].symbol <= symbol { low = middle } else { high = middle }
    }
    while low < high {
      if own[low].symbol == symbol { return low }
      low += 1
    }
    return nil
  }

  func coefficient(of symbol: Int32, in row: Int32) -> Double {
    guard let place = position(of: symbol, in: row) else { return 0 }
    return cells(of: row)[place].coefficient
  }

  // MARK: - Rows

  /// Makes the draft the row of a symbol and notes it in the columns of its cells.
  mutating func newRow(basic: Int32) -> Int32 {
    let row: Int32
    if let free = freeRows.popLast() {
      row = free
    } else {
      row = rows.count
      rows.append(Row(basic: -1))
    }
    store(draft.count, from: draft.base, in: row)
    rows[row].basic = basic
    rows[row].constant = draftConstant
    symbols[basic].row = row
    for index in 0..<draft.count { note(row, in: draft[index].symbol) }
    return row
  }

  mutating func drop(_ row: Int32) {
    symbols[rows[row].basic].row = -1
    rows[row].basic = -1
    rows[row].count = 0
    freeRows.append(row)
  }

  private mutating func store(
    _ count: Int32,
    from source: UnsafeMutablePointer<Cell>,
    in row: Int32
  ) {
    if count > rows[row].run.capacity { cells.enlarge(&rows[row].run, to: count, keeping: 0) }
    let target = cells.base + Int(rows[row].run.start)
    for index in 0..<Int(count) { target[index] = source[index] }
    rows[row].count = count
  }

  /// Adds a multiple of one row to another, which loses one symbol by it.
  ///
  /// - Complexity: O(cells of both).
  mutating func combine(_ factor: Double, times source: Int32, into row: Int32, losing lost: Int32)
  {
    var own = cells.base + Int(rows[row].run.start)
    let ownEnd = own + Int(rows[row].count)
    var other = cells.base + Int(rows[source].run.start)
    let otherEnd = other + Int(rows[source].count)
    spare.resize(to: rows[row].count + rows[source].count)
    var out = spare.base
    while own < ownEnd && other < otherEnd {
      let mine = own.pointee.symbol
      let its = other.pointee.symbol
      if mine < its {
        out.pointee = own.pointee
        out += mine == lost ? 0 : 1
        own += 1
        continue
      }
      var sum = factor * other.pointee.coefficient
      other += 1
      if mine == its {
        sum += own.pointee.coefficient
        own += 1
        if abs(sum) <= Tolerance.coefficient { continue }
      } else {
        note(row, in: its)
      }
      out.pointee = Cell(symbol: its, coefficient: sum)
      out += 1
    }
    while own < ownEnd {
      out.pointee = own.pointee
      out += own.pointee.symbol == lost ? 0 : 1
      own += 1
    }
    while other < otherEnd {
      out.pointee = Cell(
        symbol: other.pointee.symbol,
        coefficient: factor * other.pointee.coefficient
      )
      note(row, in: other.pointee.symbol)
      out += 1
      other += 1
    }
    store(Int32(out - spare.base), from: spare.base, in: row)
    shift(row, by: factor * rows[source].constant)
  }

  /// Replaces a cell of a row by one of another symbol, in place.
  ///
  /// Nearly all rows that a form's layout substitutes hold one cell.
  /// - Complexity: O(cells between the two places), unless the row holds the symbol.
  private mutating func replace(_ place: Int, of row: Int32, by cell: Cell) {
    let own = cells(of: row)
    let place = open(place, of: own, for: cell.symbol)
    let neighbor =
      place + 1 < own.count && own[place + 1].symbol == cell.symbol
      ? place + 1 : place - 1
    guard neighbor >= 0, own[neighbor].symbol == cell.symbol else {
      own[place] = cell
      return note(row, in: cell.symbol)
    }
    let sum = own[neighbor].coefficient + cell.coefficient
    own[neighbor].coefficient = sum
    remove(place, of: row)
    if abs(sum) <= Tolerance.coefficient { remove(min(place, neighbor), of: row) }
  }

  /// Moves cells until a place that may be overwritten is where a symbol belongs, and answers it.
  func open(_ place: Int, of own: UnsafeMutableBufferPointer<Cell>, for symbol: Int32) -> Int {
    var place = place
    while place + 1 < own.count && own[place + 1].symbol < symbol {
      own[place] = own[place + 1]
      place += 1
    }
    while place > 0 && own[place - 1].symbol > symbol {
      own[place] = own[place - 1]
      place -= 1
    }
    return place
  }

  private mutating func remove(_ place: Int, of row: Int32) {
    let own = cells(of: row)
    for index in place..<(own.count - 1) { own[index] = own[index + 1] }
    rows[row].count -= 1
  }

  /// Adds to a row's constant.
  mutating func shift(_ row: Int32, by amount: Double) {
    guard amount != 0 else { return }
    let value = rows[row].constant + amount
    rows[row].constant = abs(value) < Tolerance.coefficient ? 0 : value
    moved(rows[row].basic, to: value)
  }

  /// Replaces a symbol by its row wherever it is held, and carries its costs to the row's cells.
  ///
  /// - Complexity: O(rows that hold it · cells).
  mutating func substitute(_ symbol: Int32, by row: Int32) {
    for index in 0..<symbols[symbol].columnCount {
      let other = columnEntry(symbol, index)
      guard other != row, let place = position(of: symbol, in: other) else { continue }
      let factor = cells(of: other)[place].coefficient
      if rows[row].count == 1 {
        replace(place, of: other, by: cells(of: row)[0].times(factor))
        shift(other, by: factor * rows[row].constant)
      } else {
        combine(factor, times: row, into: other, losing: symbol)
      }
    }
    symbols[symbol].columnCount = 0
  }
}
