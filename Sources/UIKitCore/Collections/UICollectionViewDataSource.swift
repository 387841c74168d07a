public import QuartzCore

/// Supplies the items of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items; a negative one counts as 0.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item that comes into sight, best from the view's reuse pool.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The header, footer or other view beside the items.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// True if an item may be moved; by default if the class moves items at all.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// The titles of an index beside the items; nil, the default, for none (V-133).
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item to which a title of the index leads.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath
  /// An interactive movement ended with the item at another place.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  /// 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    late("numberOfSectionsIn:", [collectionView], or: 1)
  }
  /// An empty view by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    late(
      "collectionView:viewForSupplementaryElementOfKind:at:",
      [collectionView, kind, indexPath],
      or: UICollectionReusableView(frame: .zero)
    )
  }
  /// True by default if the class has `collectionView(_:moveItemAt:to:)`.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    late(
      "collectionView:canMoveItemAt:",
      [collectionView, indexPath],
      or: ClassTable.responds(self, to: "collectionView:moveItemAt:to:")
    )
  }
  /// Nil by default, for no index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    late("indexTitlesFor:", [collectionView], or: nil)
  }
  /// The first item of the section with the title's place by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    late(
      "collectionView:indexPathForIndexTitle:at:",
      [collectionView, title, index],
      or: IndexPath(item: 0, section: index)
    )
  }
  /// Does nothing by default; the view itself moves the item.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tellLate(
      "collectionView:moveItemAt:to:",
      [collectionView, sourceIndexPath, destinationIndexPath]
    )
  }
}

/// Hears which items will come into sight soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Names items within a screen's length of what is shown, each once until it is out of reach.
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  )
  /// Items that were named, did not come into sight and went out of reach.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
