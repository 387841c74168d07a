internal import QuartzCore

/// An item that a gesture of the app moves.
struct ItemMovement {
  var from: IndexPath
  var to: IndexPath
  /// The middle of its cell, in the content.
  var center: CGPoint
}

/// Items that a gesture of the app moves: the cell follows it, and others make room (V-132).
extension UICollectionView {
  /// Begins to move an item, if the data source lets it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, indexPath.section < numberOfSections,
      indexPath.item < numberOfItems(inSection: indexPath.section),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    let center = layoutAttributesForItem(at: indexPath)?.center ?? .zero
    movement = ItemMovement(from: indexPath, to: indexPath, center: center)
    return true
  }

  /// Takes the middle of the item to a point in the content, and its place to that of the item there.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let old = movement else { return }
    movement?.center = targetPosition
    let near = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: old.to,
      withPosition: targetPosition
    )
    let path = target(of: old, near: near)
    movement?.to = path
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [path],
        withTargetPosition: targetPosition,
        previousIndexPaths: [old.to],
        previousPosition: old.center
      )
    )
    guard path != old.to else { return setNeedsLayout() }
    settleMovement()
  }

  /// The place that the delegate has a moved item go to, in place of the one under it.
  private func target(of movement: ItemMovement, near place: IndexPath) -> IndexPath {
    let answer = (delegate as? any UICollectionViewDelegate)?.collectionView(
      self,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.from,
      atCurrentIndexPath: movement.to,
      toProposedIndexPath: place
    )
    return answer ?? place
  }

  /// Leaves the item where it is now, and tells the data source.
  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    guard ended.from != ended.to else {
      noteEnd(of: ended, isCancelled: false)
      return settleMovement()
    }
    dataSource?.collectionView(self, moveItemAt: ended.from, to: ended.to)
    moveItem(at: ended.from, to: ended.to)
    noteEnd(of: ended, isCancelled: false)
  }

  /// Leaves the item where it was.
  public func cancelInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    noteEnd(of: ended, isCancelled: true)
    settleMovement()
  }

  private func noteEnd(of movement: ItemMovement, isCancelled: Bool) {
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? movement.from : movement.to],
        previousIndexPaths: [movement.to],
        movementCancelled: isCancelled
      )
    )
  }

  /// Brings all items to the places that they have now.
  private func settleMovement() {
    UIView.animate(withDuration: 0.25) { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
  }
}
