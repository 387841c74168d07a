public import Foundation

/// Sections and items of a list by their identifiers, whatever the types of these.
///
/// Fetched results controllers hand it over; with `as` it becomes an `NSDiffableDataSourceSnapshot`
/// of the types that an app names.
public final class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
  /// One section with its items.
  package typealias Section = (identifier: Any, items: [Any])

  private let sections: [Section]
  /// Items that are to be shown by other cells.
  public let reloadedItemIdentifiers: [Any]
  /// Sections whose items are to be shown by other cells.
  public let reloadedSectionIdentifiers: [Any]
  /// Items whose cells are to be filled once more.
  public let reconfiguredItemIdentifiers: [Any]

  /// Makes a snapshot of sections.
  package init(
    _ sections: [Section],
    reloadedItems: [Any] = [],
    reloadedSections: [Any] = [],
    reconfiguredItems: [Any] = []
  ) {
    self.sections = sections
    reloadedItemIdentifiers = reloadedItems
    reloadedSectionIdentifiers = reloadedSections
    reconfiguredItemIdentifiers = reconfiguredItems
  }

  /// The number of all items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in their order.
  public var sectionIdentifiers: [Any] { sections.map(\.identifier) }
  /// The items of all sections in their order.
  public var itemIdentifiers: [Any] { sections.flatMap(\.items) }

  /// The items of a section in their order; none for a section that isn't there.
  public func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    let wanted = sectionIdentifier as? AnyHashable
    return sections.first { $0.identifier as? AnyHashable == wanted }?.items ?? []
  }

  /// The number of a section's items; 0 for a section that isn't there.
  public func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    itemIdentifiersInSection(withIdentifier: sectionIdentifier).count
  }
}
