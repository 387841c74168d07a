internal import QuartzCore

/// Lengths one after the other, of which any may change: where one begins, and which one is at a
/// place, in logarithmic time.
///
/// Blocks of lengths lie in a Fenwick tree, and those of a block in another one. A block of equal
/// lengths is kept as one number, so that a list of a million equal rows is made, and takes memory,
/// like one of a thousand. What comes and goes changes its blocks alone.
nonisolated struct ExtentTree {
  private static let blockSize = 1024

  private var blocks: ContiguousArray<Block>
  private var ends: PrefixSums
  /// The index of the first length of each block, and at the end the number of all lengths.
  private var firsts: ContiguousArray<Int>

  /// The lengths of a block.
  private enum Block: Equatable {
    case even(Int, CGFloat)
    case uneven(ContiguousArray<CGFloat>, PrefixSums)

    init(_ lengths: ContiguousArray<CGFloat>) {
      if let first = lengths.first, lengths.allSatisfy({ $0 == first }) {
        self = .even(lengths.count, first)
      } else {
        self = .uneven(lengths, PrefixSums(lengths))
      }
    }

    var count: Int {
      switch self {
      case .even(let count, _): count
      case .uneven(let lengths, _): lengths.count
      }
    }

    var lengths: ContiguousArray<CGFloat> {
      switch self {
      case .even(let count, let length): ContiguousArray(repeating: length, count: count)
      case .uneven(let lengths, _): lengths
      }
    }

    var total: CGFloat {
      switch self {
      case .even(let count, let length): CGFloat(count) * length
      case .uneven(_, let sums): sums.start(of: sums.count)
      }
    }
  }

  /// Makes a number of equal lengths.
  ///
  /// - Complexity: linear in the blocks.
  init(count: Int, length: CGFloat) {
    self.init(
      stride(from: 0, to: count, by: Self.blockSize)
        .map { .even(min(Self.blockSize, count - $0), length) }
    )
  }

  /// Takes lengths as they are.
  ///
  /// - Complexity: linear.
  init(_ lengths: ContiguousArray<CGFloat>) { self.init(Self.blocks(of: lengths)) }

  private init(_ blocks: some Sequence<Block>) {
    self.blocks = ContiguousArray(blocks)
    ends = PrefixSums(self.blocks.map(\.total))
    firsts = [0]
    for block in self.blocks { firsts.append(firsts[firsts.count - 1] + block.count) }
  }

  private static func blocks(of lengths: ContiguousArray<CGFloat>) -> [Block] {
    stride(from: 0, to: lengths.count, by: blockSize).map { start in
      Block(ContiguousArray(lengths[start..<min(start + blockSize, lengths.count)]))
    }
  }

  var count: Int { firsts[blocks.count] }

  var total: CGFloat { ends.start(of: blocks.count) }

  /// All lengths.
  ///
  /// - Complexity: linear.
  var lengths: ContiguousArray<CGFloat> {
    var all: ContiguousArray<CGFloat> = []
    all.reserveCapacity(count)
    for block in blocks { all.append(contentsOf: block.lengths) }
    return all
  }

  /// The block of an index; the number of all blocks at the end.
  private func block(of index: Int) -> Int {
    // All blocks are full until something comes or goes.
    let full = index / Self.blockSize
    if full < blocks.count, firsts[full] <= index, index < firsts[full + 1] { return full }
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if firsts[middle + 1] > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  subscript(index: Int) -> CGFloat {
    let block = block(of: index)
    return switch blocks[block] {
    case .even(_, let length): length
    case .uneven(let lengths, _): lengths[index - firsts[block]]
    }
  }

  /// The sum of all lengths before one.
  func start(of index: Int) -> CGFloat {
    let block = block(of: index)
    let before = ends.start(of: block)
    // At the end of all there may be no block.
    guard block < blocks.count else { return before }
    switch blocks[block] {
    case .even(_, let length): return before + CGFloat(index - firsts[block]) * length
    case .uneven(_, let sums): return before + sums.start(of: index - firsts[block])
    }
  }

  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - self[index]
    guard change != 0 else { return }
    let block = block(of: index)
    let place = index - firsts[block]
    if case .even(let count, let length) = blocks[block] {
      let lengths = ContiguousArray(repeating: length, count: count)
      blocks[block] = .uneven(lengths, PrefixSums(lengths))
    }
    guard case .uneven(var lengths, var sums) = blocks[block] else { return }
    // The block holds its lists alone while they are changed, so they are not copied.
    blocks[block] = .even(0, 0)
    lengths[place] = length
    sums.add(change, at: place)
    blocks[block] = .uneven(lengths, sums)
    ends.add(change, at: block)
  }

  /// The last one that begins at a place or before it, at most the last of all.
  func index(at place: CGFloat) -> Int {
    var rest = place
    let block = ends.index(at: &rest)
    guard block < blocks.count else { return max(count - 1, 0) }
    let start = firsts[block]
    switch blocks[block] {
    case .even(let count, let length):
      guard rest > 0, length > 0 else { return start }
      return start + min(Int(min(rest / length, CGFloat(count))), count - 1)
    case .uneven(let lengths, let sums):
      return start + min(sums.index(at: &rest), lengths.count - 1)
    }
  }
}

nonisolated extension ExtentTree {
  /// Takes lengths away, in order, and then puts others at their places afterwards, in order.
  ///
  /// - Complexity: linear in the blocks, and in the lengths of those that change.
  mutating func edit(removing gone: [Int], inserting new: [(index: Int, element: CGFloat)]) {
    var (passed, added) = (0, 0)
    var edited: [Block] = []
    // The number of lengths before the block, as they are in the end.
    var start = 0
    for (number, block) in (blocks.isEmpty ? [Block([])] : blocks).enumerated() {
      let isLast = number >= blocks.count - 1
      let end = isLast ? .max : firsts[number + 1]
      let (firstGone, firstNew) = (passed, added)
      while passed < gone.count, gone[passed] < end { passed += 1 }
      // What stays of the block, and what comes in before its end.
      let kept = block.count - (passed - firstGone)
      while added < new.count, isLast || new[added].index < start + kept + added - firstNew {
        added += 1
      }
      if firstGone == passed, firstNew == added {
        edited.append(block)
      } else {
        let lengths = block.lengths.edited(
          removing: gone[firstGone..<passed].map { $0 - firsts[number] },
          inserting: new[firstNew..<added].map { ($0.index - start, $0.element) }
        )
        let isLarge = lengths.count > 2 * Self.blockSize
        edited += isLarge ? Self.blocks(of: lengths) : lengths.isEmpty ? [] : [Block(lengths)]
      }
      start += kept + added - firstNew
    }
    self = ExtentTree(edited)
  }
}

nonisolated extension ExtentTree: Equatable {
  static func == (a: ExtentTree, b: ExtentTree) -> Bool {
    a.count == b.count && (a.blocks == b.blocks || a.lengths == b.lengths)
  }
}

/// The sums of numbers before one of them.
///
/// A Fenwick tree: each entry holds the sum of as many numbers as its index has trailing zeros.
nonisolated private struct PrefixSums: Equatable {
  private var sums: ContiguousArray<CGFloat>

  init(_ numbers: some Collection<CGFloat>) {
    sums = ContiguousArray(repeating: 0, count: numbers.count + 1)
    var place = 1
    for number in numbers {
      sums[place] += number
      let next = place + (place & -place)
      if next < sums.count { sums[next] += sums[place] }
      place += 1
    }
  }

  var count: Int { sums.count - 1 }

  func start(of index: Int) -> CGFloat {
    var (sum, rest) = (CGFloat(0), index)
    while rest > 0 {
      sum += sums[rest]
      rest &= rest - 1
    }
    return sum
  }

  mutating func add(_ change: CGFloat, at index: Int) {
    var place = index + 1
    while place < sums.count {
      sums[place] += change
      place += place & -place
    }
  }

  /// The number of those that end at a place or before it; `place` becomes the rest.
  func index(at place: inout CGFloat) -> Int {
    var index = 0
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if index + step <= count, sums[index + step] <= place {
        index += step
        place -= sums[index]
      }
      step /= 2
    }
    return index
  }
}
