/// The basic symbols whose value may disagree with their side, those of the first level first.
///
/// Each level has a chain of its own, so that taking the next one reads a few heads. One list that
/// was searched for the first level took a twelfth of the instructions of a form's layout.
struct Suspects: ~Copyable {
  private(set) var count: Int32 = 0
  /// The symbol of each level that was listed last, or -1.
  private var heads = Flat<Int32>(capacity: 8)
  /// The symbol that each listed one follows in its chain, or -1.
  private var links = Flat<Int32>(capacity: 32)

  init() {}

  func copy() -> Suspects {
    var copy = Suspects()
    copy.count = count
    copy.heads = heads.copy()
    copy.links = links.copy()
    return copy
  }

  var isEmpty: Bool { count == 0 }

  /// Lists a symbol that is on no chain.
  mutating func append(_ symbol: Int32, level: Int32) {
    if level >= heads.count { heads.append(repeating: -1, count: level + 1 - heads.count) }
    if symbol >= links.count { links.append(repeating: -1, count: symbol + 1 - links.count) }
    links[symbol] = heads[level]
    heads[level] = symbol
    count += 1
  }

  /// Takes the symbol off that was listed last in the first level, and answers it and that level.
  mutating func popFirst() -> (symbol: Int32, level: Int32)? {
    guard count > 0 else { return nil }
    var level: Int32 = 0
    while heads[level] < 0 { level += 1 }
    let symbol = heads[level]
    heads[level] = links[symbol]
    count -= 1
    return (symbol, level)
  }

  /// The symbols on all chains, for invariants; at most one more than `count`.
  ///
  /// - Complexity: O(`count`).
  var symbols: [Int32] {
    var found: [Int32] = []
    for level in 0..<heads.count {
      var symbol = heads[level]
      while symbol >= 0, found.count <= count {
        found.append(symbol)
        symbol = links[symbol]
      }
    }
    return found
  }

  /// Makes room for a level: those from that one on move by one.
  mutating func insert(level: Int32) {
    guard level < heads.count else { return }
    heads.append(-1)
    for index in stride(from: heads.count - 1, to: level, by: -1) {
      heads[index] = heads[index - 1]
    }
    heads[level] = -1
  }
}
