internal import QuartzCore

/// The actions of rows in lists, which swiping uncovers.
extension UICollectionView: SwipedList {
  func swipedRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func swipedCell(at path: IndexPath) -> (any SwipedCell)? {
    cells[path] as? UICollectionViewListCell
  }

  func actions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let list = collectionViewLayout.list(at: path.section),
      (cells[path] as? UICollectionViewListCell)?.listPlace?.part == .row
    else { return nil }
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    return configuration
  }

  func willUncover(_ path: IndexPath) {}

  func didUncover(_ cell: any SwipedCell) {
    cell.clipsToBounds = true
    cell.layoutIfNeeded()
  }

  func didCover(_ cell: any SwipedCell) {
    (cell as? UICollectionViewListCell)?.placeChanged()
    cell.setNeedsLayout()
  }
}

extension UICollectionViewListCell: SwipedCell {}
