internal import Foundation

/// The place of an item in the outline of its section.
struct OutlinePlace: Equatable {
  var level: Int
  var isExpanded: Bool
  var hasChildren: Bool
}

/// A data source whose items the user can expand and collapse.
@MainActor
protocol OutlineSource: AnyObject {
  /// Shows the children of an item, or hides them, as the user wants it.
  func userToggled(_ path: IndexPath)
}

extension UICollectionViewDiffableDataSource {
  /// The app's part in the user's expanding and collapsing of items (V-69).
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item> {
    /// True if the user may expand an item; nil, the default, lets all be.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded for the user.
    public var willExpandItem: ((Item) -> Void)?
    /// True if the user may collapse an item; nil, the default, lets all be.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed for the user.
    public var willCollapseItem: ((Item) -> Void)?
    /// Answers what is below an item that is expanded for the user, given what is there now.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Makes handlers that let everything be.
    public init() {}
  }

  /// The app's part in the user's moving of items (V-70).
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// True if the user may move an item; nil, the default, lets none be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a new order is taken over.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a new order was taken over; the app notes it in its data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that let nothing be moved.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The outline that a section shows: the one it was given, as long as it has those items.
  func outline(of section: SectionIdentifierType) -> Outline {
    let snapshot = shown.value
    guard snapshot.indexOfSection(section) != nil else { return Outline() }
    let items = snapshot.itemIdentifiers(inSection: section)
    if let own = ownOutline(of: section, items) { return own }
    var flat = Outline()
    flat.append(items)
    return flat
  }

  private func ownOutline(
    of section: SectionIdentifierType,
    _ items: [ItemIdentifierType]
  ) -> Outline? {
    guard let own = outlines[section], own.visibleItems == items else { return nil }
    return own
  }

  func outlinePlace(of item: ItemIdentifierType) -> OutlinePlace? {
    guard !outlines.isEmpty, let section = shown.value.sectionIdentifier(containingItem: item),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return OutlinePlace(
      level: outline.level(of: item),
      isExpanded: outline.isExpanded(item),
      hasChildren: outline.hasChildren(item)
    )
  }

  func show(
    _ outline: Outline,
    in section: SectionIdentifierType,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    var snapshot = shown.value
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.setItems(outline.visibleItems, ofSection: section)
    outlines[section] = outline
    apply(snapshot, animatingDifferences: animated, completion: completion)
    placeShownCells()
  }

  /// Tells the cells in sight where their items are in their outlines now.
  private func placeShownCells() {
    for (path, cell) in list?.cells ?? [:] {
      cell.outline = itemIdentifier(for: path).flatMap(outlinePlace)
    }
  }

  func userToggled(_ path: IndexPath) {
    guard let item = itemIdentifier(for: path),
      let section = shown.value.sectionIdentifier(containingItem: item)
    else { return }
    var outline = outline(of: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    show(outline, in: section, animated: true, nil)
  }

  // MARK: Moving

  /// Takes over an order that the user made by moving one item.
  func userMoved(_ source: IndexPath, to target: IndexPath) {
    let before = shown.value
    guard let item = before.item(at: source), let section = before.section(at: source.section),
      let newSection = before.section(at: target.section)
    else { return }
    var after = before
    let old = outline(of: section)
    var rest = old
    rest.delete([item])
    var moved = newSection == section ? rest : outline(of: newSection)
    moved.place(item, at: target.item, with: old)
    if newSection != section { after.setItems(rest.visibleItems, ofSection: section) }
    after.setItems(moved.visibleItems, ofSection: newSection)
    var changes = [(newSection, outline(of: newSection), moved)]
    if newSection != section { changes.insert((section, old, rest), at: 0) }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before,
      finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: changes.map { section, initial, final in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section,
          initialSnapshot: initial,
          finalSnapshot: final,
          difference: final.items.difference(from: initial.items)
        )
      }
    )
    reorderingHandlers.willReorder?(transaction)
    for (section, _, outline) in changes where outlines[section] != nil {
      outlines[section] = outline
    }
    shown.adopt(after)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Puts an item, with what was below it in another outline, where the user dropped it: after the
  /// item that is shown above, as its first child if it is expanded.
  nonisolated mutating func place(
    _ item: ItemIdentifierType,
    at index: Int,
    with origin: Self
  ) {
    let shown = visibleItems
    let part = origin.snapshot(of: item, includingParent: true)
    guard index > 0, let above = shown.indices.contains(index - 1) ? shown[index - 1] : shown.last
    else {
      if let first = shown.first { insert(part, before: first) } else { insert(part) }
      return
    }
    if isExpanded(above), index < shown.count, parent(of: shown[index]) == above {
      insert(part, before: shown[index])
    } else {
      insert(part, after: above)
    }
  }

  /// Adds an outline at the top of an empty one.
  private nonisolated mutating func insert(_ part: Self) { self = part }
}
