/// A move of the focus out of, into or along a table (W-111).
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil if it is none of the table's.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil if it is none of the table's.
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

extension UITableView: FocusList {
  /// True if rows can be chosen by a person now; several at a time are enough to choose one (V-290).
  var focusesRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func focusPath(of view: UIView) -> IndexPath? {
    (view as? UITableViewCell).flatMap { indexPath(for: $0) }
  }

  func focusEntry(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  var preferredFocusPath: IndexPath? {
    tableDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  func mayFocus(at path: IndexPath) -> Bool {
    allowsFocus && (allowsFocusDuringEditing || !isEditing)
      && (tableDelegate?.tableView(self, canFocusRowAt: path) ?? focusesRows)
  }

  func focusContext(
    from previous: (any UIFocusItem)?,
    to next: (any UIFocusItem)?,
    heading: UIFocusHeading
  ) -> UIFocusUpdateContext {
    let context = UITableViewFocusUpdateContext(from: previous, to: next, heading: heading)
    context.previouslyFocusedIndexPath = (previous as? UIView).flatMap(focusPath)
    context.nextFocusedIndexPath = (next as? UIView).flatMap(focusPath)
    return context
  }

  func shouldMoveFocus(in context: UIFocusUpdateContext) -> Bool {
    guard let context = context as? UITableViewFocusUpdateContext else { return true }
    return tableDelegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
  }

  func focusMoved(in context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    guard let context = context as? UITableViewFocusUpdateContext else { return }
    tableDelegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    guard let path = context.nextFocusedIndexPath, !selection.contains(path),
      tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    else { return }
    userChose(path)
  }
}
