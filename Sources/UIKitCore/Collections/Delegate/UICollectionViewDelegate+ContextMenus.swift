public import QuartzCore

/// The defaults of delegates that know nothing of menus.
extension UICollectionViewDelegate {
  /// False by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    late(
      "collectionView:shouldShowMenuForItemAtIndexPath:",
      [collectionView, indexPath],
      or: false
    )
  }
  /// False by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    late(
      "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
      [collectionView, action, indexPath, sender],
      or: false
    )
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    tellLate(
      "collectionView:performAction:forItemAtIndexPath:withSender:",
      [collectionView, action, indexPath, sender]
    )
  }
  /// Asks the older form by default, for the first of the items.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    late(
      "collectionView:contextMenuConfigurationForItemsAt:point:",
      [collectionView, indexPaths, point],
      or: indexPaths.first.flatMap {
        self.collectionView(
          collectionView,
          contextMenuConfigurationForItemAt: $0,
          point: point
        )
      }
    )
  }
  /// Nil by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    late(
      "collectionView:contextMenuConfigurationForItemAt:point:",
      [collectionView, indexPath, point],
      or: nil
    )
  }
  /// Asks the older form by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    late(
      "collectionView:contextMenuConfiguration:highlightPreviewForItemAt:",
      [collectionView, configuration, indexPath],
      or: self.collectionView(
        collectionView,
        previewForHighlightingContextMenuWithConfiguration: configuration
      )
    )
  }
  /// Asks the older form by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    late(
      "collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:",
      [collectionView, configuration, indexPath],
      or: self.collectionView(
        collectionView,
        previewForDismissingContextMenuWithConfiguration: configuration
      )
    )
  }
  /// Nil by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    late(
      "collectionView:previewForHighlightingContextMenuWithConfiguration:",
      [collectionView, configuration],
      or: nil
    )
  }
  /// Nil by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    late(
      "collectionView:previewForDismissingContextMenuWithConfiguration:",
      [collectionView, configuration],
      or: nil
    )
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tellLate(
      "collectionView:willPerformPreviewActionForMenuWith:animator:",
      [collectionView, configuration, animator]
    )
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tellLate(
      "collectionView:willDisplayContextMenu:animator:",
      [collectionView, configuration, animator]
    )
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tellLate(
      "collectionView:willEndContextMenuInteraction:animator:",
      [collectionView, configuration, animator]
    )
  }
}
