extension UICollectionViewDelegate {
  /// True by default for items that can be selected.
  public func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    late(
      "collectionView:canFocusItemAtIndexPath:",
      [collectionView, indexPath],
      or: collectionView.focusesItems
    )
  }
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    late("collectionView:shouldUpdateFocusInContext:", [collectionView, context], or: true)
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tellLate(
      "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
      [collectionView, context, coordinator]
    )
  }
  /// Nil by default.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    late("indexPathForPreferredFocusedViewInCollectionView:", [collectionView], or: nil)
  }
  /// The collection view's own property by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    late(
      "collectionView:selectionFollowsFocusForItemAtIndexPath:",
      [collectionView, indexPath],
      or: collectionView.selectionFollowsFocus
    )
  }
}
