/// The text of a view that the user edits.
extension UITextView: EditedText, MenuOpening {
  var wholeText: String { text ?? "" }
  var isEditableText: Bool { isEditable }
  var hidesText: Bool { false }
  var keepsLines: Bool { true }
  var canSelectText: Bool { isEditable || isSelectable }
  func scrollToHead() {
    if isScrollEnabled { scrollToVisible(NSRange(location: headOfSelection, length: 0)) }
  }
  var textRoom: CGRect { .infinite }
  var drawnString: String { text ?? "" }

  var emptyCaret: CGRect {
    let corner = textContainerInset
    return CGRect(
      x: corner.left + textContainer.lineFragmentPadding,
      y: corner.top,
      width: 0,
      height: font?.lineHeight ?? 0
    )
  }

  /// A link or another part has a menu of its own.
  func openMenu(at point: CGPoint) -> Bool {
    let isOfPart = !isEditable && item(at: convert(point, from: nil)) != nil
    return isSelectable && !isOfPart && openEditMenu(at: point)
  }

  func editMenu(for range: NSRange, _ commands: [UIMenuElement]) -> UIMenu? {
    textDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: commands)
      ?? UIMenu(children: commands)
  }

  func selectionChanged() { textDelegate?.textViewDidChangeSelection(self) }

  var styledText: NSAttributedString {
    get { attributedText ?? NSAttributedString(string: "") }
    set { attributedText = newValue }
  }
  var takesStyles: Bool { allowsEditingTextAttributes && isEditable }
  var typingStyle: [NSAttributedString.Key: Any]? {
    get { typingAttributes }
    set { ownTypingAttributes = newValue }
  }

  func willShowMenu(_ isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    if isShown {
      textDelegate?.textView(self, willPresentEditMenuWith: animator)
    } else {
      textDelegate?.textView(self, willDismissEditMenuWith: animator)
    }
  }
}

/// Beginning and ending of editing, and typing.
extension UITextView {
  /// Takes a touch that ended: opens a link, or places the caret; false if it means neither.
  func use(_ touches: Set<UITouch>) -> Bool {
    guard isEditable || isSelectable, let touch = touches.first else { return false }
    if touch.tapCount == 1, useItem(at: touch.location(in: self)) { return true }
    // Text that is only read is selected by a second tap.
    guard isEditable || isFirstResponder || touch.tapCount > 1 else { return false }
    if becomeFirstResponder() { select(at: touch.location(in: self), taps: touch.tapCount) }
    return true
  }

  func beginEditing(_ take: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, take() else { return false }
    cursorMoved()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func finishEditing(_ yield: () -> Bool) -> Bool {
    guard isFirstResponder else { return yield() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, yield() else { return false }
    cursorMoved()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Changes part of the text, in UTF-16, and informs the delegate; false if it refuses.
  func replace(_ range: NSRange, with replacement: String) -> Bool {
    guard shouldChangeText(in: TextOffsets(range), replacementText: replacement) else {
      return false
    }
    // The delegate may have changed the text itself.
    let (range, marked) = (clamped(range), selection.marked)
    if ownStorage != nil {
      type(replacement, in: range)
    } else if let attributes = ownTypingAttributes {
      let whole = NSMutableAttributedString(attributedString: attributedText)
      let typed = NSAttributedString(string: replacement, attributes: attributes)
      whole.replaceCharacters(in: range, with: typed)
      attributedText = whole
    } else {
      text = (text as NSString).replacingCharacters(in: range, with: replacement)
    }
    selection.marked = marked
    selectedUnits = NSRange(location: range.location + replacement.utf16.count, length: 0)
    if isScrollEnabled { scrollRangeToVisible(selectedRange) }
    textWasEdited()
    return true
  }

  func mayReplace(_ range: NSRange, with string: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textWasEdited() {
    finder?.textChanged()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The attributes that font, colour and alignment give to text without its own.
  var shownAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return [
      .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
      .paragraphStyle: paragraph,
    ]
  }
}
