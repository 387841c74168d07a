import CoreGraphics
import Foundation

@testable import UIKitCore

extension Defaults {
  nonisolated static let lists = [
    scrollView, zooming, tableView, tableSelection, cell, cellStates, headerFooterView,
    collectionView, collectionCell, flowLayout, layoutAttributes, invalidationContext,
  ]

  nonisolated private static let scrollView = Defaults("UIScrollView", UIScrollView()) { t in
    t.none("delegate", \.delegate)
    t("contentOffset", \.contentOffset, .zero)
    t("contentSize", \.contentSize, .zero)
    t("contentInset", \.contentInset, .zero)
    t("adjustedContentInset", \.adjustedContentInset, .zero)
    t("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .automatic)
    t(
      "automaticallyAdjustsScrollIndicatorInsets",
      \.automaticallyAdjustsScrollIndicatorInsets,
      true
    )
    t("isDirectionalLockEnabled", \.isDirectionalLockEnabled, false)
    t("bounces", \.bounces, true)
    t("alwaysBounceVertical", \.alwaysBounceVertical, false)
    t("alwaysBounceHorizontal", \.alwaysBounceHorizontal, false)
    t("isPagingEnabled", \.isPagingEnabled, false)
    t("isScrollEnabled", \.isScrollEnabled, true)
    t("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, true)
    t("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, true)
    t("indicatorStyle", \.indicatorStyle, .default)
    t("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets, .zero)
    t("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets, .zero)
    t("scrollIndicatorInsets", \.scrollIndicatorInsets, .zero)
    t("decelerationRate", \.decelerationRate, .normal)
    t("indexDisplayMode", \.indexDisplayMode, .automatic)
    t("isTracking", \.isTracking, false)
    t("isDragging", \.isDragging, false)
    t("isDecelerating", \.isDecelerating, false)
    t("delaysContentTouches", \.delaysContentTouches, true)
    t("canCancelContentTouches", \.canCancelContentTouches, true)
    t("scrollsToTop", \.scrollsToTop, true)
    t("keyboardDismissMode", \.keyboardDismissMode, .none)
    t("allowsKeyboardScrolling", \.allowsKeyboardScrolling, true)
    t.none("refreshControl", \.refreshControl)
    t("clipsToBounds", \.clipsToBounds, true)
  }

  nonisolated private static let zooming = Defaults("UIScrollView's zoom", UIScrollView()) { t in
    t("minimumZoomScale", \.minimumZoomScale, 1)
    t("maximumZoomScale", \.maximumZoomScale, 1)
    t("zoomScale", \.zoomScale, 1)
    t("bouncesZoom", \.bouncesZoom, true)
    t("isZooming", \.isZooming, false)
    t("isZoomBouncing", \.isZoomBouncing, false)
  }

  nonisolated private static let tableView = Defaults("UITableView", UITableView()) { t in
    let automatic = UITableView.automaticDimension
    t("style", \.style, .plain)
    t.none("dataSource", \.dataSource)
    t.none("delegate", \.delegate)
    t.none("prefetchDataSource", \.prefetchDataSource)
    t("isPrefetchingEnabled", \.isPrefetchingEnabled, true)
    t("rowHeight", \.rowHeight, automatic)
    t("sectionHeaderHeight", \.sectionHeaderHeight, automatic)
    t("sectionFooterHeight", \.sectionFooterHeight, automatic)
    t("estimatedRowHeight", \.estimatedRowHeight, automatic)
    t("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, automatic)
    t("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, automatic)
    t("sectionHeaderTopPadding", \.sectionHeaderTopPadding, automatic)
    t("fillerRowHeight", \.fillerRowHeight, 0)
    t("separatorStyle", \.separatorStyle, .singleLine)
    t("separatorColor", \.separatorColor, .separator)
    t("separatorInset", \.separatorInset, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    t("separatorInsetReference", \.separatorInsetReference, .fromCellEdges)
    t.none("separatorEffect", \.separatorEffect)
    t("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth, false)
    t("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, true)
    t.none("backgroundView", \.backgroundView)
    t.none("tableHeaderView", \.tableHeaderView)
    t.none("tableFooterView", \.tableFooterView)
    t("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount, 0)
    t.none("sectionIndexColor", \.sectionIndexColor)
    t.none("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
    t.none("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
    t("contentInset", \.contentInset, .zero)
  }

  nonisolated private static let tableSelection = Defaults(
    "UITableView's selection",
    UITableView()
  ) { t in
    t("allowsSelection", \.allowsSelection, true)
    t("allowsMultipleSelection", \.allowsMultipleSelection, false)
    t("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, false)
    t("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, false)
    t.none("indexPathForSelectedRow", \.indexPathForSelectedRow)
    t.none("indexPathsForSelectedRows", \.indexPathsForSelectedRows)
    t("isEditing", \.isEditing, false)
    t("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath, false)
    t("selectionFollowsFocus", \.selectionFollowsFocus, false)
    t("dragInteractionEnabled", \.dragInteractionEnabled, true)
    t("hasActiveDrag", \.hasActiveDrag, false)
    t("hasActiveDrop", \.hasActiveDrop, false)
    t("isSpringLoaded", \.isSpringLoaded, false)
    t("hasUncommittedUpdates", \.hasUncommittedUpdates, false)
    t("visibleCells", \.visibleCells, [])
    t("indexPathsForVisibleRows", \.indexPathsForVisibleRows, [])
  }

  nonisolated private static let cell = Defaults("UITableViewCell", UITableViewCell()) { t in
    t.none("reuseIdentifier", \.reuseIdentifier)
    t.none("backgroundView", \.backgroundView)
    t.none("selectedBackgroundView", \.selectedBackgroundView)
    t.none("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
    t("selectionStyle", \.selectionStyle, .default)
    t("accessoryType", \.accessoryType, .none)
    t.none("accessoryView", \.accessoryView)
    t("editingAccessoryType", \.editingAccessoryType, .none)
    t.none("editingAccessoryView", \.editingAccessoryView)
    t("indentationLevel", \.indentationLevel, 0)
    t("indentationWidth", \.indentationWidth, 10)
    t("focusStyle", \.focusStyle, .default)
    t("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging, false)
    t.none("contentConfiguration", \.contentConfiguration)
    t.none("configurationUpdateHandler", \.configurationUpdateHandler)
    t(
      "automaticallyUpdatesContentConfiguration",
      \.automaticallyUpdatesContentConfiguration,
      true
    )
    t(
      "automaticallyUpdatesBackgroundConfiguration",
      \.automaticallyUpdatesBackgroundConfiguration,
      true
    )
    t.none("detailTextLabel", \.detailTextLabel)
  }

  nonisolated private static let cellStates = Defaults(
    "UITableViewCell's states",
    UITableViewCell()
  ) { t in
    t("isSelected", \.isSelected, false)
    t("isHighlighted", \.isHighlighted, false)
    t("isEditing", \.isEditing, false)
    t("editingStyle", \.editingStyle, .none)
    t("showsReorderControl", \.showsReorderControl, false)
    t("shouldIndentWhileEditing", \.shouldIndentWhileEditing, true)
    t("showingDeleteConfirmation", \.showingDeleteConfirmation, false)
  }

  nonisolated private static let headerFooterView = Defaults(
    "UITableViewHeaderFooterView",
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  ) { t in
    t.none("reuseIdentifier", \.reuseIdentifier)
    t.none("backgroundView", \.backgroundView)
    t.none("contentConfiguration", \.contentConfiguration)
    t.none("configurationUpdateHandler", \.configurationUpdateHandler)
    t(
      "automaticallyUpdatesContentConfiguration",
      \.automaticallyUpdatesContentConfiguration,
      true
    )
  }

  nonisolated private static let collectionView = Defaults(
    "UICollectionView",
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  ) { t in
    t.none("dataSource", \.dataSource)
    t.none("delegate", \.delegate)
    t.none("prefetchDataSource", \.prefetchDataSource)
    t("isPrefetchingEnabled", \.isPrefetchingEnabled, true)
    t.none("backgroundView", \.backgroundView)
    t("allowsSelection", \.allowsSelection, true)
    t("allowsMultipleSelection", \.allowsMultipleSelection, false)
    t("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, false)
    t("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, false)
    t("isEditing", \.isEditing, false)
    t("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath, false)
    t("dragInteractionEnabled", \.dragInteractionEnabled, true)
    t("reorderingCadence", \.reorderingCadence, .immediate)
    t("isSpringLoaded", \.isSpringLoaded, false)
    t("hasActiveDrag", \.hasActiveDrag, false)
    t("hasActiveDrop", \.hasActiveDrop, false)
    t("hasUncommittedUpdates", \.hasUncommittedUpdates, false)
    t("visibleCells", \.visibleCells, [])
    t("indexPathsForSelectedItems", \.indexPathsForSelectedItems, [])
    t("alwaysBounceVertical", \.alwaysBounceVertical, false)
  }

  nonisolated private static let collectionCell = Defaults(
    "UICollectionViewCell",
    UICollectionViewCell()
  ) { t in
    t.none("reuseIdentifier", \.reuseIdentifier)
    t.none("backgroundView", \.backgroundView)
    t.none("selectedBackgroundView", \.selectedBackgroundView)
    t("isSelected", \.isSelected, false)
    t("isHighlighted", \.isHighlighted, false)
    t.none("contentConfiguration", \.contentConfiguration)
    t.none("configurationUpdateHandler", \.configurationUpdateHandler)
    t(
      "automaticallyUpdatesContentConfiguration",
      \.automaticallyUpdatesContentConfiguration,
      true
    )
    t(
      "automaticallyUpdatesBackgroundConfiguration",
      \.automaticallyUpdatesBackgroundConfiguration,
      true
    )
  }

  nonisolated private static let flowLayout = Defaults(
    "UICollectionViewFlowLayout",
    UICollectionViewFlowLayout()
  ) { t in
    t("minimumLineSpacing", \.minimumLineSpacing, 10)
    t("minimumInteritemSpacing", \.minimumInteritemSpacing, 10)
    t("itemSize", \.itemSize, CGSize(width: 50, height: 50))
    t("estimatedItemSize", \.estimatedItemSize, .zero)
    t("scrollDirection", \.scrollDirection, .vertical)
    t("headerReferenceSize", \.headerReferenceSize, .zero)
    t("footerReferenceSize", \.footerReferenceSize, .zero)
    t("sectionInset", \.sectionInset, .zero)
    t("sectionInsetReference", \.sectionInsetReference, .fromContentInset)
    t("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, false)
    t("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, false)
    t.none("collectionView", \.collectionView)
    t("developmentLayoutDirection", \.developmentLayoutDirection, .leftToRight)
    t(
      "flipsHorizontallyInOppositeLayoutDirection",
      \.flipsHorizontallyInOppositeLayoutDirection,
      false
    )
  }

  nonisolated private static let layoutAttributes = Defaults(
    "UICollectionViewLayoutAttributes",
    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  ) { t in
    t("frame", \.frame, .zero)
    t("alpha", \.alpha, 1)
    t("zIndex", \.zIndex, 0)
    t("isHidden", \.isHidden, false)
    t("transform", \.transform, .identity)
    t("representedElementCategory", \.representedElementCategory, .cell)
    t.none("representedElementKind", \.representedElementKind)
  }

  nonisolated private static let invalidationContext = Defaults(
    "UICollectionViewLayoutInvalidationContext",
    UICollectionViewLayoutInvalidationContext()
  ) { t in
    t("invalidateEverything", \.invalidateEverything, false)
    t("invalidateDataSourceCounts", \.invalidateDataSourceCounts, false)
    t("contentOffsetAdjustment", \.contentOffsetAdjustment, .zero)
    t("contentSizeAdjustment", \.contentSizeAdjustment, .zero)
    t.none("invalidatedItemIndexPaths", \.invalidatedItemIndexPaths)
  }
}
