nonisolated extension Array {
  /// The first index for which a condition holds that holds for all after it, too.
  func partitionIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

nonisolated extension ContiguousArray {
  /// Without some elements, in order, and then with others at their places afterwards, in order.
  /// - Complexity: linear; what lies between is copied as a whole.
  func edited(removing gone: [Int], inserting new: [(index: Int, element: Element)]) -> Self {
    var edited = Self()
    edited.reserveCapacity(count - gone.count + new.count)
    weave(count, removing: gone, insertingAt: new.lazy.map(\.index)) {
      edited.append(contentsOf: self[$0])
    } add: {
      edited.append(new[$0].element)
    }
    return edited
  }
}

/// Goes through a list without some elements, in order, and with others at their places afterwards, in
/// order: `keep` gets stretches of what stays, `add` the number of each new one.
///
/// A place past the end is the end.
nonisolated func weave(
  _ count: Int,
  removing gone: [Int],
  insertingAt new: some Sequence<Int>,
  keep: (Range<Int>) -> Void,
  add: (Int) -> Void
) {
  var (place, length, passed) = (0, 0, 0)
  func copy(_ number: Int) {
    var rest = number
    while rest > 0, place < count {
      let end = passed < gone.count ? min(gone[passed], count) : count
      let taken = min(rest, end - place)
      if taken > 0 { keep(place..<place + taken) }
      (place, length, rest) = (place + taken, length + taken, rest - taken)
      if place == end, passed < gone.count { (place, passed) = (place + 1, passed + 1) }
    }
  }
  for (number, index) in new.enumerated() {
    copy(index - length)
    add(number)
    length += 1
  }
  copy(count)
}
