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

  private(set) var value = Snapshot() { didSet { paths = nil } }
  private weak var list: (any DiffableList)?
  /// The places of the items, once somebody asked for one.
  private var paths: [ItemIdentifierType: IndexPath]?
  /// The snapshot that was handed over last from any thread.
  private let latest = LatestSnapshot<SectionIdentifierType, ItemIdentifierType>()

  init(of list: any DiffableList) { self.list = list }

  /// The place of an item; nil if it is not shown.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    if let paths { return paths[item] }
    var made: [ItemIdentifierType: IndexPath] = [:]
    for (index, section) in value.sectionIdentifiers.enumerated() {
      for (place, item) in value.itemIdentifiers(inSection: section).enumerated() {
        made[item] = IndexPath(item: place, section: index)
      }
    }
    paths = made
    return made[item]
  }

  // MARK: Going on

  /// Goes to another snapshot; `completion` runs when the entries are at their new places.
  ///
  /// Off the main thread it does so in the main thread's next turn (V-71).
  nonisolated func apply(_ new: Snapshot, animated: Bool, completion: (() -> Void)?) {
    latest.value = new.settled()
    onMainThread(completion) { self.change(to: new, animated: animated, completion: $0) }
  }

  /// Goes to another snapshot with all cells made anew.
  nonisolated func reload(_ new: Snapshot, completion: (() -> Void)?) {
    latest.value = new.settled()
    onMainThread(completion) { completion in
      self.value = new.settled()
      self.list?.reloadData()
      completion?()
    }
  }

  /// The snapshot that is shown; off the main queue the one that was handed over last.
  nonisolated var current: Snapshot {
    guard MainQueue.isCurrent else { return latest.value }
    return MainActor.assumeIsolated { value }
  }

  /// Takes over an order that the list shows already.
  func adopt(_ new: Snapshot) {
    value = new.settled()
    latest.value = value
  }

  private func change(to new: Snapshot, animated: Bool, completion: (() -> Void)?) {
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

  private nonisolated func onMainThread(
    _ completion: (() -> Void)?,
    _ work: @escaping @MainActor ((() -> Void)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { work(completion) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work(completion) } }
    }
  }
}

/// A snapshot that several threads may set and read.
private final class LatestSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let lock = NSLock()
  private nonisolated(unsafe) var stored = Snapshot()

  nonisolated init() {}

  nonisolated var value: Snapshot {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
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
}
