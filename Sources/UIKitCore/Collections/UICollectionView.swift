public import QuartzCore

/// Items in an arrangement that a layout decides, of which only those in sight have cells.
open class UICollectionView: UIScrollView {
  /// The direction in which a layout grows.
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

  /// What layout attributes are for.
  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }

  /// Where an item ends up after scrolling to it.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the view before a section's items.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the view after a section's items.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Supplies the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  /// Decides where the items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout, replacing: oldValue) }
  }
  /// A view behind the items, as large as the collection view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var isSpringLoaded = false

  var reuse = ReusePool()
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementary: [SupplementaryKey: UICollectionReusableView] = [:]
  var counts: [Int]?
  var selection: [IndexPath] = []
  var laidOutSize: CGSize = .zero
  /// The item under a finger.
  var touchedItem: IndexPath?
  var prototypes: [CollectionPrototype] = []
  var documentCells: [UICollectionViewCell]?
  /// Whether each prototype is shown once when nobody supplies items.
  var showsPrototypes = false

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUpCollection()
  }

  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    collectionViewLayout =
      nib?.object("collectionViewLayout") as? UICollectionViewLayout
      ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUpCollection()
    nib.map(decodeCollection)
  }

  // MARK: - Data

  /// Forgets all cells and asks the data source anew.
  open func reloadData() { forgetItems() }
  open var numberOfSections: Int { currentCounts.count }
  open func numberOfItems(inSection section: Int) -> Int {
    currentCounts.indices.contains(section) ? currentCounts[section] : 0
  }
  open func insertItems(at indexPaths: [IndexPath]) { forgetItems() }
  open func deleteItems(at indexPaths: [IndexPath]) {
    selection.removeAll { indexPaths.contains($0) }
    forgetItems()
  }
  open func reloadItems(at indexPaths: [IndexPath]) { forgetItems() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { forgetItems() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetItems() }
  open func insertSections(_ sections: IndexSet) { forgetItems() }
  open func deleteSections(_ sections: IndexSet) { forgetItems() }
  open func reloadSections(_ sections: IndexSet) { forgetItems() }
  open func moveSection(_ section: Int, toSection newSection: Int) { forgetItems() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetItems()
    completion?(true)
  }

  // MARK: - Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: .cell, identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, for: .cell, identifier)
  }
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, for: .supplementary(elementKind), identifier) }
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(nib, for: .supplementary(kind), identifier) }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier) }

  // MARK: - Geometry

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.value.frame.contains(point) }?.key
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementary[SupplementaryKey(kind: elementKind, path: indexPath)]
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementary.filter { $0.key.kind == elementKind }.map(\.value)
  }
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: - Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouched(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemReleased(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { itemLeft() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCollection()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }
}
