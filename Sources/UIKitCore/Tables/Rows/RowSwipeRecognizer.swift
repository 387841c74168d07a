internal import QuartzCore

/// A stroke across a row that has actions on the side which it uncovers; the row follows the finger
/// (V-178).
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private var list: (any SwipedList)? { view as? any SwipedList }
  /// The room that was there when the finger came, in points.
  private var roomBefore: CGFloat = 0
  /// False for a stroke that only covers what another row has uncovered.
  private var leads = false
  /// True while the finger is so far that the first action will be performed.
  private var isFull = false

  /// From this velocity on, in points a second, the direction decides where the row goes: our own.
  private static let leastFling: CGFloat = 300
  /// The part of a row's width from which its first action is performed: our own.
  private static let fullPart: CGFloat = 0.6

  override func mayBegin() -> Bool {
    guard let list, abs(way.x) > abs(way.y), super.mayBegin() else { return false }
    guard list.uncovered == nil, let path = row(in: list) else { return list.uncovered != nil }
    return list.actions(at: path, isLeading: isTowardsTrailing(in: list)) != nil
  }

  /// The row on which the finger came down.
  private func row(in list: UIView & SwipedList) -> IndexPath? {
    let here = location(in: list)
    return list.swipedRow(at: CGPoint(x: here.x - way.x, y: here.y - way.y))
  }

  private func isTowardsTrailing(in list: UIView) -> Bool { (way.x > 0) != list.isRightToLeft }

  /// Takes part in a step of the stroke.
  func follow() {
    guard let list else { return }
    switch state {
    case .began: begin(list)
    case .changed: if leads { move(list) }
    case .ended: if leads { end(list, velocity(in: nil).x) }
    case .cancelled, .failed: if leads { list.coverRow(animated: true) }
    case .possible: break
    }
  }

  private func begin(_ list: any SwipedList) {
    (roomBefore, isFull) = (0, false)
    let path = row(in: list)
    if let open = list.uncovered {
      leads = open.path == path
      guard leads else { return list.coverRow(animated: true) }
      roomBefore = abs(open.cell?.slide ?? 0)
    } else {
      leads = path.map { uncover($0, list) } ?? false
    }
    if leads { move(list) }
  }

  private func uncover(_ path: IndexPath, _ list: any SwipedList) -> Bool {
    let isLeading = isTowardsTrailing(in: list)
    guard let (cell, buttons, first) = list.actionButtons(at: path, isLeading: isLeading) else {
      return false
    }
    list.willUncover(path)
    list.show(buttons, on: cell, at: path, isLeading: isLeading)
    list.uncovered?.fullAction = first
    return true
  }

  /// The room for a finger's place; beyond the buttons it grows ever more slowly where a full swipe
  /// does nothing.
  private func room(_ open: UncoveredRow, in list: UIView) -> CGFloat {
    let isLeft = open.isLeading != list.isRightToLeft
    let free = roomBefore + (isLeft ? way.x : -way.x)
    let beyond = free - open.fullWidth
    guard open.fullAction == nil, beyond > 0 else { return max(0, free) }
    return open.fullWidth + beyond / 4
  }

  private func move(_ list: any SwipedList) {
    guard let open = list.uncovered, let cell = open.cell else { return leads = false }
    let room = room(open, in: list)
    let wasFull = isFull
    isFull = open.fullAction != nil && room > max(open.fullWidth, cell.bounds.width * Self.fullPart)
    guard isFull != wasFull else { return list.slideRow(to: room, firstTakesAll: isFull) }
    UIView.animate(withDuration: 0.15, options: .allowUserInteraction) {
      list.slideRow(to: room, firstTakesAll: self.isFull)
      cell.layoutIfNeeded()
    }
  }

  private func end(_ list: any SwipedList, _ velocity: CGFloat) {
    guard let open = list.uncovered else { return }
    if isFull { return list.completeSwipe() }
    let isLeft = open.isLeading != list.isRightToLeft
    let speed = isLeft ? velocity : -velocity
    let opens =
      abs(speed) > Self.leastFling ? speed > 0 : room(open, in: list) > open.fullWidth / 2
    if opens { list.openRow() } else { list.coverRow(animated: true) }
  }
}
