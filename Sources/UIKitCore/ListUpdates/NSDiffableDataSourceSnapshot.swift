internal import Foundation

/// Sections and items by their identifiers: what a list shows, as a value.
///
/// Invariant: an identifier occurs once. Breaking it ends the program (V-05).
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// Items that are to be shown by other cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Sections whose items are to be shown by other cells.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// Items whose cells are to be filled once more.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: Asking

  /// The items of all sections together.
  public var numberOfItems: Int { sectionsByItem.count }
  /// The sections, with and without items.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// The items of one section; a section that is not there raises an exception.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of one section in order; a section that is not there raises an exception.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { fail("Section not found in snapshot", identifier) }
    return found
  }
  /// The section of an item; nil if the item is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionsByItem[identifier] }
  /// The place of an item among those of all sections; nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items to a section, the last one when none is named.
  ///
  /// A section that is not there, or an item that is there already, raises an exception (V-05).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      raise("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: section, at: itemIdentifiers(inSection: section).count)
  }

  /// Adds items before another; that one must be there, the new ones must not (V-05).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, in: section, at: index)
  }

  /// Adds items after another; that one must be there, the new ones must not (V-05).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, in: section, at: index + 1)
  }

  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    identifiers.forEach { hashAnew(ifMissing: $0) }
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionsByItem[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in gone { sectionsByItem[identifier] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  /// Takes out all items and sections, and forgets what was to be reloaded.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another, also into its section; both must be there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another, also into its section; both must be there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Has items shown by other cells when the snapshot is applied; all must be there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { require(identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items filled once more when the snapshot is applied; all must be there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { require(identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds empty sections at the end; one that is there already raises an exception (V-05).
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds empty sections before another, which must be there; the new ones must not (V-05).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  /// Adds empty sections after another, which must be there; the new ones must not (V-05).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  /// Takes sections out with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      deleteItems(items[identifier] ?? [])
      items[identifier] = nil
    }
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section with its items before another one; both must be there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier))
  }

  /// Moves a section with its items after another one; both must be there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier) + 1)
  }

  /// Has the items of sections shown by other cells when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = index(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  /// Shows other items in a section, in this order.
  mutating func setItems(
    _ identifiers: [ItemIdentifierType],
    ofSection section: SectionIdentifierType
  ) {
    for item in items[section] ?? [] { sectionsByItem[item] = nil }
    items[section] = []
    insert(identifiers, in: section, at: 0)
  }

  /// The same without what is to be reloaded.
  func settled() -> Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  // MARK: Work

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    in section: SectionIdentifierType,
    at index: Int
  ) {
    for identifier in identifiers {
      guard sectionsByItem[identifier] == nil else {
        fail(
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers",
          identifier
        )
      }
      sectionsByItem[identifier] = section
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      guard items[identifier] == nil else {
        fail(
          "Fatal: supplied section identifiers are not unique. Duplicate identifiers",
          identifier
        )
      }
      items[identifier] = []
    }
    sections.insert(contentsOf: identifiers, at: index)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    to other: ItemIdentifierType,
    offset: Int
  ) {
    require(identifier)
    guard identifier != other else { return }
    if let oldSection = sectionsByItem[identifier] {
      items[oldSection]?.removeAll { $0 == identifier }
    }
    let (section, index) = place(of: other)
    items[section]?.insert(identifier, at: index + offset)
    sectionsByItem[identifier] = section
  }

  private mutating func require(_ identifier: ItemIdentifierType) {
    hashAnew(ifMissing: identifier)
    if sectionsByItem[identifier] == nil { fail("Invalid item identifier specified", identifier) }
  }

  /// Finds objects again whose hash has changed since they were added: on iOS an app may change the
  /// name of an item by which it is hashed, and then reload it (V-179).
  private mutating func hashAnew(ifMissing identifier: ItemIdentifierType) {
    guard ItemIdentifierType.self is AnyObject.Type, sectionsByItem[identifier] == nil else {
      return
    }
    let pairs = sections.flatMap { section in (items[section] ?? []).map { ($0, section) } }
    sectionsByItem = Dictionary(pairs) { first, _ in first }
  }

  private mutating func place(of identifier: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    hashAnew(ifMissing: identifier)
    guard let section = sectionsByItem[identifier],
      let index = items[section]?.firstIndex(of: identifier)
    else { fail("Invalid item identifier specified", identifier) }
    return (section, index)
  }

  private func index(of identifier: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: identifier) else {
      fail("Invalid section identifier specified", identifier)
    }
    return index
  }

  private func fail(_ message: String, _ identifier: some Any) -> Never {
    raise("\(message): \(identifier)")
  }

  private func raise(_ message: String) -> Never {
    UIKitException.list(.snapshot(message)).raise()
  }
}
