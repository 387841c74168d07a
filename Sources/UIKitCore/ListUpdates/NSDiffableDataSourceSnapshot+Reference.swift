internal import FoundationAdditions

/// Snapshots of any types become those of certain ones, and these the former, by `as`.
nonisolated extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  // swift-format-ignore: NoLeadingUnderscores
  /// The same sections and items, whatever their types.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(
      sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) },
      reloadedItems: reloadedItemIdentifiers,
      reloadedSections: reloadedSectionIdentifiers,
      reconfiguredItems: reconfiguredItemIdentifiers
    )
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Takes sections and items of the snapshot's own types, and leaves out others.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference,
    result: inout NSDiffableDataSourceSnapshot?
  ) { result = NSDiffableDataSourceSnapshot(source) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Takes sections and items; false if some are of other types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference,
    result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    let snapshot = NSDiffableDataSourceSnapshot(source)
    guard snapshot.numberOfItems == source.numberOfItems,
      snapshot.numberOfSections == source.numberOfSections
    else { return false }
    result = snapshot
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Takes sections and items of the snapshot's own types, none of nil.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot { source.map(NSDiffableDataSourceSnapshot.init) ?? .init() }

  private init(_ reference: NSDiffableDataSourceSnapshotReference) {
    self.init()
    for section in reference.sectionIdentifiers {
      guard let identifier = section as? SectionIdentifierType else { continue }
      appendSections([identifier])
      appendItems(
        reference.itemIdentifiersInSection(withIdentifier: section).compactMap {
          $0 as? ItemIdentifierType
        },
        toSection: identifier
      )
    }
    func own(_ items: [Any]) -> [ItemIdentifierType] {
      items.compactMap { $0 as? ItemIdentifierType }.filter {
        sectionIdentifier(containingItem: $0) != nil
      }
    }
    reloadItems(own(reference.reloadedItemIdentifiers))
    reconfigureItems(own(reference.reconfiguredItemIdentifiers))
    reloadSections(
      reference.reloadedSectionIdentifiers.compactMap { $0 as? SectionIdentifierType }.filter {
        indexOfSection($0) != nil
      }
    )
  }
}
