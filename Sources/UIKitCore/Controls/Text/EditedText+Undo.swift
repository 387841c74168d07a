/// Taking back what was typed.
extension EditedText {
  /// Changes part of the text as `replace(_:with:)` does and remembers how to take that back.
  ///
  /// If the delegate or a target changed the text as well, nothing of it can be taken back any more.
  func replaceUndoably(
    _ range: NSRange,
    with string: String,
    _ kind: TextChangeKind,
    marked: NSRange?
  ) -> Bool {
    let before = wholeText
    let old = (before as NSString).substring(with: range)
    let length = string.utf16.count
    selection.isTyping = true
    let isDone = replace(range, with: string)
    selection.isTyping = false
    let after = wholeText
    guard isDone else {
      if after != before { forgetChanges() }
      return false
    }
    let new = NSRange(location: range.location, length: length)
    guard after.utf16.count == before.utf16.count - range.length + length,
      (after as NSString).substring(with: new) == string
    else {
      forgetChanges()
      return true
    }
    if range.length > 0 || length > 0 { remember(kind, range, old, new, marked) }
    return true
  }

  private func remember(
    _ kind: TextChangeKind,
    _ range: NSRange,
    _ old: String,
    _ new: NSRange,
    _ marked: NSRange?
  ) {
    guard let manager = undoManager, manager.isUndoRegistrationEnabled else { return }
    if let change = selection.change, kind == .typing, change.kind == .typing,
      selection.changeNumber == manager.registrationCount, !manager.isUndoing, !manager.isRedoing,
      change.goOn(range, length: new.length, old: old, marked: marked)
    {
      return
    }
    let change = TextChange(kind, new, old: old)
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { $0.takeBack(change) }
    manager.setActionName(kind.rawValue)
    manager.endUndoGrouping()
    selection.change = change
    selection.changeNumber = manager.registrationCount
    selection.hasChanges = true
  }

  /// Puts back what was there, which can be taken back in turn; the delegate is asked as for typing
  /// (W-116).
  private func takeBack(_ change: TextChange) {
    selection.change = nil
    exchange(change.range, with: change.old, change.kind)
    selection.change = nil
  }

  /// Forgets how to take back what was typed, as when code has set the text (W-117).
  func forgetChanges() {
    selection.change = nil
    guard selection.hasChanges else { return }
    selection.hasChanges = false
    undoManager?.removeAllActions(withTarget: self)
  }
}
