internal import Foundation

/// The places that a list named to its prefetching data source: a value without views.
///
/// A place is named once until it is shown, cancelled, or the list is reloaded.
nonisolated struct PrefetchList: Equatable {
  private(set) var named: Set<IndexPath> = []

  /// The calls for the data source, each in the order of the list.
  struct Change: Equatable {
    var prefetched: [IndexPath]
    var cancelled: [IndexPath]
  }

  /// Takes the places near to those in sight that have no cell, and those that have one.
  mutating func update(near: [IndexPath], shown: some Sequence<IndexPath>) -> Change {
    let change = Change(
      prefetched: near.filter { !named.contains($0) },
      cancelled: named.subtracting(near).subtracting(shown).sorted()
    )
    named = Set(near)
    return change
  }
}
