public import QuartzCore

/// Makes the section of an index for the layout's environment; nil is for a section without items,
/// and raises an exception for any other (V-91).
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections, each of which repeats a group of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The rules for all sections; the layout keeps a copy of what is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration =
        newValue.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? newValue
      invalidateLayout()
    }
  }

  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// Nil for a layout of a document.
  let provider: UICollectionViewCompositionalLayoutSectionProvider?

  /// All places; nil before the layout was asked for one, and when sections have to be made anew.
  var solution: LayoutSolution?
  /// True while handlers of visible items are called.
  var isCallingHandlers = false
  /// The sections as the provider made them.
  var sections: [NSCollectionLayoutSection?] = []
  /// True if sections have to be made anew.
  var needsSections = true
  /// The insets, in points, of the edges that section insets began at when the sections were made.
  var edges = NSDirectionalEdgeInsets.zero
  /// The sizes that views said, by section; kept while sections are made anew.
  var measured: [MeasuredSizes] = []
  var globalMeasured = MeasuredSizes()
  /// The offsets of sections that scroll by themselves, by section, in points and reading direction.
  var scrolled: [Int: CGFloat] = [:]

  /// Makes a layout in which all sections are alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Makes a layout in which all sections are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    ownConfiguration = configuration
    super.init()
  }
  /// Makes a layout that asks for each section when it needs it, and again when it is invalidated.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Makes a layout that asks for each section when it needs it, and again when it is invalidated.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    ownConfiguration = configuration
    super.init()
  }

  /// Makes a layout without sections, in which nothing is shown: documents hold none.
  public required init?(coder: NSCoder) {
    provider = nil
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// True: the layout is mirrored where reading goes from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func list(at section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section]?.list : nil
  }

  open override func prepare() {
    super.prepare()
    solve()
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return solution?.size ?? .zero
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
    return supplementaryAttributes(elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return decorationAttributes(elementKind, at: indexPath)
  }

  /// True for another size; pinned views follow the offset by themselves.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes, from: originalAttributes) }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    take(preferredAttributes, for: originalAttributes, context)
    return context
  }

  /// Makes the sections anew unless the context names all that is stale.
  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    if !context.isPartial { needsSections = true }
    super.invalidateLayout(with: context)
  }

  override func attributesToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let shown = super.attributesToShow(in: rect)
    callHandlers(shown)
    return shown
  }

  override var mirrorsItself: Bool { true }

  override func knownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    isPrepared ? attributes(in: rect) : []
  }

  override func carryMeasurements(_ updates: ListUpdates) { carry(updates) }

  override func forgetMeasurements() {
    measured = []
    globalMeasured = MeasuredSizes()
    solution = nil
    needsSections = true
  }
}
