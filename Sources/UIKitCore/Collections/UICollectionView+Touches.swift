/// Items under a finger: highlighted while it is down, chosen when it is lifted.
extension UICollectionView {
  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  private func item(of touch: UITouch?) -> IndexPath? {
    sequence(first: touch?.view, next: { $0?.superview }).lazy
      .compactMap { $0 as? UICollectionViewCell }.first.flatMap { indexPath(for: $0) }
  }

  /// The accessory of a list cell that a touch is in.
  private func accessory(of touch: UITouch?) -> CellAccessoryView? {
    sequence(first: touch?.view, next: { $0?.superview }).lazy
      .compactMap { $0 as? CellAccessoryView }.first
  }

  func itemTouched(_ touches: Set<UITouch>) {
    if let uncovered, !uncovered.buttons.contains(where: { $0 === touches.first?.view }) {
      // A tap anywhere else only closes the row.
      return coverRow(animated: true)
    }
    if let accessory = accessory(of: touches.first), accessory.isControl {
      let isHandle = accessory.accessory.accessoryType == .reorder
      if isHandle, let path = item(of: touches.first) { beginMoving(path) }
      return
    }
    guard mayChoose || togglesOutline(touches.first), let path = item(of: touches.first),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedItem = path
    cells[path]?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// True if a tap on the cell of a touch expands and collapses its item.
  private func togglesOutline(_ touch: UITouch?) -> Bool {
    item(of: touch).map { togglesOutline(at: $0) } ?? false
  }

  private func togglesOutline(at path: IndexPath) -> Bool {
    (cells[path] as? UICollectionViewListCell)?.togglesOutlineWhole ?? false
  }

  /// The handle of an item is down: it moves to where that is lifted.
  private func beginMoving(_ path: IndexPath) {
    if beginInteractiveMovementForItem(at: path) { cells[path]?.isMoved = true }
  }

  /// An item whose handle is down follows the finger.
  func itemDragged(_ touches: Set<UITouch>) {
    guard let movement, let touch = touches.first, cells[movement.from]?.isMoved == true else {
      return
    }
    updateInteractiveMovementTargetPosition(touch.location(in: self))
  }

  func itemReleased(_ touches: Set<UITouch>) {
    if let movement, let touch = touches.first, cells[movement.from]?.isMoved == true {
      cells[movement.from]?.isMoved = false
      updateInteractiveMovementTargetPosition(touch.location(in: self))
      return endInteractiveMovement()
    }
    guard let path = touchedItem, let touch = touches.first else { return }
    let isInside = cells[path].map { shownFrame(of: $0).holds(touch.location(in: self)) } ?? false
    itemLeft()
    guard isInside else { return }
    userChose(path)
    if let itemDelegate, itemDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path) {
      itemDelegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  func itemLeft() {
    if let movement, cells[movement.from]?.isMoved == true {
      cells[movement.from]?.isMoved = false
      cancelInteractiveMovement()
    }
    guard let path = touchedItem else { return }
    touchedItem = nil
    cells[path]?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Does as a tap on an item does: asks the delegate, selects, triggers the segue, notifies.
  func userChose(_ path: IndexPath) {
    if let cell = cells[path] as? UICollectionViewListCell, cell.togglesOutlineWhole {
      return cell.toggleOutline()
    }
    if choosesSeveral, selection.contains(path) { return userUnchose(path) }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !choosesSeveral {
      for other in selection where other != path { userUnchose(other) }
    }
    select(path, animated: false, scrollPosition: [])
    cells[path]?.trigger(.selection)
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func userUnchose(_ path: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    itemDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
