internal import QuartzCore

/// Lengths one after the other, of which any may change: where one begins, and which one is at a
/// place, in logarithmic time.
///
/// A Fenwick tree: each entry holds the sum of as many lengths as its index has trailing zeros.
nonisolated struct ExtentTree: Equatable {
  private(set) var lengths: ContiguousArray<CGFloat>
  private var sums: ContiguousArray<CGFloat>

  /// Makes a number of equal lengths.
  ///
  /// - Complexity: linear.
  init(count: Int, length: CGFloat) {
    lengths = ContiguousArray(repeating: length, count: count)
    sums = ContiguousArray(repeating: 0, count: count + 1)
    for index in sums.indices.dropFirst() { sums[index] = CGFloat(index & -index) * length }
  }

  /// Takes lengths as they are.
  ///
  /// - Complexity: linear.
  init(_ lengths: ContiguousArray<CGFloat>) {
    self.lengths = lengths
    sums = ContiguousArray(repeating: 0, count: lengths.count + 1)
    sums.withUnsafeMutableBufferPointer { sums in
      for index in lengths.indices {
        let place = index + 1
        sums[place] += lengths[index]
        let next = place + (place & -place)
        if next < sums.count { sums[next] += sums[place] }
      }
    }
  }

  var count: Int { lengths.count }
  var total: CGFloat { start(of: count) }

  /// The sum of all lengths before one.
  func start(of index: Int) -> CGFloat {
    var (sum, rest) = (CGFloat(0), index)
    while rest > 0 {
      sum += sums[rest]
      rest &= rest - 1
    }
    return sum
  }

  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - lengths[index]
    lengths[index] = length
    guard change != 0 else { return }
    var place = index + 1
    while place <= count {
      sums[place] += change
      place += place & -place
    }
  }

  /// The last one that begins at a place or before it, at most the last of all.
  func index(at place: CGFloat) -> Int {
    var (index, rest) = (0, place)
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if index + step <= count, sums[index + step] <= rest {
        index += step
        rest -= sums[index]
      }
      step /= 2
    }
    return min(index, max(count - 1, 0))
  }
}
