extension UICollectionViewCell: DraggedCell {
  /// The part that an item has in a drag.
  nonisolated public enum DragState: Int, Sendable {
    case none = 0
    /// On its way off the list, before the finger moves.
    case lifting = 1
    case dragging = 2
  }

  func dragPhaseChanged() {
    dragStateDidChange(DragState(rawValue: dragPhase.rawValue) ?? .none)
    setNeedsUpdateConfiguration()
  }

  /// The same for the state that configurations follow.
  var configurationDragState: UICellConfigurationState.DragState {
    UICellConfigurationState.DragState(rawValue: dragPhase.rawValue) ?? .none
  }
}
