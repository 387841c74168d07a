extension Tableau {
  /// The owners of the residuals that a symbol's row holds.
  func influences(on symbol: Int32) -> [Int32] {
    let row = symbols[symbol].row
    guard row >= 0 else { return [] }
    var owners: [Int32] = []
    for cell in cells(of: row) where symbols[cell.symbol].owner >= 0 {
      owners.append(symbols[cell.symbol].owner)
    }
    return owners
  }

  /// Takes a variable out that no constraint names.
  mutating func removeVariable(_ symbol: Int32) {
    setPenalty(symbol, [], level: 0)
    let row = symbols[symbol].row
    if row >= 0 { drop(row) }
    release(symbol)
  }
}
