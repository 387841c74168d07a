public import QuartzCore

/// The changes that make a layout stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True if `invalidateLayout()` or the data source made all of it stale.
  open internal(set) var invalidateEverything = false
  /// True if the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// The way, in points, by which the content offset changes with the places; default zero.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// In points; default zero; kept: the content's size is what the layout says.
  open var contentSizeAdjustment: CGSize = .zero
  /// Items whose places are stale; nil when none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Supplementary views whose places are stale, by kind; nil when none were named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Decorations whose places are stale, by kind; nil when none were named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The items that are moved by hand, where they were; nil while nothing is.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The items that are moved by hand, where they are now; nil while nothing is.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point to which items are moved by hand, in the content.
  open internal(set) var interactiveMovementTarget: CGPoint = .zero

  public override init() { super.init() }

  /// Names items whose places are stale.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Names supplementary views whose places are stale.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths =
      (invalidatedSupplementaryIndexPaths ?? [:]).merging(
        [elementKind: indexPaths],
        uniquingKeysWith: +
      )
  }
  /// Names decorations whose places are stale.
  open func invalidateDecorationElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths =
      (invalidatedDecorationIndexPaths ?? [:]).merging(
        [elementKind: indexPaths],
        uniquingKeysWith: +
      )
  }

  /// True if the context names what is stale, and all else stays.
  var isPartial: Bool {
    !invalidateEverything && !invalidateDataSourceCounts
      && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
        || invalidatedDecorationIndexPaths != nil)
  }
}
