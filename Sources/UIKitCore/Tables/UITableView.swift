public import QuartzCore

/// A list of rows in sections, of which only those in sight have cells.
///
/// Invariant: `geometry` has as many sections and rows as the data source last said; cells and
/// headers exist exactly for what the bounds touch after a layout pass.
open class UITableView: UIScrollView {
  /// How sections look; fixed when the table is made.
  public private(set) var style: Style = .plain

  /// Supplies the rows; a table from a document with static cells supplies them itself.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }
  /// Supplies rows before they come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the prefetching source is asked.
  open var isPrefetchingEnabled = true

  // MARK: - Sizes

  /// The height of every row, or `automaticDimension`.
  open var rowHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  /// The height of headers, or `automaticDimension`.
  open var sectionHeaderHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  /// The height of footers, or `automaticDimension`.
  open var sectionFooterHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  /// The height that rows are taken to have before they are measured.
  open var estimatedRowHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// The space above headers of plain tables; `automaticDimension` is 22 (S-9).
  open var sectionHeaderTopPadding: CGFloat = -1 { didSet { setNeedsReload() } }
  /// The distance of the lines that go on below the last row of a plain table, in points.
  ///
  /// 0, the default since iOS 15, draws none; `automaticDimension` is the height of the rows.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: - Look

  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsReload() }
  }
  /// Their color; nil is the system's.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsReload() } }
  /// Their distance from the sides; an edge of `automaticDimension` is left to the table.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsReload()
    }
  }
  /// Whether the inset counts from the sides of cells or from the automatic inset.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { setNeedsReload() }
  }
  open var separatorEffect: UIVisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// A view behind the rows, as large as the table.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// A view above the first section.
  open var tableHeaderView: UIView? { didSet { replaceAccessoryView(oldValue) } }
  /// A view below the last section.
  open var tableFooterView: UIView? { didSet { replaceAccessoryView(oldValue) } }
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var remembersLastFocusedIndexPath = false
  /// Whether rows may be dragged; true since iOS 15, and nothing is dragged yet.
  open var dragInteractionEnabled = true
  open var isSpringLoaded = false
  /// Whether rows are being dragged or dropped; nothing is dragged yet.
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  // MARK: - Selection and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  /// Whether rows show how to delete, insert and move them.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  // MARK: - State

  package var geometry = TableGeometry()
  /// The geometry before rows were measured.
  package var estimated = TableGeometry()
  var geometryWidth: CGFloat = -1
  var needsReload = true
  var measured: Set<IndexPath> = []
  /// The letters beside the rows.
  var indexView: TableIndexView?
  /// The row that a finger moves.
  var movingRow: IndexPath?
  /// The row whose actions are uncovered.
  var uncovered: UncoveredRow?
  /// The changes that are collected until a batch ends.
  var batch: TableBatch?
  /// Rows that the prefetching source heard of.
  var prefetched: Set<IndexPath> = []
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var fillers: [UIView] = []
  var reuse = ReusePool()
  var selection: [IndexPath] = []
  /// The row under a finger.
  var touchedRow: IndexPath?
  var editing = false
  var ownSeparatorInset: UIEdgeInsets?
  /// The rows that the document holds, if it holds any.
  var staticRows: StaticTable?
  package var prototypes: [TablePrototype] = []
  /// Whether each prototype is shown once when nobody supplies rows.
  package var showsPrototypes = false

  /// Makes a table; its style cannot change later.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    setUpTable()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder as? NibCoder
    style = nib?.choice("style", Style.names) ?? .plain
    setUpTable()
    nib.map(decodeTable)
  }

  // MARK: - Data

  /// Forgets all cells and asks the data source anew.
  open func reloadData() {
    selection = []
    setNeedsReload()
  }
  open var numberOfSections: Int { current.sections.count }
  open func numberOfRows(inSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].rows.count : 0
  }
  /// Whether changes are awaited that the rows do not show yet.
  open var hasUncommittedUpdates: Bool { batch != nil }
  open func beginUpdates() { openBatch() }
  /// Ends a batch; counts that do not add up end the program (V-01).
  open func endUpdates() { closeBatch() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    openBatch()
    batch?.isAnimated = true
    if let completion { batch?.completions.append(completion) }
    updates?()
    closeBatch()
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.inserted += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleted += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloaded += indexPaths }
  }
  /// Fills the cells that are shown once more, without other cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }
  open func reloadSectionIndexTitles() { setNeedsLayout() }

  // MARK: - Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: .cell, identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: .cell, identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass, for: .header, identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(nib, for: .header, identifier)
  }
  /// Answers a cell that went out of sight, a registered one or a prototype; nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  /// The same for a row; an unknown identifier raises an exception.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

  // MARK: - Geometry, in the table's coordinates

  open func rect(forSection section: Int) -> CGRect { rect(current.section(section)) }
  open func rectForHeader(inSection section: Int) -> CGRect { rect(current.header(section)) }
  open func rectForFooter(inSection section: Int) -> CGRect { rect(current.footer(section)) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(current.row(indexPath)) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    current.rows(from: point.y, to: point.y.nextUp).first
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    current.rows(from: rect.minY, to: rect.maxY)
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.first { scroll(to: path, scrollPosition, animated: animated) }
  }

  // MARK: - Selection and editing

  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  // MARK: - View

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouched(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowReleased(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowLeft() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is TableMoveControl ? false : super.touchesShouldCancel(in: view)
  }
}

/// Hears which rows will come into sight soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were named, did not come into sight and went out of reach.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
