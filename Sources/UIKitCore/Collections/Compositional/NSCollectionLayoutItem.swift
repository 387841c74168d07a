public import QuartzCore

/// The size of one item and the spacing around it, as part of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  /// The item's size in its container.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that go with the item, such as badges; default none.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// In points; makes the view smaller once the item has its place; default zero (V-46).
  ///
  /// Along a side that is estimated it has no effect (V-47).
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing around the item, outside of its size; default nil, for none (V-59).
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// Makes an item of a size with views that go with it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Answers an item of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    takingRoom(
      of: self,
      NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    )
  }

  func takingRoom<Item: NSCollectionLayoutItem>(of item: NSCollectionLayoutItem, _ copy: Item)
    -> Item
  {
    copy.contentInsets = item.contentInsets
    copy.edgeSpacing = item.edgeSpacing
    copy.supplementaryItems = item.supplementaryItems
    return copy
  }
}
