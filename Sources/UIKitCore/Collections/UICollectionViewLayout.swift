public import QuartzCore

/// The changes that make a layout stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Always false here.
  open internal(set) var invalidateEverything = false
  /// Always false here.
  open internal(set) var invalidateDataSourceCounts = false
  /// In points; default zero; kept, and has no effect here.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// In points; default zero; kept, and has no effect here.
  open var contentSizeAdjustment: CGSize = .zero
  /// Items whose places are stale; nil when none were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Names items whose places are stale.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  public override init() { super.init() }
}

/// Decides the places of a collection view's items; this one places nothing, subclasses do.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that the layout works for.
  open internal(set) weak var collectionView: UICollectionView?

  var isPrepared = false

  public override init() { super.init() }

  /// Makes the layout; subclasses read their values from the document; never nil.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of attributes for subclasses' own use; not asked here.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The direction of reading for which the layout places its items; not asked here.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// True if the places are to be mirrored where reading goes the other way; not asked here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Called before the layout is asked anything, once after each invalidation.
  open func prepare() {}

  /// The size of all content in points; it becomes the view's `contentSize`.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything that touches `rect`.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item; nil here.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header, footer or the like; nil here.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration; nil here, and decorations are not shown yet.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// True if the layout is to be computed anew for new bounds; asked when the size changed.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// True if the layout heeds the size that a cell prefers to the layout's.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Makes a context that names the cell whose preferred size differs.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }

  /// Makes a context for new bounds that make the layout stale.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { freshContext }

  /// Called before the changes of a batch are laid out.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when the changes of a batch are laid out and their animation has ended.
  open func finalizeCollectionViewUpdates() {}
  /// The attributes from which an item that comes in appears; not asked here.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes to which an item that goes disappears; not asked here.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes from which a supplementary view that comes in appears; not asked here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes to which a supplementary view that goes disappears; not asked here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes from which a decoration that comes in appears; not asked here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes to which a decoration that goes disappears; not asked here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Supplementary views that a batch of changes adds; none by default; not asked here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Supplementary views that a batch of changes removes; none by default; not asked here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Decorations that a batch of changes adds; none by default; not asked here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Decorations that a batch of changes removes; none by default; not asked here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called before a turn of the interface gives the view other bounds; not called here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called once a turn of the interface has given the view other bounds; not called here.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before the layout is replaced by another one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before the layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts once everything is where the new one has it.
  open func finalizeLayoutTransition() {}

  /// The attributes of an item while it is moved by hand: those of its place, about the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let original = layoutAttributesForItem(at: indexPath)
    let attributes =
      original?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// The place that an item takes that is moved to a point; that of the item there, or its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// Registers a class of decorations; kept, and decorations are not shown yet.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Registers a document of decorations; kept, and decorations are not shown yet.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  private var freshContext: UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).made()
  }

  /// The sizes that cells asked for are out of date.
  func forgetMeasurements() {}

  /// Makes the layout stale; it is prepared again before the next use.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Makes the layout stale, whatever the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// The offset at which the content should come to rest after a drag; not asked here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset that the content should have after a change; not asked here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}
