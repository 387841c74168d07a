public import QuartzCore

/// A layout that fills lines with items, as text fills lines with words.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured; layout margins count as content inset here.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0, fromSafeArea, fromLayoutMargins
  }

  /// The item size that lets cells size themselves.
  public class var automaticSize: CGSize { CGSize(width: -1, height: -1) }

  /// The least distance, in points, between lines; default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance, in points, between items of a line; default 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// In points; default 50 × 50; a negative side lets cells size themselves.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A size other than zero lets cells size themselves, beginning with this one.
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The axis along which lines follow each other; default `.vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers, of which only the extent along the scroll direction counts; default zero,
  /// for no headers.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the extent along the scroll direction counts; default zero,
  /// for no footers.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// Distances, in points, around the items of a section; default zero.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  /// Default `.fromContentInset`; it takes effect when the layout is next invalidated.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset
  /// True if a header stays at the start of what is in sight while its section is (V-259); default
  /// false.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// True if a footer stays at the end of what is in sight while its section is (V-259); default
  /// false.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// True if the document says that cells size themselves.
  var estimatesItems = false

  /// The sizes of each section, and the places of its parts.
  var metrics: [FlowMetrics] = []
  var sections: [FlowSection] = []
  /// True if the delegate is to be asked again, or places are to be computed again.
  var needsMetrics = true
  var needsPlaces = true
  /// The attributes that somebody has asked for.
  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var extras: [SupplementaryKey: UICollectionViewLayoutAttributes] = [:]
  var contentSize: CGSize = .zero
  /// The sizes that cells measured for themselves.
  var measured: [IndexPath: CGSize] = [:]

  public override init() { super.init() }

  /// Decodes sizes, distances and direction from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder).map(decodeFlow)
  }

  open override func prepare() {
    super.prepare()
    computeFlow()
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    return attributes(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return itemAttributes(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard let extra = Extra(kind: elementKind), !indexPath.isEmpty else { return nil }
    return extraAttributes(extra, of: indexPath.section)
  }

  override func knownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    isPrepared ? attributes(in: rect) : []
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Forgets what the context says is out of date; a context of another class, everything.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let parts = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
    if isWhole || parts?.invalidateFlowLayoutDelegateMetrics != false { needsMetrics = true }
    if isWhole || parts?.invalidateFlowLayoutAttributes != false { needsPlaces = true }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    sizesItself(originalAttributes) && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    take(preferredAttributes.size, at: preferredAttributes.indexPath)
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  /// Takes over the size that a cell measured for itself.
  private func take(_ size: CGSize, at path: IndexPath) {
    measured[path] = size
    guard path.count == 2, metrics.indices.contains(path.section),
      metrics[path.section].sizes.indices.contains(path.item)
    else { return }
    metrics[path.section].sizes[path.item] = size
  }

  override func forgetMeasurements() {
    measured = [:]
    needsMetrics = true
  }

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// True for another size, and wherever headers or footers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pins || newBounds.size != collectionView?.bounds.size
  }

  /// Makes a context for new bounds; where only pinned views move, it says that items stay.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard pins, newBounds.size == collectionView?.bounds.size,
      let parts = context as? UICollectionViewFlowLayoutInvalidationContext
    else { return context }
    parts.invalidateFlowLayoutDelegateMetrics = false
    parts.invalidateFlowLayoutAttributes = false
    return parts
  }
}
