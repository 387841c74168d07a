extension UICollectionView {
  /// Supplies what the user drags out of items; default nil, which lets nothing be dragged (G-06).
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragAndDrop?.dragDelegate }
    set { withDragAndDrop { $0.dragDelegate = newValue } }
  }

  /// Takes what falls on the collection view; without one, an item of its own that the data source lets move
  /// is moved (G-07, G-08); default nil.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragAndDrop?.dropDelegate }
    set { withDragAndDrop { $0.dropDelegate = newValue } }
  }

  private func withDragAndDrop(_ change: (CollectionDragAndDrop) -> Void) {
    let found = dragAndDrop ?? CollectionDragAndDrop(self)
    dragAndDrop = found
    change(found)
    found.drag.isEnabled = dragInteractionEnabled
  }
}
