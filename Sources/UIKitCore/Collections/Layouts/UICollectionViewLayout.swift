public import QuartzCore

/// Decides the places of a collection view's items; this one places nothing, subclasses do.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that the layout works for.
  open var collectionView: UICollectionView? { owner }
  /// The same, which the collection view sets; `collectionView` only answers, so that a subclass may
  /// override it with a type that isn't optional.
  final weak var owner: UICollectionView?

  var isPrepared = false
  /// The list that a section is; nil for any other section.
  func list(at section: Int) -> UICollectionLayoutListConfiguration? { nil }
  /// The means by which decorations are made.
  var decorations = ReusePool()

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
  /// True if the layout mirrors its places where reading goes the other way; not asked here.
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

  /// The attributes of a decoration; nil here.
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
    if let kind = preferredAttributes.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
    } else {
      context.invalidateItems(at: [preferredAttributes.indexPath])
    }
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
  /// The attributes from which an item that comes in appears; nil, the default, for its own.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes to which an item that goes disappears; nil, the default, takes it away at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes from which a supplementary view that comes in appears; nil for its own.
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
  /// Makes a context for items that are moved by hand, with their places and points before and now.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Makes a context for items that were moved by hand and have come to their places, or back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  /// The place that an item takes that is moved to a point; that of the item there, or its own.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// Has decorations of a kind made from a `UICollectionReusableView` subclass, or nil for none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: .supplementary(elementKind), elementKind)
  }
  /// Has decorations of a kind made from a nib, the first view in it; nil takes that back.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, for: .supplementary(elementKind), elementKind)
  }

  /// True if items that come and go fade where the layout says nothing else.
  var fadesItems: Bool { false }

  /// A context for new numbers of sections and items.
  var dataContext: UICollectionViewLayoutInvalidationContext {
    let context = freshContext
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    return context
  }

  private var freshContext: UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).made()
  }

  /// The sizes that cells asked for are out of date.
  func forgetMeasurements() {}

  /// Takes what is known of items to their new places; sizes that cells asked for are out of date.
  func carryMeasurements(_ updates: ListUpdates) { forgetMeasurements() }

  /// The attributes of what is about to be shown in `rect`.
  func attributesToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect) ?? []
  }

  /// Makes the layout stale with a context that names everything; it is prepared again before the
  /// next use.
  open func invalidateLayout() {
    let context = freshContext
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Makes the layout stale, and moves the content by what the context says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.setNeedsLayout()
    collectionView?.moveContent(by: context.contentOffsetAdjustment)
  }

  /// The offset at which the content should come to rest after a drag; the proposed one here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset that the content should have after another layout or a batch of changes; the
  /// proposed one here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}
