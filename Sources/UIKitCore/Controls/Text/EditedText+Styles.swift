internal import Foundation

/// The commands of style, on text whose attributes the user may change (W-233).
extension EditedText {
  /// True if a command of style has something to do now; nil for other actions.
  func canStyle(_ action: Selector) -> Bool? {
    if action == Selector("pasteAndMatchStyle:") { return canEdit(EditCommand.paste.selector) }
    guard let command = StyleCommand(action) else { return nil }
    guard takesStyles else { return false }
    return switch command {
    case .toggleBoldface, .toggleItalics, .toggleUnderline:
      selectedUnits.length > 0 || typingStyle != nil
    case .increaseSize, .decreaseSize: selectedUnits.length > 0
    case .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft:
      !wholeText.isEmpty
    }
  }

  /// The menu of styles, among the commands of editing; empty without something to change.
  var styleMenu: [UIMenuElement] {
    guard takesStyles, selectedUnits.length > 0 else { return [] }
    let commands = [
      UICommand(title: "Bold", action: StyleCommand.toggleBoldface.selector),
      UICommand(title: "Italic", action: StyleCommand.toggleItalics.selector),
      UICommand(title: "Underline", action: StyleCommand.toggleUnderline.selector),
    ]
    return [UIMenu(title: "Format", identifier: .textStyle, children: commands)]
  }

  func perform(_ command: StyleCommand) {
    guard canStyle(command.selector) == true else { return }
    switch command {
    case .toggleBoldface: toggle(.traitBold)
    case .toggleItalics: toggle(.traitItalic)
    case .toggleUnderline: toggleLine()
    case .increaseSize: scale(by: 1)
    case .decreaseSize: scale(by: -1)
    case .makeTextWritingDirectionLeftToRight: write(.leftToRight, in: selectedUnits)
    case .makeTextWritingDirectionRightToLeft: write(.rightToLeft, in: selectedUnits)
    }
  }

  /// Exchanges the attributes of what is selected.
  func exchangeStyles(_ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    guard takesStyles else { return }
    restyle(selectedUnits) { $0 = convert($0) }
  }

  /// Has the paragraphs of a range read from one side.
  func write(_ direction: NSWritingDirection, in range: NSRange) {
    let paragraphs = (wholeText as NSString).paragraphRange(for: clamped(range))
    restyle(paragraphs) { attributes in
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.baseWritingDirection = direction
      attributes[.paragraphStyle] = style
    }
  }

  /// The attributes of the character behind a place or, at the end, in front of it; nil without
  /// text.
  func style(at place: Int) -> [NSAttributedString.Key: Any]? {
    let text = styledText
    guard text.length > 0 else { return nil }
    return text.attributes(at: min(max(place, 0), text.length - 1), effectiveRange: nil)
  }

  // MARK: - Single attributes

  private func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let isOn = all { font($0).fontDescriptor.symbolicTraits.contains(trait) }
    change { attributes in
      let font = font(attributes)
      var traits = font.fontDescriptor.symbolicTraits
      if isOn { traits.remove(trait) } else { traits.insert(trait) }
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
      attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }
  }

  private func toggleLine() {
    let isOn = all { ($0[.underlineStyle] as? Int ?? 0) != 0 }
    change { attributes in
      attributes[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
    }
  }

  private func scale(by points: CGFloat) {
    change { attributes in
      let font = font(attributes)
      attributes[.font] = font.withSize(max(1, font.pointSize + points))
    }
  }

  private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? baselineFont ?? .systemFont(ofSize: 17)
  }

  /// True if all of what is selected, or what is typed next, is of a style.
  private func all(_ matches: ([NSAttributedString.Key: Any]) -> Bool) -> Bool {
    guard selectedUnits.length > 0 else { return typingStyle.map(matches) ?? false }
    var isAll = true
    styledText.enumerateAttributes(in: selectedUnits) { attributes, _, _ in
      if !matches(attributes) { isAll = false }
    }
    return isAll
  }

  private func change(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    if selectedUnits.length > 0 { return restyle(selectedUnits, body) }
    guard var style = typingStyle else { return }
    body(&style)
    typingStyle = style
  }

  /// Changes the attributes of a range, which can be taken back.
  private func restyle(
    _ range: NSRange,
    _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    let text = NSMutableAttributedString(attributedString: styledText)
    guard range.length > 0, range.location + range.length <= text.length else { return }
    styledText.enumerateAttributes(in: range) { attributes, part, _ in
      var attributes = attributes
      body(&attributes)
      text.setAttributes(attributes, range: part)
    }
    show(text)
  }

  /// Shows the same text in other attributes, and the same part of it selected.
  private func show(_ text: NSAttributedString) {
    let (old, range) = (styledText, selectedUnits)
    undoManager?.beginUndoGrouping()
    undoManager?.registerUndo(withTarget: self) { edited in
      if edited.wholeText == old.string { edited.show(old) }
    }
    undoManager?.setActionName("Formatting")
    undoManager?.endUndoGrouping()
    selection.change = nil
    selection.hasChanges = true
    selection.isTyping = true
    styledText = text
    selection.selected =
      range.location + range.length < text.length || range.length > 0 ? range : nil
    selection.isTyping = false
    textWasEdited()
  }
}
