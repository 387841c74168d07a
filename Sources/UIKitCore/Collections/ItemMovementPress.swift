/// The press by which a controller lets its items be moved: a long one lifts the item, which then
/// follows the finger (W-252).
final class ItemMovementPress: UILongPressGestureRecognizer {
  private var list: UICollectionView? { view as? UICollectionView }

  /// Adds one to a collection view.
  static func install(in list: UICollectionView) {
    let press = ItemMovementPress()
    press.handler = { ($0 as? ItemMovementPress)?.follow() }
    list.addGestureRecognizer(press)
  }

  static func remove(from list: UICollectionView) {
    for case let press as ItemMovementPress in list.gestureRecognizers ?? [] {
      list.removeGestureRecognizer(press)
    }
  }

  /// The item under the finger, if the data source lets it be moved; a list with a delegate of
  /// drags has those instead.
  private var item: IndexPath? {
    guard let list, list.dragDelegate == nil,
      let path = list.indexPathForItem(at: location(in: list)),
      list.dataSource?.collectionView(list, canMoveItemAt: path) == true
    else { return nil }
    return path
  }

  override func mayBegin() -> Bool { super.mayBegin() && item != nil }

  private func follow() {
    guard let list else { return }
    switch state {
    case .began:
      guard let item, list.beginInteractiveMovementForItem(at: item) else { return }
      list.updateInteractiveMovementTargetPosition(location(in: list))
    case .changed: list.updateInteractiveMovementTargetPosition(location(in: list))
    case .ended: list.endInteractiveMovement()
    case .cancelled, .failed: list.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
