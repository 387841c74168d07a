public import QuartzCore

/// A list of rows in sections, of which only those in sight have cells.
///
/// Invariant: `geometry` has as many sections and rows as the data source last said; cells and
/// headers exist exactly for what the bounds touch after a layout pass.
open class UITableView: UIScrollView {
  /// The appearance of sections; `.plain` unless the table was made with another.
  public private(set) var style: Style = .plain

  /// Supplies the rows; a table from a document with static cells supplies them itself.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }
  /// Supplies rows before they come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// True while the prefetching source is asked; default true.
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
  /// In points; kept, and has no effect here: headers are measured.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// In points; kept, and has no effect here: footers are measured.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// The space above headers of plain tables; `automaticDimension` is 22 (S-9).
  open var sectionHeaderTopPadding: CGFloat = -1 { didSet { setNeedsReload() } }
  /// The distance of the lines that go on below the last row of a plain table, in points.
  ///
  /// 0, the default since iOS 15, draws none; `automaticDimension` is the height of the rows.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: - Appearance

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
  /// The edges from which `separatorInset` counts; default `.fromCellEdges`.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { setNeedsReload() }
  }
  /// Default nil; kept, and has no effect here.
  open var separatorEffect: UIVisualEffect?
  /// Default false; kept, and has no effect here beyond a layout pass.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
  /// Default true: contents of rows keep out of the safe area at the sides.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// A view behind the rows, as large as the table.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// A view above the first section.
  open var tableHeaderView: UIView? { didSet { replaceAccessoryView(oldValue) } }
  /// A view below the last section.
  open var tableFooterView: UIView? { didSet { replaceAccessoryView(oldValue) } }
  /// The number of rows below which the index is not shown; default 0.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the letters of the index; nil, the default, is the tint color.
  open var sectionIndexColor: UIColor?
  /// The color behind the letters of the index; nil, the default, is clear.
  open var sectionIndexBackgroundColor: UIColor?
  /// Default nil; kept, and has no effect here.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Default false; the focus always comes back to the row that had it, so it has no effect here.
  open var remembersLastFocusedIndexPath = false
  /// True, the default, if rows can have the focus of the keys (W-111).
  open var allowsFocus = true
  /// True, the default, if rows can have it while the table is edited.
  open var allowsFocusDuringEditing = true
  /// The parts that are no wider than their content; default none; kept, and has no effect here.
  open var contentHuggingElements: UITableViewContentHuggingElements = []
  /// True, the default as since iOS 15, if rows can be dragged (G-06).
  open var dragInteractionEnabled = true {
    didSet { dragAndDrop?.drag.isEnabled = dragInteractionEnabled }
  }
  /// True if rows that hold dragged items over them are chosen; default false (G-21).
  open var isSpringLoaded = false { didSet { springChanged() } }
  /// The changes of a cell in sight that have its row measured again; default `.enabled` (V-190).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  var resizing = ListResizing()
  /// True while rows are dragged (G-06).
  open var hasActiveDrag: Bool { dragAndDrop?.hasActiveDrag ?? false }
  /// True while dragged items are over it (G-07).
  open var hasActiveDrop: Bool { dragAndDrop?.hasActiveDrop ?? false }
  var dragAndDrop: TableDragAndDrop?
  weak var draggedCell: UITableViewCell?

  // MARK: - Selection and editing

  /// True if taps select rows outside of editing; default true.
  open var allowsSelection = true
  /// True if a tap leaves other rows selected and a second tap deselects; default false.
  open var allowsMultipleSelection = false
  /// The same as `allowsSelection` while the table is edited; default false.
  open var allowsSelectionDuringEditing = false
  /// The same as `allowsMultipleSelection` while the table is edited; default false.
  open var allowsMultipleSelectionDuringEditing = false
  /// True if a row is selected as soon as it has the focus; default false (W-111).
  open var selectionFollowsFocus = false
  /// True while rows show how to delete, insert and move them; default false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// The interaction that opens the menus of rows.
  open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? =
    UIContextMenuInteraction(delegate: contextMenus)

  // MARK: - State

  package var geometry = TableGeometry()
  /// The geometry before rows were measured.
  package var estimated = TableGeometry()
  var geometryWidth: CGFloat = -1
  /// The stretch that was in sight when the interface began to turn; nil once it has.
  var stretchBeforeTurn: ClosedRange<CGFloat>?
  var needsReload = true
  /// True once the delegate left a question to the protocol's default: it answers none of them.
  var leavesHeights = false
  /// The letters beside the rows.
  var indexView: TableIndexView?
  /// The row that a finger moves.
  var movingRow: IndexPath?
  private(set) lazy var contextMenus = ListContextMenus(self)
  /// The row whose actions are uncovered.
  var uncovered: UncoveredRow?
  /// The changes that are collected until a batch ends.
  var batch: ListBatch?
  var motions = RowMotions()
  /// The batch that is being laid out with animation.
  var changes: RowChanges?
  /// Rows that the prefetching source heard of.
  var prefetches = PrefetchList()
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Memory for the rows of a pass, so that no frame asks for more; empty between passes.
  var spareRows: [IndexPath] = []
  /// The row whose cell is made to be measured; nil otherwise.
  var measuredRow: IndexPath?
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
  /// True if each prototype is shown once when nobody supplies rows.
  package var showsPrototypes = false

  /// Makes a table; its style cannot change later.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    setUpTable()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Decodes the table, with the static rows or prototypes that its document holds.
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
  /// Asks the data source if a reload is pending; 0 without one.
  open var numberOfSections: Int { current.sections.count }
  /// The rows of a section as the data source last said; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].rowCount : 0
  }
  /// True if changes are awaited that the rows do not show yet.
  open var hasUncommittedUpdates: Bool { batch != nil }
  /// Opens a batch: changes up to the matching `endUpdates` count as one; calls may nest.
  open func beginUpdates() { openBatch() }
  /// Ends a batch; counts that do not add up end the program (V-01).
  open func endUpdates() { closeBatch() }
  /// Makes the changes in `updates` as one, animated in 0.3 s; `completion` runs afterwards.
  ///
  /// Counts that do not add up raise an exception (V-01).
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
  /// Adds sections, by their indices after the change; outside a batch it is a batch of its own.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Takes sections out, by their indices before the change.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Fetches sections anew, by their indices before the change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section from its index before the change to its index afterwards, animated.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }
  /// Adds rows, by their places after the change; outside a batch it is a batch of its own.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.inserted += indexPaths }
  }
  /// Takes rows out, by their places before the change, and deselects them.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleted += indexPaths }
  }
  /// Asks for new cells for rows, by their places before the change.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloaded += indexPaths }
  }
  /// Fills the cells that are shown once more, without other cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigured += indexPaths }
  }
  /// Moves a row from its place before the change to its place afterwards, animated.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Asks the data source for the letters of the index in the next layout pass.
  open func reloadSectionIndexTitles() { setNeedsLayout() }

  // MARK: - Reuse

  /// Has cells made from a subclass of `UITableViewCell`; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: .cell, identifier)
  }
  /// Has cells made from a nib, the first cell in it; nil takes the registration back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: .cell, identifier)
  }
  /// Has headers and footers made from a `UITableViewHeaderFooterView` subclass, or nil for none.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass, for: .header, identifier)
  }
  /// Has headers and footers made from a nib, the first one in it; nil takes that back.
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
  /// Answers a header that went out of sight or a new one; nil if nothing is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

  // MARK: - Geometry, in the table's coordinates

  /// The frame of a section, header and footer included; zero if it is not there.
  open func rect(forSection section: Int) -> CGRect { rectBelowPlaceholders(ofSection: section) }
  /// The frame of a header, without the padding above it; zero if the section is not there.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rectBelowPlaceholders(ofHeader: section)
  }
  /// The frame of a footer; zero if the section is not there.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rectBelowPlaceholders(ofFooter: section)
  }
  /// The frame of a row, in sight or not; zero if it is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectBelowPlaceholders(indexPath) }
  /// The row at a point's y, whatever its x; nil between rows and outside of them.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    ownPlace(ofShown: point.y).flatMap { current.rows(from: $0, to: $0.nextUp).first }
  }
  /// The rows that a rectangle's height touches, in order; never nil.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rowsBelowPlaceholders(from: rect.minY, to: rect.maxY)
  }
  /// The row that a cell shows; nil for one that is out of sight.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  /// The cell that shows a row; nil if it is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// The cells shown now, in order; lays out first if needed.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows shown now, in order and never nil; lays out first if needed.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }
  /// The header shown for a section; nil if out of sight or of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer shown for a section; nil if out of sight or of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  /// Scrolls to a row, or to a section when the row is `NSNotFound`; a place that is not there
  /// raises an exception.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }
  /// Scrolls to the row that was selected first; does nothing without a selection.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.first { scroll(to: path, scrollPosition, animated: animated) }
  }

  // MARK: - Selection and editing

  /// The row that was selected first; nil without a selection.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows in the order of selection; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Selects a row without asking or notifying the delegate; nil deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  /// Deselects a row without asking or notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }
  /// Sets `isEditing`, and covers row actions that are shown; the change is not animated.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  // MARK: - View

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowTouched(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rowReleased(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowLeft() }

  /// Rows of automatic height are measured again where text has another size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textSizeMayHaveChanged(since: previousTraitCollection)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  override func leavesDrag(to fingers: UIGestureRecognizer) -> Bool { areChoosing(fingers) }
  override func mayDelay(_ touch: UITouch) -> Bool { !(touch.view is TableMoveControl) }
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is TableMoveControl ? false : super.touchesShouldCancel(in: view)
  }
}
