/// The places of a list whose values rise from one to the next and are as many as possible.
///
/// What isn't among them has to move when the list is put in order. Takes n log n steps.
nonisolated func longestRisingRun(of values: [Int]) -> [Bool] {
  // Positions of the least last value of a rising run of each length, and what precedes them.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for (position, value) in values.enumerated() {
    var (low, high) = (0, ends.count)
    // Lists that were hardly changed rise almost everywhere.
    if let last = ends.last, values[last] < value { low = high }
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = ends[low - 1] }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  var isInRun = [Bool](repeating: false, count: values.count)
  var position = ends.last ?? -1
  while position >= 0 {
    isInRun[position] = true
    position = previous[position]
  }
  return isInRun
}
