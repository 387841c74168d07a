internal import Device

/// Keys and text on their way from the display to the first responder.
extension UIApplication {
  /// Types text where the keys go.
  func type(_ text: String) {
    // The keys of the menu bar are not typed (W-109).
    guard keyMenuBar == nil else { return }
    (keyWindow?.firstResponder as? any UIKeyInput)?.insertText(text)
  }

  /// Shows what an input method has not decided yet, where the keys go.
  func mark(_ text: String, _ selected: Range<Int>) {
    guard keyMenuBar == nil,
      let input = keyWindow?.firstResponder as? any UITextInput
    else { return }
    guard !text.isEmpty || input.markedTextRange != nil else { return }
    input.setMarkedText(text, selectedRange: NSRange(selected))
  }

  /// Sends a press; a key command that somebody along the responder chain has comes first.
  func press(_ code: Int, isDown: Bool, modifiers: KeyModifiers, at time: TimeInterval) {
    let key = UIKey(usage: code, modifiers: modifiers)
    let screen = keyWindow?.screen ?? .main
    screen.noteHold(of: key, isDown: isDown)
    let bar = keyMenuBar
    if isDown, performKeyCommand(key) {
      // What was chosen by its key needs no bar any more (W-109).
      bar?.close()
      return
    }
    if isDown, screen.toggleMenuBar(by: key) { return }
    let press = keyWindow?.press(of: key, isDown: isDown, at: time) ?? UIPress()
    let event = UIPressesEvent()
    event.timestamp = time
    event.modifierFlags = key.modifierFlags
    event.allPresses = [press]
    keyWindow?.sendEvent(event)
    // Each window of the desktop has a focus of its own (W-142).
    guard isDown, !screen.usedFocus.take(key), keyMenuBar == nil, !screen.scroll(with: key)
    else { return }
    edit(with: key)
  }

  /// Edits text with a key that has no command.
  private func edit(with key: UIKey) {
    guard !undo(with: key), !performFindCommand(key), let responder = keyWindow?.firstResponder,
      !performEditCommand(key), let input = responder as? any UIKeyInput
    else { return }
    let caret = input as? any CaretMoving
    if let move = key.caretMove {
      caret?.moveCaret(move, extending: key.modifierFlags.contains(.shift))
      return
    }
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return }
    switch key.charactersIgnoringModifiers {
    case "\u{8}": input.deleteBackward()
    case "\u{7F}": caret?.eraseForward()
    case "\r": input.insertText("\n")
    case "\t": input.insertText("\t")
    case let plain where plain.count == 1 && !UIScreen.main.display.sendsText:
      input.insertText(key.characters)
    default: break
    }
  }

  /// Cuts, copies, pastes or selects everything with the keys of iPads and of Linux (W-71).
  private func performEditCommand(_ key: UIKey) -> Bool {
    guard key.modifierFlags == .command || key.modifierFlags == .control,
      let action = UIKeyCommand.editActions[key.charactersIgnoringModifiers]
        ?? UIKeyCommand.styleActions[key.charactersIgnoringModifiers]
    else { return false }
    return sendAction(action, to: nil, from: nil, for: nil)
  }
}

extension UIKey {
  /// The move of a caret that the key asks for; nil for none.
  ///
  /// Words are gone over with Control, as on Linux, or Option, as on iPads; Command and Control lead
  /// to the ends of lines and of the text there (W-64).
  fileprivate var caretMove: CaretMove? {
    let byWord = !modifierFlags.isDisjoint(with: [.control, .alternate])
    let isFar = modifierFlags.contains(.command)
    return switch charactersIgnoringModifiers {
    case UIKeyCommand.inputLeftArrow: isFar ? .lineStart : byWord ? .wordBack : .back
    case UIKeyCommand.inputRightArrow: isFar ? .lineEnd : byWord ? .wordForth : .forth
    case UIKeyCommand.inputUpArrow: isFar ? .start : .up
    case UIKeyCommand.inputDownArrow: isFar ? .end : .down
    case UIKeyCommand.inputHome: byWord ? .start : .lineStart
    case UIKeyCommand.inputEnd: byWord ? .end : .lineEnd
    default: nil
    }
  }
}

extension UIKeyCommand {
  /// The commands of editing, by key.
  static let editActions: [String: Selector] = [
    "x": EditCommand.cut.selector, "c": EditCommand.copy.selector,
    "v": EditCommand.paste.selector, "a": EditCommand.selectAll.selector,
  ]

  /// The commands of style, by key; of text whose attributes may be changed (W-233).
  static let styleActions: [String: Selector] = [
    "b": StyleCommand.toggleBoldface.selector, "i": StyleCommand.toggleItalics.selector,
    "u": StyleCommand.toggleUnderline.selector,
  ]
}
