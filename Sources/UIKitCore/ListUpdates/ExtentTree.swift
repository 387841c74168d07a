internal import QuartzCore

/// Lengths one after the other, of which any may change: where one begins, and which one is at a
/// place, in logarithmic time.
///
/// Blocks of lengths lie in a Fenwick tree, and those of a block in another one. A block of equal
/// lengths is kept as one number, so that a list of a million equal rows is made, and takes memory,
/// like one of a thousand.
nonisolated struct ExtentTree {
  private static let blockSize = 1024

  let count: Int
  private var blocks: ContiguousArray<Block>
  private var ends: PrefixSums

  /// The lengths of a block.
  private enum Block: Equatable {
    case even(Int, CGFloat)
    case uneven(ContiguousArray<CGFloat>, PrefixSums)

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
    self.count = count
    blocks = []
    for start in stride(from: 0, to: count, by: Self.blockSize) {
      blocks.append(.even(min(Self.blockSize, count - start), length))
    }
    ends = PrefixSums(blocks.map(\.total))
  }

  /// Takes lengths as they are.
  ///
  /// - Complexity: linear.
  init(_ lengths: ContiguousArray<CGFloat>) {
    count = lengths.count
    blocks = []
    for start in stride(from: 0, to: count, by: Self.blockSize) {
      let part = lengths[start..<min(start + Self.blockSize, count)]
      blocks.append(.uneven(ContiguousArray(part), PrefixSums(part)))
    }
    ends = PrefixSums(blocks.map(\.total))
  }

  var total: CGFloat { ends.start(of: blocks.count) }

  /// All lengths.
  ///
  /// - Complexity: linear.
  var lengths: ContiguousArray<CGFloat> {
    var all: ContiguousArray<CGFloat> = []
    all.reserveCapacity(count)
    for block in blocks {
      switch block {
      case .even(let count, let length): all.append(contentsOf: repeatElement(length, count: count))
      case .uneven(let lengths, _): all.append(contentsOf: lengths)
      }
    }
    return all
  }

  subscript(index: Int) -> CGFloat {
    switch blocks[index / Self.blockSize] {
    case .even(_, let length): length
    case .uneven(let lengths, _): lengths[index % Self.blockSize]
    }
  }

  /// The sum of all lengths before one.
  func start(of index: Int) -> CGFloat {
    let block = index / Self.blockSize
    let before = ends.start(of: block)
    // At the end of all there may be no block.
    guard block < blocks.count else { return before }
    switch blocks[block] {
    case .even(_, let length): return before + CGFloat(index % Self.blockSize) * length
    case .uneven(_, let sums): return before + sums.start(of: index % Self.blockSize)
    }
  }

  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - self[index]
    guard change != 0 else { return }
    let block = index / Self.blockSize
    if case .even(let count, let length) = blocks[block] {
      let lengths = ContiguousArray(repeating: length, count: count)
      blocks[block] = .uneven(lengths, PrefixSums(lengths))
    }
    guard case .uneven(var lengths, var sums) = blocks[block] else { return }
    // The block holds its lists alone while they are changed, so they are not copied.
    blocks[block] = .even(0, 0)
    lengths[index % Self.blockSize] = length
    sums.add(change, at: index % Self.blockSize)
    blocks[block] = .uneven(lengths, sums)
    ends.add(change, at: block)
  }

  /// The last one that begins at a place or before it, at most the last of all.
  func index(at place: CGFloat) -> Int {
    var rest = place
    let block = ends.index(at: &rest)
    guard block < blocks.count else { return max(count - 1, 0) }
    let start = block * Self.blockSize
    switch blocks[block] {
    case .even(let count, let length):
      guard rest > 0, length > 0 else { return start }
      return start + min(Int(min(rest / length, CGFloat(count))), count - 1)
    case .uneven(let lengths, let sums):
      return start + min(sums.index(at: &rest), lengths.count - 1)
    }
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
