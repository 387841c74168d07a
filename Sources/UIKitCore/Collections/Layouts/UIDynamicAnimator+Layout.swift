extension UICollectionViewLayoutAttributes: UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Empty.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIDynamicAnimator {
  /// Makes an animator for attributes of a collection view's layout, which is made stale in each
  /// frame that moves them (D-14).
  ///
  /// The reference view's bounds are the content's.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    itemsDidMove = { [weak layout] items in
      guard let layout else { return }
      let context = UICollectionViewLayoutInvalidationContext()
      let attributes = items.compactMap { $0 as? UICollectionViewLayoutAttributes }
      let cells = attributes.filter { $0.representedElementCategory == .cell }
      context.invalidateItems(at: cells.map(\.indexPath))
      layout.invalidateLayout(with: context)
    }
    boundsOfReference = { [weak layout] in
      CGRect(origin: .zero, size: layout?.collectionViewContentSize ?? .zero)
    }
  }

  /// The attributes of an item, if a behaviour moves them; nil otherwise.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moving(.cell, nil, indexPath)
  }

  /// The attributes of a supplementary view, if a behaviour moves them; nil otherwise.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moving(.supplementaryView, elementKind, indexPath)
  }

  /// The attributes of a decoration, if a behaviour moves them; nil otherwise.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moving(.decorationView, decorationViewKind, indexPath)
  }

  private func moving(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDate()
    return engine.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }
}
