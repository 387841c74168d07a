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
    var kept = Self()
    kept.reserveCapacity(count - gone.count)
    var place = 0
    for index in gone {
      kept.append(contentsOf: self[place..<index])
      place = index + 1
    }
    kept.append(contentsOf: self[place...])
    guard !new.isEmpty else { return kept }
    var woven = Self()
    woven.reserveCapacity(kept.count + new.count)
    place = 0
    for (index, element) in new {
      let next = Swift.min(Swift.max(place + index - woven.count, place), kept.count)
      woven.append(contentsOf: kept[place..<next])
      woven.append(element)
      place = next
    }
    woven.append(contentsOf: kept[place...])
    return woven
  }
}
