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
  /// Default false; kept, and has no effect here.
  open var sectionHeadersPinToVisibleBounds = false
  /// Default false; kept, and has no effect here.
  open var sectionFootersPinToVisibleBounds = false

  /// True if the document says that cells size themselves.
  var estimatesItems = false

  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  var footers: [Int: UICollectionViewLayoutAttributes] = [:]
  var ordered: [UICollectionViewLayoutAttributes] = []
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
    return ordered.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return headers[indexPath.section]
    case UICollectionView.elementKindSectionFooter: return footers[indexPath.section]
    default: return nil
    }
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
    measured[preferredAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  override func forgetMeasurements() { measured = [:] }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
