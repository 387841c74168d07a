/// The answers of delegates that know nothing of several items, of actions and of dragged items.
extension UICollectionViewDelegate {
  /// True while the list is edited.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    late(
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      [collectionView, indexPath],
      or: collectionView.isEditing
    )
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tellLate(
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:",
      [collectionView, indexPath]
    )
  }
  /// Does nothing by default.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    tellLate("collectionViewDidEndMultipleSelectionInteraction:", [collectionView])
  }
  /// True while the list is not edited.
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    late(
      "collectionView:canPerformPrimaryActionForItemAtIndexPath:",
      [collectionView, indexPath],
      or: !collectionView.isEditing
    )
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    tellLate(
      "collectionView:performPrimaryActionForItemAtIndexPath:",
      [collectionView, indexPath]
    )
  }
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    late(
      "collectionView:shouldSpringLoadItemAtIndexPath:withContext:",
      [collectionView, indexPath, context],
      or: true
    )
  }
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    late("collectionView:canEditItemAtIndexPath:", [collectionView, indexPath], or: true)
  }
  /// The answer of the older form.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView,
      targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }
  /// The proposed place.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    late(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
      [collectionView, currentIndexPath, proposedIndexPath],
      or: proposedIndexPath
    )
  }
}
