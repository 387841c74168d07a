internal import QuartzCore

/// Items of a collection view that make room for one that is dragged or moved (V-130, V-132).
struct CollectionRoom {
  let gap: ListGap
  let layout: UICollectionViewLayout
  /// The middle of an item that follows a finger, in the content; nil for one whose picture is
  /// dragged, which is hidden.
  var held: CGPoint?
  /// The distance from an item to the next one of a column; nil where items lie otherwise.
  private let advance: CGFloat?

  /// An item that follows a finger lies above all others.
  private static let heldLevel = 2_000_000_000

  init(_ gap: ListGap, in layout: UICollectionViewLayout, held: CGPoint? = nil) {
    (self.gap, self.layout, self.held) = (gap, layout, held)
    advance = Self.advance(gap, layout)
  }

  /// The height of the item that leaves its place, with the room to the next one, if all lie in one
  /// column.
  private static func advance(_ gap: ListGap, _ layout: UICollectionViewLayout) -> CGFloat? {
    func frame(_ path: IndexPath?) -> CGRect? {
      path.flatMap { layout.owner?.layoutAttributesForItem(at: $0)?.frame }
    }
    let moved = gap.source ?? gap.destination
    guard let own = frame(moved), let goal = frame(gap.destination),
      own.minX == goal.minX, own.width == goal.width
    else { return nil }
    let next = frame(IndexPath(item: moved.item + 1, section: moved.section))
    if let next {
      return next.minX == own.minX && next.minY >= own.maxY ? next.minY - own.minY : nil
    }
    guard moved.item > 0, let last = frame(IndexPath(item: moved.item - 1, section: moved.section))
    else { return own.height }
    return last.minX == own.minX && last.maxY <= own.minY ? own.maxY - last.maxY : nil
  }

  /// True for the item that follows a finger, which does so at once.
  func isHeld(_ own: UICollectionViewLayoutAttributes) -> Bool {
    held != nil && own.representedElementCategory == .cell && own.indexPath == gap.source
  }

  /// The attributes with which a cell is shown meanwhile; those of other views stay as they are.
  func place(_ own: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard own.representedElementCategory == .cell,
      let shown = own.copy() as? UICollectionViewLayoutAttributes
    else { return own }
    let path = own.indexPath
    if path == gap.source {
      guard let held else {
        shown.isHidden = true
        return shown
      }
      let moving = layout.layoutAttributesForInteractivelyMovingItem(
        at: path,
        withTargetPosition: held
      )
      moving.zIndex = Self.heldLevel
      return moving
    }
    if let advance {
      shown.frame.origin.y += gap.shift(of: path) * advance
      return shown
    }
    let step = gap.step(of: path)
    guard step != 0 else { return own }
    let other = IndexPath(item: path.item + step, section: path.section)
    guard let target = layout.owner?.layoutAttributesForItem(at: other) else { return own }
    shown.frame = target.frame
    return shown
  }
}

extension UICollectionView {
  /// The room that items make now; nil while each is at its own place.
  var listRoom: CollectionRoom? {
    if let movement {
      let gap = ListGap(source: movement.from, destination: movement.to)
      return CollectionRoom(gap, in: collectionViewLayout, held: movement.center)
    }
    return dragAndDrop?.gap.map { CollectionRoom($0, in: collectionViewLayout) }
  }

  /// The item whose own place is at a point of the content, whatever is shown there now.
  func pathOfPlace(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let there = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return there.map(mirrored)
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
}
