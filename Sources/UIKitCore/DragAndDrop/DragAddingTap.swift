internal import QuartzCore

/// The tap of another finger that adds items to a drag that is under way (G-22).
final class DragAddingTap: UITapGestureRecognizer {
  override func mayBegin() -> Bool {
    DragFlow.current?.takesFurtherItems == true && super.mayBegin()
  }

  /// The press of the drag itself, which goes on, is on the same view.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other is DragAddingTap }
}

extension UIDragInteraction {
  /// Asks the delegate for items to add where a finger tapped.
  func add(by tap: UIGestureRecognizer) {
    guard tap.state == .ended, let flow = DragFlow.current, flow.takesFurtherItems,
      let delegate, let view
    else { return }
    let point = tap.location(in: view)
    let sessions = [flow.dragSession]
    let session = delegate.dragInteraction(
      self,
      sessionForAddingItems: sessions,
      withTouchAt: point
    )
    guard session === flow.dragSession else { return }
    let items = delegate.dragInteraction(
      self,
      itemsForAddingTo: flow.dragSession,
      withTouchAt: point
    )
    if !items.isEmpty { flow.add(items, of: self) }
  }
}

extension DragFlow {
  /// True while a drag of the app's own is under way, which others may add to.
  var takesFurtherItems: Bool { isLocal && (stage == .lifted || stage == .dragging) }

  /// Takes further items along, with their pictures on top of the others.
  func add(_ further: [UIDragItem], of adding: UIDragInteraction) {
    if adding !== source {
      source.delegate?.dragInteraction(
        source,
        session: dragSession,
        willAdd: further,
        for: adding
      )
    }
    items += further
    for item in further {
      let preview = adding.delegate?.dragInteraction(
        adding,
        previewForLifting: item,
        session: dragSession
      )
      picture?.take(preview)
    }
    stay()
  }
}
