public import QuartzCore

/// A layout that fills lines with items, like words of a text.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// From where section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0, fromSafeArea, fromLayoutMargins
  }

  /// The item size that lets cells size themselves.
  public class var automaticSize: CGSize { CGSize(width: -1, height: -1) }

  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A size other than zero lets cells size themselves, beginning with this one.
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers; only the extent in the scroll direction counts.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The size of footers; only the extent in the scroll direction counts.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// Distances around the items of a section.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  /// Whether the document says that cells size themselves.
  var estimatesItems = false

  var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  var footers: [Int: UICollectionViewLayoutAttributes] = [:]
  var ordered: [UICollectionViewLayoutAttributes] = []
  var contentSize: CGSize = .zero
  /// What cells that size themselves measured.
  var measured: [IndexPath: CGSize] = [:]

  public override init() { super.init() }

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
