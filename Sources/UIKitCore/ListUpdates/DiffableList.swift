internal import Foundation

/// A list that shows snapshots: a table or a collection view.
protocol DiffableList: UIView {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Makes changes part of the batch that is open.
  func perform(_ changes: ListUpdates)
}

extension UITableView: DiffableList {
  func perform(_ changes: ListUpdates) { change { $0 = changes } }
}

extension UICollectionView: DiffableList {
  func perform(_ changes: ListUpdates) { change { $0 = changes } }
}

extension DiffableList {
  /// Goes from one snapshot to the next; `adopt` runs in between, `completion` at rest.
  func go<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>,
    animated: Bool,
    adopt: @escaping () -> Void,
    completion: (() -> Void)?
  ) {
    let updates = ListUpdates(from: old, to: new)
    let work = {
      self.performBatchUpdates {
        adopt()
        self.perform(updates)
      } completion: { _ in
        completion?()
      }
    }
    if animated { work() } else { UIView.performWithoutAnimation(work) }
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
