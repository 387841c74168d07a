/// Items that a gesture of the app moves.
///
/// The cell stays where it is until the movement ends; on iOS it follows the finger.
extension UICollectionView {
  /// Begins to move an item, if the data source lets it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, indexPath.section < numberOfSections,
      indexPath.item < numberOfItems(inSection: indexPath.section),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = (indexPath, indexPath)
    return true
  }

  /// Takes the item to the place of the one at a point in the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path = indexPathForItem(at: targetPosition) else { return }
    movement?.to = path
  }

  /// Leaves the item where it is now, and tells the data source.
  public func endInteractiveMovement() {
    guard let (from, to) = movement else { return }
    movement = nil
    guard from != to else { return }
    dataSource?.collectionView(self, moveItemAt: from, to: to)
    moveItem(at: from, to: to)
  }

  /// Leaves the item where it was.
  public func cancelInteractiveMovement() { movement = nil }
}
