/// A list whose entries can have the focus: a table or a collection view.
protocol FocusList: UIScrollView {
  /// The place of the entry that a view is; nil for other views.
  func focusPath(of view: UIView) -> IndexPath?
  /// The entry at a place, if it is in sight.
  func focusEntry(at path: IndexPath) -> UIView?
  /// The entry to begin with: the one that the delegate names or that is selected; nil for the
  /// first.
  var preferredFocusPath: IndexPath? { get }
  /// True if the entry may have the focus.
  func mayFocus(at path: IndexPath) -> Bool
  /// A move that goes out of, into or along the list.
  func focusContext(
    from previous: (any UIFocusItem)?,
    to next: (any UIFocusItem)?,
    heading: UIFocusHeading
  ) -> UIFocusUpdateContext
  /// Asks the delegate for a move.
  func shouldMoveFocus(in context: UIFocusUpdateContext) -> Bool
  /// Notifies the delegate of a move, and selects where selection follows.
  func focusMoved(in context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
}
