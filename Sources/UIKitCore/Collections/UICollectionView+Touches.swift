/// Items under a finger: highlighted while it is down, chosen when it is lifted.
extension UICollectionView {
  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  private func item(of touch: UITouch?) -> IndexPath? {
    sequence(first: touch?.view, next: { $0?.superview }).lazy
      .compactMap { $0 as? UICollectionViewCell }.first.flatMap { indexPath(for: $0) }
  }

  func itemTouched(_ touches: Set<UITouch>) {
    guard allowsSelection, let path = item(of: touches.first),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedItem = path
    cells[path]?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func itemReleased(_ touches: Set<UITouch>) {
    guard let path = touchedItem, let touch = touches.first else { return }
    let isInside = cells[path].map { shownFrame(of: $0).holds(touch.location(in: self)) } ?? false
    itemLeft()
    if isInside { userChose(path) }
  }

  func itemLeft() {
    guard let path = touchedItem else { return }
    touchedItem = nil
    cells[path]?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Does as a tap on an item does: asks the delegate, selects, triggers the segue, notifies.
  func userChose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return userUnchose(path) }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path { userUnchose(other) }
    }
    select(path, animated: false, scrollPosition: [])
    cells[path]?.trigger(.selection)
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func userUnchose(_ path: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    itemDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
