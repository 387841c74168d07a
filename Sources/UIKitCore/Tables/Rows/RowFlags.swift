/// One answer for each row of a section, a bit each: those of a million rows take 125 kB.
nonisolated struct RowFlags: Equatable {
  private var count: Int
  private var bits: ContiguousArray<UInt64>

  /// Makes answers all of which are false.
  init(count: Int) {
    self.count = count
    bits = ContiguousArray(repeating: 0, count: (count + 63) / 64)
  }

  /// Without the answers of some rows, in order, and then with others at their places afterwards, in
  /// order.
  /// - Complexity: linear, 64 rows at a time.
  func edited(removing gone: [Int], inserting new: [(index: Int, element: Bool)]) -> RowFlags {
    var edited = RowFlags(count: 0)
    edited.bits.reserveCapacity(bits.count + new.count / 64 + 1)
    weave(count, removing: gone, insertingAt: new.lazy.map(\.index)) {
      edited.append(self, $0)
    } add: {
      edited.append(new[$0].element ? 1 : 0, length: 1)
    }
    return edited
  }

  private mutating func append(_ other: RowFlags, _ rows: Range<Int>) {
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: 64) {
      append(other.bits(from: row), length: min(64, rows.upperBound - row))
    }
  }

  /// The answers of 64 rows, or of those that are left.
  private func bits(from row: Int) -> UInt64 {
    let (word, shift) = (row / 64, row % 64)
    let low = bits[word] >> UInt64(shift)
    guard shift > 0, word + 1 < bits.count else { return low }
    return low | bits[word + 1] << UInt64(64 - shift)
  }

  /// Adds up to 64 answers.
  private mutating func append(_ word: UInt64, length: Int) {
    let kept = length < 64 ? word & (1 << UInt64(length) - 1) : word
    let shift = count % 64
    if shift > 0 { bits[bits.count - 1] |= kept << UInt64(shift) }
    if shift == 0 {
      bits.append(kept)
    } else if shift + length > 64 {
      bits.append(kept >> UInt64(64 - shift))
    }
    count += length
  }

  subscript(row: Int) -> Bool {
    get { bits[row / 64] >> UInt64(row % 64) & 1 == 1 }
    set {
      let place: UInt64 = 1 << UInt64(row % 64)
      if newValue { bits[row / 64] |= place } else { bits[row / 64] &= ~place }
    }
  }
}
