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
  /// True while the layout computes, and asks its delegate.
  private(set) var isPreparing = false
  /// The changes that are being laid out; nil outside of batches.
  var changes: LayoutChanges?
  /// The list that a section is; nil for any other section.
  func list(at section: Int) -> UICollectionLayoutListConfiguration? { nil }
  /// The means by which decorations are made.
  var decorations = ReusePool()

  public override init() { super.init() }

  /// Makes the layout; subclasses read their values from the document; never nil.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that the layouts of UIKit make; a subclass with values of its own
  /// answers its class.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The direction of reading for which the layout places its items; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// True if the collection view mirrors the layout's places where reading goes the other way
  /// (V-261); default false.
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
  /// The attributes from which an item appears in a batch, by its place after it: its own, clear,
  /// for a new one, those that it had for one that comes into sight (V-260); nil outside of batches.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { arrival(ofItem: itemIndexPath) }
  /// The attributes to which an item disappears in a batch, by its place before it: those that it
  /// had, clear, for one that is gone, its new ones for one that leaves what is in sight (V-260);
  /// nil outside of batches; nil takes it away at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { departure(ofItem: itemIndexPath) }

  /// The attributes from which a supplementary view appears in a batch: its own, clear, in a new
  /// section; else nil, for its own.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { arrival(ofExtra: elementKind, elementIndexPath) }
  /// The attributes to which a supplementary view disappears in a batch: those that it had, clear,
  /// for a section that is gone; else nil, which takes it away at once.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { departure(ofExtra: elementKind, elementIndexPath) }
  /// The attributes from which a decoration appears in a batch; nil, the default, for its own.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes to which a decoration disappears in a batch; nil, the default, takes it away at
  /// once.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Places after a batch at which a kind's views in sight are made anew; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Places before a batch of a kind's views in sight that go with it; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Places after a batch at which a kind's decorations in sight are made anew; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Places before a batch of a kind's decorations in sight that go with it; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called when the view gets bounds of another size with animation, as by a turn of the
  /// interface, once the layout is invalidated for them; the bounds before.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called once the animation has ended that gave the view other bounds.
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
  ) -> IndexPath { collectionView?.pathOfPlace(at: position) ?? previousIndexPath }

  /// Has decorations of a kind made from a `UICollectionReusableView` subclass, or nil for none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: .supplementary(elementKind), elementKind)
  }
  /// Has decorations of a kind made from a nib, the first view in it; nil takes that back.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, for: .supplementary(elementKind), elementKind)
  }

  /// A context for new numbers of sections and items.
  var dataContext: UICollectionViewLayoutInvalidationContext {
    let context = freshContext
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    return context
  }

  /// New attributes of the layout's class, of an item.
  func newAttributes() -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (type ?? UICollectionViewLayoutAttributes.self).made()
  }

  private var freshContext: UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).made()
  }

  /// The sizes that cells asked for are out of date.
  func forgetMeasurements() {}

  /// Takes what is known of items to their new places; sizes that cells asked for are out of date.
  func carryMeasurements(_ updates: ListUpdates) { forgetMeasurements() }

  /// True if the layout's places are mirrored already.
  var mirrorsItself: Bool { false }

  /// The attributes in a rectangle that are known without asking anybody; none in an app's layout,
  /// which may ask data that has changed already.
  func knownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] { [] }

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
    isPreparing = true
    defer { isPreparing = false }
    prepare()
  }
}
