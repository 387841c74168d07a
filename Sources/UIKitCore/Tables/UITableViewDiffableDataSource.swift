public import Foundation

/// Supplies a table's rows from a snapshot, and turns a new one into changes.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, RowAnimating {
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
  /// The way in which rows of snapshots come and go (V-262); default `.automatic`.
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
  nonisolated open func snapshot() -> Snapshot { shown.current }

  /// Shows a snapshot; `completion` runs on the main thread when the rows are at their new places.
  ///
  /// May be called from other threads, too (V-71).
  nonisolated open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, animated: animatingDifferences, completion: completion) }

  /// Shows a snapshot and returns when the rows are at their new places.
  nonisolated open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Shows a snapshot with all cells made anew.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) { shown.reload(snapshot, completion: completion) }

  /// Shows a snapshot with all cells made anew, and returns when they are.
  nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { done in
      applySnapshotUsingReloadData(snapshot) { done.resume() }
    }
  }

  /// Nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.value.item(at: indexPath)
  }

  /// The row of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
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
  /// Answers nil, for no index; overrides give the letters.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Answers the letter's place; overrides know the section.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
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
  func perform(_ changes: ListUpdates) {
    let animation = (dataSource as? any RowAnimating)?.defaultRowAnimation ?? .automatic
    motions.arrivals.common = animation
    motions.departures.common = animation
    change { $0 = changes }
  }
}

/// A data source that says how its rows come and go.
protocol RowAnimating {
  var defaultRowAnimation: UITableView.RowAnimation { get }
}
