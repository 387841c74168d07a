public import Foundation

/// Supplies a table's rows from a snapshot, and turns a new one into changes.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// The sections and items that the table shows, by their identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Default `.automatic`; kept, and has no effect here: snapshots are animated alike.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// Becomes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    shown = ShownSnapshot(of: tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: - Snapshots

  /// Answers a copy of what is shown; changing it changes nothing until it is applied.
  open func snapshot() -> Snapshot { shown.value }

  /// Shows a snapshot; `completion` runs when the rows are at their new places.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, animated: animatingDifferences, completion: completion) }

  /// Shows a snapshot with all cells made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) { shown.reload(snapshot, completion: completion) }

  /// Nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.value.item(at: indexPath)
  }

  /// The row of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.value.path(of: itemIdentifier)
  }

  /// Nil if there is no section of that index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.value.section(at: index)
  }

  /// The place of a section; nil if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.value.indexOfSection(sectionIdentifier)
  }

  // MARK: - Data source

  /// Answers that of the snapshot shown.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.value.numberOfSections }
  /// Answers that of the snapshot shown; 0 for a section that is not there.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.value.numberOfItems(at: section)
  }
  /// Asks the cell provider; an empty cell when it answers nil.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }
  /// Answers nil; overrides give sections their titles.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Answers nil; overrides give sections their titles.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Answers false; overrides allow editing.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Answers false; overrides allow moving.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; overrides apply a snapshot without the row.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing; overrides apply a snapshot with the new order.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableView: DiffableList {
  func perform(_ changes: ListUpdates) { change { $0 = changes } }
}
