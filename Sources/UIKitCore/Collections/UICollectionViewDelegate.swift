public import QuartzCore

/// Decides about selection and hears of display.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Asked when a finger comes down on an item; false ignores the touch.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// A finger came down on an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// A finger left an item or was lifted, before the item is selected.
  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  )
  /// Asked when the user taps an item; false leaves the selection as it is.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Asked before an item is deselected for the user; false leaves it selected.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// The user selected an item; `selectItem(at:animated:scrollPosition:)` does not send this.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// The user deselected an item, or selected another one where one may be selected.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Asked whether an item may have the focus of the keys (W-111).
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool
  /// Asked before the focus moves out of, into or along the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// The focus moved out of, into or along the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
  /// The item that the focus comes to; nil for the one that had it, is selected or comes first.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Asked whether an item is selected as soon as it has the focus.
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// A cell came into sight and is a subview, with the layout's attributes applied.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A cell scrolled out of sight, or its item was deleted or reloaded in a batch.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// A header, footer or the like came into sight and is a subview.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )
  /// A header, footer or the like went out of sight.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )
  /// The offset that the content gets after another layout or a batch of changes.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// The layout between two layouts for a transition that a gesture leads.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout

  // MARK: Menus
  /// The menu for items that are pressed; by default that of the older form for one item.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu for an item that is pressed; nil for none.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The view that is lifted from the screen for an item; nil for its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The view to which the menu of an item goes back; nil for its cell.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The view that is lifted from the screen; nil for the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The view to which the menu goes back when it closes; nil for the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of a menu was tapped.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// A menu is about to open.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// A menu is about to close.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UICollectionViewDelegate {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    tellLate(
      "collectionView:willDisplaySupplementaryView:forElementKind:at:",
      [collectionView, view, elementKind, indexPath]
    )
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    tellLate(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
      [collectionView, view, elementKind, indexPath]
    )
  }
  /// The proposed offset by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    late(
      "collectionView:targetContentOffsetForProposedContentOffset:",
      [collectionView, proposedContentOffset],
      or: proposedContentOffset
    )
  }
  /// A layout that moves everything straight by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    late(
      "collectionView:transitionLayoutForOldLayout:newLayout:",
      [collectionView, fromLayout, toLayout],
      or: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    )
  }
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    late("collectionView:shouldHighlightItemAt:", [collectionView, indexPath], or: true)
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { tellLate("collectionView:didHighlightItemAt:", [collectionView, indexPath]) }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { tellLate("collectionView:didUnhighlightItemAt:", [collectionView, indexPath]) }
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { late("collectionView:shouldSelectItemAt:", [collectionView, indexPath], or: true) }
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { late("collectionView:shouldDeselectItemAt:", [collectionView, indexPath], or: true) }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { tellLate("collectionView:didSelectItemAt:", [collectionView, indexPath]) }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { tellLate("collectionView:didDeselectItemAt:", [collectionView, indexPath]) }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { tellLate("collectionView:willDisplay:forItemAt:", [collectionView, cell, indexPath]) }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { tellLate("collectionView:didEndDisplaying:forItemAt:", [collectionView, cell, indexPath]) }
}

/// Decides sizes and distances of a flow layout; each member has a default that leaves the
/// decision to the layout's own properties.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points; a size that the cell measured for itself wins.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The distances, in points, around the items of a section.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance, in points, between the lines of a section.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance, in points, between the items of a line.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a header; only its extent along the scroll direction counts, 0 is none.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a footer; only its extent along the scroll direction counts, 0 is none.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  /// The layout's `itemSize` by default, or the prototype's own size; 50 × 50 without a flow
  /// layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    late(
      "collectionView:layout:sizeForItemAt:",
      [collectionView, collectionViewLayout, indexPath],
      or: flow(collectionViewLayout).map { $0.itemSize(at: indexPath) }
        ?? CGSize(width: 50, height: 50)
    )
  }
  /// The layout's `sectionInset` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    late(
      "collectionView:layout:insetForSectionAt:",
      [collectionView, collectionViewLayout, section],
      or: flow(collectionViewLayout)?.sectionInset ?? .zero
    )
  }
  /// The layout's `minimumLineSpacing` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    late(
      "collectionView:layout:minimumLineSpacingForSectionAt:",
      [collectionView, collectionViewLayout, section],
      or: flow(collectionViewLayout)?.minimumLineSpacing ?? 10
    )
  }
  /// The layout's `minimumInteritemSpacing` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    late(
      "collectionView:layout:minimumInteritemSpacingForSectionAt:",
      [collectionView, collectionViewLayout, section],
      or: flow(collectionViewLayout)?.minimumInteritemSpacing ?? 10
    )
  }
  /// The layout's `headerReferenceSize` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    late(
      "collectionView:layout:referenceSizeForHeaderInSection:",
      [collectionView, collectionViewLayout, section],
      or: flow(collectionViewLayout)?.headerReferenceSize ?? .zero
    )
  }
  /// The layout's `footerReferenceSize` by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    late(
      "collectionView:layout:referenceSizeForFooterInSection:",
      [collectionView, collectionViewLayout, section],
      or: flow(collectionViewLayout)?.footerReferenceSize ?? .zero
    )
  }
}
