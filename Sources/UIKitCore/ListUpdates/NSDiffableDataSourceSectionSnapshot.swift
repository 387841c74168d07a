internal import Foundation

/// The items of one section as an outline: items with children, which are shown while they are
/// expanded.
///
/// Invariant: an identifier occurs once. Breaking it raises an exception, and so does asking about an
/// item that is not there, but for `contains(_:)` and `index(of:)` (V-95).
nonisolated public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of each item, which is nil for those at the top.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes an outline without items.
  public init() {}

  // MARK: Asking

  /// All items, each before its children, whether they are shown or not.
  public var items: [ItemIdentifierType] { walk { _ in true } }
  /// The items at the top, in order.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are shown: those at the top and the children of expanded ones.
  public var visibleItems: [ItemIdentifierType] { walk { expanded.contains($0) } }
  /// True if the children of an item, which must be there, are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    require(item)
    return expanded.contains(item)
  }
  /// True if all items above an item, which must be there, are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    require(item)
    return sequence(first: item, next: parent(of:)).dropFirst().allSatisfy(expanded.contains)
  }
  /// True if an item is there, shown or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// The number of items above one, which must be there; 0 for those at the top.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    return sequence(first: item, next: parent(of:)).dropFirst().reduce(0) { count, _ in count + 1 }
  }
  /// The place of an item among all `items`; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The item above one, which must be there; nil at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child, "Child item identifier")
    return parents[child] ?? nil
  }
  /// The outline below an item, with that item at the top if wanted; it must be there.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    require(parent)
    var part = Self()
    if includingParent { part.append([parent]) }
    part.take(children[parent] ?? [], of: self, to: includingParent ? parent : nil)
    if includingParent, expanded.contains(parent) { part.expand([parent]) }
    return part
  }
  /// The outline as text, an item to a line, for looking at.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item] == nil ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  // MARK: Changing

  /// Adds items at the end, at the top or below another one, which must be there.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    if let parent { require(parent) }
    insert(items, below: parent, at: siblings(below: parent).count)
  }
  /// Adds items before another one, beside it; that one must be there.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(items, below: place.parent, at: place.index)
  }
  /// Adds items after another one and its children, beside it; that one must be there.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    insert(items, below: place.parent, at: place.index + 1)
  }
  /// Adds an outline before an item, beside it; answers the item that follows it.
  @discardableResult
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType)
    -> ItemIdentifierType
  {
    let place = place(of: item)
    insert(snapshot, below: place.parent, at: place.index)
    return item
  }
  /// Adds an outline after an item and its children, beside it; answers its last item.
  @discardableResult
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType)
    -> ItemIdentifierType
  {
    let place = place(of: item)
    insert(snapshot, below: place.parent, at: place.index + 1)
    return snapshot.items.last ?? item
  }
  /// Exchanges what is below an item, which must be there, for an outline.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    require(parent)
    delete(children[parent] ?? [])
    insert(snapshot, below: parent, at: 0)
  }
  /// Takes items, which must be there, out with all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where !contains(item) { fail("Failed to find index of item \(item)") }
    let gone = Set(items)
    for parent in Set(gone.map(parent(of:))) {
      setSiblings(siblings(below: parent).filter { !gone.contains($0) }, below: parent)
    }
    for item in gone { forget(item) }
  }
  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }
  /// Shows the children of items; those that are not there are passed over.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }
  /// Hides the children of items; those that are expanded below stay so.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: Work

  /// The items in order, going below those for which `enters` is true.
  private func walk(_ enters: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    if children.isEmpty { return roots }
    var found: [ItemIdentifierType] = []
    found.reserveCapacity(parents.count)
    var waiting: [ItemIdentifierType] = roots.reversed()
    while let item = waiting.popLast() {
      found.append(item)
      if let below = children[item], enters(item) { waiting += below.reversed() }
    }
    return found
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? roots
  }

  private mutating func setSiblings(
    _ items: [ItemIdentifierType],
    below parent: ItemIdentifierType?
  ) {
    guard let parent else { return roots = items }
    children[parent] = items.isEmpty ? nil : items
  }

  private func place(
    of item: ItemIdentifierType
  ) -> (parent: ItemIdentifierType?, index: Int) {
    require(item)
    let parent = parent(of: item)
    return (parent, siblings(below: parent).firstIndex(of: item) ?? 0)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    below parent: ItemIdentifierType?,
    at index: Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    let twice = items.filter { contains($0) || !seen.insert($0).inserted }
    if !twice.isEmpty {
      let list = twice.map { "    \($0)" }.joined(separator: ",\n")
      fail(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + "{(\n\(list)\n)}"
      )
    }
    for item in items { parents[item] = .some(parent) }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
      if children[parent]?.isEmpty == true { children[parent] = nil }
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  private mutating func insert(_ other: Self, below parent: ItemIdentifierType?, at index: Int) {
    insert(other.roots, below: parent, at: index)
    for root in other.roots { take(other.children[root] ?? [], of: other, to: root) }
    expanded.formUnion(other.expanded)
  }

  /// Takes items of another outline over with all that is below them.
  private mutating func take(
    _ items: [ItemIdentifierType],
    of other: Self,
    to parent: ItemIdentifierType?
  ) {
    guard !items.isEmpty else { return }
    append(items, to: parent)
    for item in items {
      if other.expanded.contains(item) { expanded.insert(item) }
      take(other.children[item] ?? [], of: other, to: item)
    }
  }

  private mutating func forget(_ item: ItemIdentifierType) {
    for child in children[item] ?? [] { forget(child) }
    children[item] = nil
    parents[item] = nil
    expanded.remove(item)
  }

  private func require(_ item: ItemIdentifierType, _ name: String = "Item identifier") {
    if !contains(item) { fail("\(name) does not exist in section snapshot: \(item)") }
  }

  private func fail(_ message: String) -> Never {
    UIKitException.list(.snapshot(message)).raise()
  }
}
