/// Beginning and ending of editing, and typing.
extension UITextField {
  func beginEditing(_ take: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, mayBegin?() ?? true, take()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func finishEditing(_ yield: () -> Bool) -> Bool {
    guard isEditing else { return yield() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, mayEnd?() ?? true, yield()
    else { return false }
    isEditing = false
    selection.change = nil
    ownUndoManager?.removeAllActions()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Takes what a user types; the return key is not text here.
  func type(_ typed: String) {
    for part in typed.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { pressReturn() }
      guard !part.element.isEmpty else { continue }
      enter(String(part.element))
    }
  }

  /// Changes part of the text and notifies targets; false if the delegate refuses.
  func replace(_ range: NSRange, with typed: String) -> Bool {
    guard shouldChangeText(in: TextOffsets(range), replacementText: typed) else { return false }
    // The delegate may have changed the text itself.
    let (range, marked) = (clamped(range), selection.marked)
    text = (text.map { ($0 as NSString).replacingCharacters(in: range, with: typed) }) ?? typed
    selection.marked = marked
    selectedUnits = NSRange(location: range.location + typed.utf16.count, length: 0)
    textWasEdited()
    return true
  }

  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    let agrees =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    return agrees && mayChange?(range, string) ?? true
  }

  func textWasEdited() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// A target for `editingDidEndOnExit` makes the field resign first responder.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    onReturn?()
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}

extension UITextField {
  /// Posted when a text field became first responder.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when a text field resigned first responder.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted when the user changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
}
