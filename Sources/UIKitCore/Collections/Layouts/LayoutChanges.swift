internal import QuartzCore

/// A batch of changes that a layout is asked about while it is laid out.
struct LayoutChanges {
  let places: BatchPlaces
  /// The items and other views that were in sight or near it before, by their old places.
  let items: [IndexPath: UICollectionViewLayoutAttributes]
  let extras: [SupplementaryKey: UICollectionViewLayoutAttributes]

  init(_ places: BatchPlaces, before: [UICollectionViewLayoutAttributes]) {
    self.places = places
    // Layouts of apps may keep their attributes, and move them when they prepare.
    let before = before.map { $0.copy() as? UICollectionViewLayoutAttributes ?? $0 }
    items = Dictionary(
      before.lazy.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0) }
    ) { first, _ in first }
    let others = before.lazy.filter { $0.representedElementCategory == .supplementaryView }
    extras = Dictionary(
      others.map {
        (SupplementaryKey(kind: $0.representedElementKind ?? "", path: $0.indexPath), $0)
      }
    ) { first, _ in first }
  }
}

/// Items that come and go: what is new fades in, what is gone fades out, all else moves (V-260).
extension UICollectionViewLayout {
  func arrival(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let changes else { return nil }
    guard let origin = changes.places.origin(of: path) else {
      return layoutAttributesForItem(at: path)?.faded
    }
    return changes.items[origin]
  }

  func departure(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let changes else { return nil }
    guard let target = changes.places.target(of: path) else { return changes.items[path]?.faded }
    return layoutAttributesForItem(at: target)
  }

  /// Headers and the like fade with their sections.
  func arrival(ofExtra kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let changes, path.count == 2, changes.places.isNew(path.section) else { return nil }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.faded
  }

  func departure(ofExtra kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let changes, path.count == 2, changes.places.isGone(path.section) else { return nil }
    return changes.extras[SupplementaryKey(kind: kind, path: path)]?.faded
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same attributes, clear.
  var faded: UICollectionViewLayoutAttributes {
    let copy = copy() as? UICollectionViewLayoutAttributes ?? self
    copy.alpha = 0
    return copy
  }
}
