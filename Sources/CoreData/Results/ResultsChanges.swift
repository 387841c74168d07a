/// The changes between two lists of sections.
struct ResultsChanges {
  struct SectionChange {
    let section: ResultsSection
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct ObjectChange {
    let object: NSObject
    let old: IndexPath?
    let new: IndexPath?
    let type: NSFetchedResultsChangeType
  }

  private(set) var sections: [SectionChange] = []
  private(set) var objects: [ObjectChange] = []
  private let before: [NSObject]
  private let after: [NSObject]

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  init(from old: [ResultsSection], to new: [ResultsSection], changed: Set<NSManagedObject>) {
    before = old.flatMap(\.list)
    after = new.flatMap(\.list)
    compareSections(old, new)
    compareObjects(old, new, changed)
  }

  /// The difference of all objects' identifiers.
  var difference: CollectionDifference<NSManagedObjectID> {
    func ids(_ list: [NSObject]) -> [NSManagedObjectID] {
      list.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
    }
    return ids(after).difference(from: ids(before)).inferringMoves()
  }

  private mutating func compareSections(_ old: [ResultsSection], _ new: [ResultsSection]) {
    let difference = new.map(\.name).difference(from: old.map(\.name))
    for case .remove(let index, _, _) in difference.removals.reversed() {
      sections.append(SectionChange(section: old[index], index: index, type: .delete))
    }
    for case .insert(let index, _, _) in difference.insertions {
      sections.append(SectionChange(section: new[index], index: index, type: .insert))
    }
  }

  /// Deletions come first, then insertions, moves and updates (CD-17).
  private mutating func compareObjects(
    _ old: [ResultsSection],
    _ new: [ResultsSection],
    _ changed: Set<NSManagedObject>
  ) {
    let (oldPaths, newPaths) = (Self.paths(old), Self.paths(new))
    let gone = before.filter { newPaths[ObjectIdentifier($0)] == nil }
    let come = after.filter { oldPaths[ObjectIdentifier($0)] == nil }
    objects += gone.reversed().map { change($0, oldPaths, newPaths, .delete) }
    objects += come.map { change($0, oldPaths, newPaths, .insert) }
    let moved = moved(old, new, oldPaths, changed)
    objects += moved.list.map { change($0, oldPaths, newPaths, .move) }
    let rest = before.filter { object in
      let id = ObjectIdentifier(object)
      guard newPaths[id] != nil, !moved.ids.contains(id) else { return false }
      return (object as? NSManagedObject).map(changed.contains) ?? false
    }
    objects += rest.map { change($0, oldPaths, newPaths, .update) }
  }

  private func change(
    _ object: NSObject,
    _ old: [ObjectIdentifier: IndexPath],
    _ new: [ObjectIdentifier: IndexPath],
    _ type: NSFetchedResultsChangeType
  ) -> ObjectChange {
    let id = ObjectIdentifier(object)
    return ObjectChange(object: object, old: old[id], new: new[id], type: type)
  }

  private static func paths(_ sections: [ResultsSection]) -> [ObjectIdentifier: IndexPath] {
    var paths: [ObjectIdentifier: IndexPath] = [:]
    for (place, section) in sections.enumerated() {
      for (index, object) in section.list.enumerated() {
        paths[ObjectIdentifier(object)] = IndexPath(indexes: [place, index])
      }
    }
    return paths
  }

  /// The objects that left their section, or their place among those that stayed in theirs; those
  /// that didn't change themselves stay wherever that is possible.
  private func moved(
    _ old: [ResultsSection],
    _ new: [ResultsSection],
    _ oldPaths: [ObjectIdentifier: IndexPath],
    _ changed: Set<NSManagedObject>
  ) -> (list: [NSObject], ids: Set<ObjectIdentifier>) {
    var list: [NSObject] = []
    for section in new {
      let source = old.firstIndex { $0.name == section.name }
      var stay: [(object: NSObject, index: Int, isChanged: Bool)] = []
      for object in section.list {
        guard let path = oldPaths[ObjectIdentifier(object)] else { continue }
        guard path[0] == source else {
          list.append(object)
          continue
        }
        let isChanged = (object as? NSManagedObject).map(changed.contains) ?? false
        stay.append((object, path[1], isChanged))
      }
      let kept = Self.longestRise(stay.map { ($0.index, $0.isChanged ? 1 : stay.count + 1) })
      list += stay.indices.filter { !kept.contains($0) }.map { stay[$0].object }
    }
    return (list, Set(list.map(ObjectIdentifier.init)))
  }

  /// The places of the rising numbers that weigh most; the numbers are all different.
  ///
  /// - Complexity: O(n) for numbers that rise already, else O(n log n).
  static func longestRise(_ numbers: [(value: Int, weight: Int)]) -> Set<Int> {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0.value < $1.value }) {
      return Set(numbers.indices)
    }
    let order = numbers.indices.sorted { numbers[$0].value < numbers[$1].value }
    var ranks = [Int](repeating: 0, count: numbers.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
    var ends = HeaviestEnds(count: numbers.count)
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let before = ends.heaviest(below: ranks[place])
      previous[place] = before?.place
      ends.add(
        HeaviestEnds.End(weight: (before?.weight ?? 0) + number.weight, place: place),
        at: ranks[place]
      )
    }
    var place = ends.heaviest(below: numbers.count)?.place
    var kept: Set<Int> = []
    while let current = place {
      kept.insert(current)
      place = previous[current]
    }
    return kept
  }
}

/// The heaviest rows of rising numbers by the rank of their last number, as a binary indexed tree.
private struct HeaviestEnds {
  struct End {
    let weight: Int
    let place: Int
  }

  private var tree: [End?]

  init(count: Int) { tree = Array(repeating: nil, count: count + 1) }

  /// The heaviest of the rows that end below a rank, of equal ones the first that was added.
  func heaviest(below rank: Int) -> End? {
    var (index, best) = (rank, End?.none)
    while index > 0 {
      if let end = tree[index], best.map({ end.isBetter(than: $0) }) ?? true { best = end }
      index -= index & -index
    }
    return best
  }

  mutating func add(_ end: End, at rank: Int) {
    var index = rank + 1
    while index < tree.count {
      if tree[index].map({ end.isBetter(than: $0) }) ?? true { tree[index] = end }
      index += index & -index
    }
  }
}

extension HeaviestEnds.End {
  fileprivate func isBetter(than other: Self) -> Bool {
    (weight, -place) > (other.weight, -other.place)
  }
}
