internal import QuartzCore

/// A cell of an item that is gone, and where it disappears to.
struct Departure {
  var cell: UICollectionViewCell
  var path: IndexPath
  var target: UICollectionViewLayoutAttributes
}

/// Views that come and go in a batch, and where the content is afterwards.
extension UICollectionView {
  /// The attributes from which a view appears that comes in with a batch.
  func arrival(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let (layout, path) = (collectionViewLayout, attributes.indexPath)
    let said: UICollectionViewLayoutAttributes?
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.supplementaryView, let kind?):
      said = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case (.decorationView, let kind?):
      said = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    default: said = layout.initialLayoutAttributesForAppearingItem(at: path)
    }
    let fades = layout.fadesItems && attributes.representedElementCategory == .cell
    return said ?? (fades ? attributes.faded : nil)
  }

  /// The way in which a cell goes; nil if it is taken away at once.
  func departure(of cell: UICollectionViewCell, at path: IndexPath) -> Departure? {
    let layout = collectionViewLayout
    if let said = layout.finalLayoutAttributesForDisappearingItem(at: path) {
      return Departure(cell: cell, path: path, target: said)
    }
    guard layout.fadesItems, cell.superview === self else { return nil }
    let own = UICollectionViewLayoutAttributes(forCellWith: path)
    own.frame = cell.frame
    own.zIndex = Int(cell.layer.zPosition)
    return Departure(cell: cell, path: path, target: own.faded)
  }

  func depart(_ departure: Departure) {
    let container = departure.cell.superview ?? self
    place(departure.cell, departure.target, in: container)
  }

  func finish(_ departure: Departure) {
    takeAway(departure.cell, at: departure.path)
  }

  /// Moves the content to where the layout wants it after a change.
  ///
  /// A view in no window asks nobody for its items yet.
  func moveToTarget() {
    guard window != nil else { return }
    collectionViewLayout.prepareIfNeeded()
    let old = contentSize
    contentSize = collectionViewLayout.collectionViewContentSize
    // Content that became shorter does not leave what is in sight empty.
    let isShorter = contentSize.width < old.width || contentSize.height < old.height
    let kept = isShorter && !isDragging && !isDecelerating ? clamped(contentOffset) : contentOffset
    let proposed = collectionViewLayout.targetContentOffset(forProposedContentOffset: kept)
    let target =
      (delegate as? any UICollectionViewDelegate)?
      .collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if target != contentOffset { contentOffset = target }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same attributes, clear.
  fileprivate var faded: UICollectionViewLayoutAttributes {
    let copy = copy() as? UICollectionViewLayoutAttributes ?? self
    copy.alpha = 0
    return copy
  }
}
