public import QuartzCore

/// Items in an arrangement that a layout decides, of which only those in sight have cells.
open class UICollectionView: UIScrollView {
  /// The direction in which a layout grows.
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

  /// The kind of element that layout attributes are for.
  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }

  /// The place in sight that an item takes after scrolling to it; one per axis.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set; none leaves the offset as it is.
    public let rawValue: UInt
    /// Makes a set of bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item's top at the top of what is in sight.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item's middle at the middle of what is in sight.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom at the bottom of what is in sight.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left side at the left of what is in sight.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item's middle at the middle of what is in sight.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right side at the right of what is in sight.
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
  /// Is notified of items within a screen's length before they come into sight.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// True while the prefetching source is asked; default true.
  open var isPrefetchingEnabled = true
  /// Decides the places of the items; a new layout takes effect in the next layout pass.
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
  /// True if taps highlight and select items; default true.
  open var allowsSelection = true
  /// True if a tap leaves other items selected and a second tap deselects; default false.
  open var allowsMultipleSelection = false
  /// The same as `allowsSelection` while the view is edited; default false.
  open var allowsSelectionDuringEditing = false
  /// The same as `allowsMultipleSelection` while the view is edited; default false.
  open var allowsMultipleSelectionDuringEditing = false
  /// True while cells show how to delete, insert, select and move them; default false.
  open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }
  /// Default false; the focus always comes back to the item that had it, so it has no effect here.
  open var remembersLastFocusedIndexPath = false
  /// True, the default, if items can have the focus of the keys (W-111).
  open var allowsFocus = true
  /// True, the default, if items can have it while the view is edited.
  open var allowsFocusDuringEditing = true
  /// True if an item is selected as soon as it has the focus; default false (W-111).
  open var selectionFollowsFocus = false
  /// True, the default as since iOS 15, if items can be dragged (G-06).
  open var dragInteractionEnabled = true {
    didSet { dragAndDrop?.drag.isEnabled = dragInteractionEnabled }
  }
  /// The time after which items make room for what is dragged over them; default `immediate` (V-274).
  open var reorderingCadence = ReorderingCadence.immediate
  /// True while items are dragged (G-06).
  open var hasActiveDrag: Bool { dragAndDrop?.hasActiveDrag ?? false }
  /// True while dragged items are over it (G-07).
  open var hasActiveDrop: Bool { dragAndDrop?.hasActiveDrop ?? false }
  var dragAndDrop: CollectionDragAndDrop?
  /// True if items that hold dragged ones over them are chosen; default false (G-21).
  open var isSpringLoaded = false { didSet { springChanged() } }
  /// The changes of a cell in sight that have its item measured again; default `.enabled` (V-190).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  var resizing = ListResizing()

  /// The interaction that opens the menus of items.
  open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? =
    UIContextMenuInteraction(delegate: contextMenus)

  /// The background color that nobody set; nil once somebody did.
  var automaticBackground: UIColor?
  var reuse = ReusePool()
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementary: [SupplementaryKey: UICollectionReusableView] = [:]
  /// The attributes in sight of views that decide their own size.
  var fittable: [UICollectionViewLayoutAttributes] = []
  /// Decorations in sight.
  var decorations: [SupplementaryKey: UICollectionReusableView] = [:]
  /// The scroll views of sections that scroll by themselves.
  var scrollers: [Int: OrthogonalScrollView] = [:]
  var counts: [Int]?
  /// The changes that are collected until a batch ends.
  var batch: ListBatch?
  /// True while the changes of a batch are laid out with animation.
  var isUpdating = false
  /// The attributes of what the last layout had in sight.
  var shownAttributes: [UICollectionViewLayoutAttributes] = []
  /// Views of what is gone, which are about to disappear.
  var departures: [Departure] = []
  /// The place of the view that is being made; nil otherwise.
  var arriving: UICollectionViewLayoutAttributes?
  /// Items that the prefetching source heard of.
  var prefetches = PrefetchList()
  var selection: [IndexPath] = []
  var laidOutSize: CGSize = .zero
  var boundsBeforeChange: CGRect?
  /// The item under a finger.
  var touchedItem: IndexPath?
  /// The item that is being moved, and where it is now.
  var movement: ItemMovement?
  /// The letters beside the items, as the data source gave them; nil until it is asked anew.
  var indexTitles: [String]?
  var indexView: TableIndexView?
  private(set) lazy var contextMenus = ListContextMenus(self)
  /// The row whose actions are uncovered.
  var uncovered: UncoveredRow?
  package var prototypes: [CollectionPrototype] = []
  var documentCells: [UICollectionViewCell]?
  /// True if each prototype is shown once when nobody supplies items.
  var showsPrototypes = false

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUpCollection()
  }

  /// Decodes the view with its layout, a flow layout if the document has none, and its prototypes.
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

  /// Forgets all cells and the selection, and asks the data source anew.
  open func reloadData() {
    selection = []
    forgetItems()
  }
  /// Asks the data source if a reload is pending.
  open var numberOfSections: Int { currentCounts.count }
  /// The items of a section as the data source last said; 0 for a section that is not there.
  open func numberOfItems(inSection section: Int) -> Int {
    currentCounts.indices.contains(section) ? currentCounts[section] : 0
  }
  /// Adds items, by their places after the change; outside a batch it is a batch of its own.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  /// Takes items out, by their places before the change, and deselects them.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  /// Asks for new cells for items, by their places before the change.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// Fills the cells that are shown once more, without other cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths }
  }
  /// Moves an item from its place before the change to its place afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Adds sections, by their indices after the change.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Takes sections out, by their indices before the change.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Fetches sections anew, by their indices before the change.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section from its index before the change to its index afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// True if changes are awaited that the items do not show yet.
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

  /// Has cells made from a subclass of `UICollectionViewCell`; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: .cell, identifier)
  }
  /// Has cells made from a nib, the first view in it; nil takes the registration back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, for: .cell, identifier)
  }
  /// Has views of a kind made from a `UICollectionReusableView` subclass, or nil for none.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, for: .supplementary(elementKind), identifier) }
  /// Has views of a kind made from a nib, the first one in it; nil takes the registration back.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(nib, for: .supplementary(kind), identifier) }
  /// Answers a cell that went out of sight, a registered one or a prototype; an unknown identifier
  /// raises an exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
  /// Makes a registered view or prototype of a kind, or an empty view if there is none.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, for: indexPath) }

  // MARK: - Geometry, in the collection view's coordinates

  /// The layout's answer for an item, in the view's coordinates; nil if it places none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(mirrored)
  }
  /// The layout's answer for a header, footer or the like; nil if it places none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(mirrored)
  }
  /// The shown item at a point of the content; nil between items and out of sight.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { shownFrame(of: $0.value).holds(point) }?.key
  }
  /// The item that a cell shows; nil for one that is out of sight.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// The cell that shows an item; nil if it is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The cells shown now, in order; lays out first if needed.
  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The items shown now, in order; lays out first if needed.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }
  /// The view of a kind that is shown at a place; nil if it is out of sight.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementary[SupplementaryKey(kind: elementKind, path: indexPath)]
  }
  /// The views of a kind that are shown, in no order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementary.filter { $0.key.kind == elementKind }.map(\.value)
  }
  /// The places of a kind's views that are shown, in order; lays out first if needed.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    layoutIfNeeded()
    return supplementary.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// Scrolls an item to a place in sight; one that is not there raises an exception.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  /// Replaces the layout; items that stay in sight move to their new places if asked for.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    exchangeLayout(for: layout, animated: animated, completion: nil)
  }
  /// Replaces the layout; the completion is called once everything is in its new place.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(for: layout, animated: animated, completion: completion) }

  // MARK: - Selection

  /// The selected items in the order of selection; empty without any, never nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  /// Selects an item without asking or notifying the delegate; nil deselects all items.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  /// Deselects an item without asking or notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemTouched(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemDragged(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    itemReleased(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { itemLeft() }

  /// The bounds, of which layouts see the former ones while they are asked about new ones (V-08).
  open override var bounds: CGRect {
    get { boundsBeforeChange ?? super.bounds }
    set { super.bounds = newValue }
  }
  override func boundsChanged(from old: CGRect) { askLayout(withBounds: old) }
  override func restingPlace(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      // Layouts get points a millisecond, as delegates do.
      withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCollection()
  }

  override func leavesDrag(to fingers: UIGestureRecognizer) -> Bool { areChoosing(fingers) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetsChanged()
  }
}
