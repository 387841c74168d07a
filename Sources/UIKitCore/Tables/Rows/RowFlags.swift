/// One answer for each row of a section, a bit each: those of a million rows take 125 kB.
nonisolated struct RowFlags: Equatable {
  private let count: Int
  private var bits: ContiguousArray<UInt64>

  /// Makes answers all of which are false.
  init(count: Int) {
    self.count = count
    bits = ContiguousArray(repeating: 0, count: (count + 63) / 64)
  }

  init(_ flags: ContiguousArray<Bool>) {
    self.init(count: flags.count)
    for index in flags.indices where flags[index] { self[index] = true }
  }

  /// All answers in order.
  var all: ContiguousArray<Bool> { ContiguousArray((0..<count).lazy.map { self[$0] }) }

  subscript(row: Int) -> Bool {
    get { bits[row / 64] >> UInt64(row % 64) & 1 == 1 }
    set {
      let place: UInt64 = 1 << UInt64(row % 64)
      if newValue { bits[row / 64] |= place } else { bits[row / 64] &= ~place }
    }
  }
}
