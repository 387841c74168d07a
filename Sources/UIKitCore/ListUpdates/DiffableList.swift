internal import Foundation

/// A list that shows snapshots: a table or a collection view.
protocol DiffableList: UIView {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Makes changes part of the batch that is open.
  func perform(_ changes: ListUpdates)
  func reloadData()
}

/// The snapshot that a list shows, and the way to the next one: what the diffable data sources of
/// tables and collection views share.
@MainActor
final class ShownSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private(set) var value = Snapshot()
  private weak var list: (any DiffableList)?

  init(of list: any DiffableList) { self.list = list }

  /// Goes to another snapshot; `completion` runs when the entries are at their new places.
  func apply(_ new: Snapshot, animated: Bool, completion: (() -> Void)?) {
    guard let list else {
      value = new.settled()
      completion?()
      return
    }
    let updates = ListUpdates(from: value, to: new)
    let change = {
      list.performBatchUpdates { [weak self] in
        self?.value = new.settled()
        list.perform(updates)
      } completion: { _ in
        completion?()
      }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Goes to another snapshot with all cells made anew.
  func reload(_ new: Snapshot, completion: (() -> Void)?) {
    value = new.settled()
    list?.reloadData()
    completion?()
  }
}

/// Items and sections by their places.
nonisolated extension NSDiffableDataSourceSnapshot {
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func numberOfItems(at index: Int) -> Int {
    section(at: index).map { numberOfItems(inSection: $0) } ?? 0
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section),
      let place = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }
}
