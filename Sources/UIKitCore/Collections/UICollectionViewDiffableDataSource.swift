public import Foundation

/// Supplies a collection view's items from a snapshot, and turns a new one into changes.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// The sections and items that the view shows, by their identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header, footer or other view beside the items.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView,
    _ elementKind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let cellProvider: CellProvider
  let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
  weak var list: UICollectionView?
  /// The outlines of the sections that were given one.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  /// Makes headers and footers; nil, the default, shows empty views for them.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Decides which items the user may move, and hears of it; by default none may be (V-70).
  open var reorderingHandlers = ReorderingHandlers()
  /// Decides which items the user may expand and collapse, and hears of it; by default all may be.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Becomes the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shown = ShownSnapshot(of: collectionView)
    self.cellProvider = cellProvider
    list = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// Answers a copy of what is shown; changing it changes nothing until it is applied.
  nonisolated open func snapshot() -> Snapshot { shown.current }

  /// Shows a snapshot; `completion` runs on the main thread when the items are at their new places.
  ///
  /// May be called from other threads, too (V-71). Outlines of sections with other items are
  /// forgotten.
  nonisolated open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { shown.apply(snapshot, animated: animatingDifferences, completion: completion) }

  /// Shows a snapshot and returns when the items are at their new places.
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

  /// Shows an outline in a section, which is added at the end if it is not there (V-68).
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { show(snapshot, in: section, animated: animatingDifferences, completion) }

  /// Shows an outline in a section and returns when the items are at their new places.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      show(snapshot, in: section, animated: animatingDifferences) { done.resume() }
    }
  }

  /// Answers a copy of a section's outline, in which all items are at the top unless one was
  /// applied; empty for a section that is not there.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { outline(of: section) }

  /// Nil if there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.value.item(at: indexPath)
  }

  /// The place of an item; nil if it is not shown.
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.value.numberOfSections
  }
  /// Answers that of the snapshot shown; 0 for a section that is not there.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { shown.value.numberOfItems(at: section) }
  /// Asks the cell provider; an empty cell when it answers nil.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = CellRequest.run({ cellProvider(collectionView, indexPath, item) })
    else { return UICollectionViewCell(frame: .zero) }
    cell.outline = outlinePlace(of: item)
    return cell
  }
  /// Asks `supplementaryViewProvider`; an empty view when it answers nil.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  /// Asks `reorderingHandlers.canReorderItem`; false without one (V-70).
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Takes over the order that the user made, and tells the handlers (V-70).
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { userMoved(sourceIndexPath, to: destinationIndexPath) }
  /// Answers nil, for no index; overrides give the titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Answers the first item of the section with the title's place; overrides know better.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionView: DiffableList {
  func perform(_ changes: ListUpdates) { change { $0 = changes } }
}
