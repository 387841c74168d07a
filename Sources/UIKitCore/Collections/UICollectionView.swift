public import QuartzCore

/// Items in an arrangement that a layout decides, of which only those in sight have cells.
open class UICollectionView: UIScrollView {
  /// The direction in which a layout grows.
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

  /// How soon items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }

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
  /// Whether items may be dragged; true since iOS 15, and nothing is dragged yet.
  open var dragInteractionEnabled = true
  /// How soon others make room for an item that is dragged; kept for whoever reads it.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items are being dragged or dropped; nothing is dragged yet.
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var isSpringLoaded = false

  var reuse = ReusePool()
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementary: [SupplementaryKey: UICollectionReusableView] = [:]
  var counts: [Int]?
  /// The changes that are collected until a batch ends.
  var batch: CollectionBatch?
  /// Items that the prefetching source heard of.
  var prefetched: Set<IndexPath> = []
  var selection: [IndexPath] = []
  var laidOutSize: CGSize = .zero
  /// The item under a finger.
  var touchedItem: IndexPath?
  /// The item that is being moved, and where it is now.
  var movement: (from: IndexPath, to: IndexPath)?
  package var prototypes: [CollectionPrototype] = []
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
  open func reloadData() {
    selection = []
    forgetItems()
  }
  open var numberOfSections: Int { currentCounts.count }
  open func numberOfItems(inSection section: Int) -> Int {
    currentCounts.indices.contains(section) ? currentCounts[section] : 0
  }
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// Fills the cells that are shown once more, without other cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Whether changes are awaited that the items do not show yet.
  open var hasUncommittedUpdates: Bool { batch != nil }
  /// Makes several changes at once; counts that do not add up end the program (V-01).
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    openBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    closeBatch()
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
    cells.first { $0.value.frame.holds(point) }?.key
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
