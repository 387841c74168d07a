public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the offsets that a list hands over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.sorted(by: >) { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some offsets, in their order, before the element at another; offsets are
  /// those before the move (L-234).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let place = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}
