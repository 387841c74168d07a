public import QuartzCore

/// The answers of delegates that leave a question to their list.
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
