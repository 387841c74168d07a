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
  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Makes headers and footers; nil, the default, shows empty views for them.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shown = ShownSnapshot(of: collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// Answers a copy of what is shown; changing it changes nothing until it is applied.
  open func snapshot() -> Snapshot { shown.value }

  /// Shows a snapshot; `completion` runs when the items are at their new places.
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

  /// Nil if there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.value.item(at: indexPath)
  }

  /// The place of an item; nil if it is not shown.
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
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
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
  /// Answers false; overrides allow moving.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing; overrides apply a snapshot with the new order.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UICollectionView: DiffableList {
  func perform(_ changes: ListUpdates) { change { $0 = changes } }
}
