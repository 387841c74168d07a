/// The commands of editing, on text that the user edits.
extension EditedText {
  /// True if a command of editing has something to do now; nil for other actions (W-71).
  func canEdit(_ action: Selector) -> Bool? {
    let hasSelection = selectedUnits.length > 0
    let isWhole = selectedUnits.length == wholeText.utf16.count
    return switch EditCommand(action) {
    case .copy: hasSelection && !hidesText
    case .cut: hasSelection && !hidesText && isEditableText
    case .delete: hasSelection && isEditableText
    case .paste: isEditableText && UIPasteboard.general.hasStrings
    case .select: !hasSelection && !wholeText.isEmpty
    case .selectAll: !isWhole
    case nil: canStyle(action)
    }
  }

  func copySelection() {
    guard canEdit(EditCommand.copy.selector) == true else { return }
    UIPasteboard.general.string = (wholeText as NSString).substring(with: selectedUnits)
  }

  func cutSelection() {
    guard canEdit(EditCommand.cut.selector) == true else { return }
    copySelection()
    erase(.cut)
  }

  func deleteSelection() {
    guard canEdit(EditCommand.delete.selector) == true else { return }
    erase(.delete)
  }

  func pasteText() {
    guard isEditableText, let text = UIPasteboard.general.string else { return }
    if let own = self as? any EditedText & UITextPasteConfigurationSupporting,
      own.pasteDelegate != nil
    {
      let provider = NSItemProvider(object: NSString(string: text))
      let place = selection.marked ?? selectedUnits
      return TextPaste([(provider, nil)], into: own, at: place).begin()
    }
    enter(keepsLines ? text : text.replacing(/\R/, with: " "), .paste)
  }

  func selectWord() { selectedUnits = part(.word, around: selectedUnits.location) }

  func selectWhole() { selectedUnits = NSRange(location: 0, length: wholeText.utf16.count) }
}
