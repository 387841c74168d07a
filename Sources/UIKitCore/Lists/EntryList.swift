/// A list of entries in sections: a table's rows or a collection view's items.
protocol EntryList: UIScrollView {
  /// The entry at a point of the list's coordinates; nil between entries.
  func pathOfEntry(at point: CGPoint) -> IndexPath?
  /// The cell that shows an entry; nil out of sight.
  func cellOfEntry(at path: IndexPath) -> UIView?
}
