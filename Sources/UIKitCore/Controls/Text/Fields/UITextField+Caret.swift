/// The text of a field that the user edits; it lies on one line.
extension UITextField: EditedText, MenuOpening {
  var wholeText: String { text ?? "" }
  var isEditableText: Bool { isEnabled }
  var hidesText: Bool { isSecureTextEntry }
  var keepsLines: Bool { false }
  var canSelectText: Bool { isEditing }
  /// The next layout scrolls (W-70).
  func scrollToHead() {}
  /// A caret may stand at either end of the text's room.
  var textRoom: CGRect { textLabel.frame.insetBy(dx: -2, dy: 0) }

  var emptyCaret: CGRect {
    let room = textRect(forBounds: bounds)
    let height = font?.lineHeight ?? room.height
    return CGRect(x: room.minX, y: room.midY - height / 2, width: 0, height: height)
  }

  func openMenu(at point: CGPoint) -> Bool { isEnabled && openEditMenu(at: point) }

  func editMenu(for range: NSRange, _ commands: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: commands)
      ?? UIMenu(children: commands)
  }

  func selectionChanged() { delegate?.textFieldDidChangeSelection(self) }

  var styledText: NSAttributedString {
    get { attributedText ?? NSAttributedString(string: "") }
    set { attributedText = newValue }
  }
  var takesStyles: Bool { allowsEditingTextAttributes && isEnabled && !isSecureTextEntry }
  var typingStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  func willShowMenu(_ isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    if isShown {
      delegate?.textField(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textField(self, willDismissEditMenuWith: animator)
    }
  }
}

/// Scrolling to the caret, and touches that move it.
extension UITextField {
  /// Moves text that has no room, so that the caret is seen; otherwise the text begins where it
  /// does while nobody edits it (W-70).
  func scrollToCaret() {
    let room = textLabel.bounds.width
    let width = textLabel.naturalSize(width: 0).width + 2
    guard isEditing, !adjustsFontSizeToFitWidth, width > room, room > 0 else {
      textLabel.lineScroll = nil
      return
    }
    let before = textLabel.lineScroll?.offset ?? 0
    textLabel.lineScroll = LineScroll(width: width, offset: before)
    let caret = typingBox
    let inside = convert(caret, to: textLabel)
    var offset = before
    if inside.minX < 0 { offset += inside.minX }
    if inside.maxX > room { offset += inside.maxX - room }
    offset = ceilToPixel(min(max(0, offset), width - room))
    if offset != before { textLabel.lineScroll = LineScroll(width: width, offset: offset) }
  }

  /// Remembers where a touch begins in a field that is edited already, unless a grip follows it.
  func beginSelecting(_ touch: UITouch) {
    let isOurs = isEditing && hold(for: touch) == nil
    touchedPlace = isOurs ? offset(nearest: touch.location(in: self)) : nil
  }

  /// Selects from where the touch began to where it is.
  func selectOn(_ touch: UITouch) {
    guard let touchedPlace, isEditing else { return }
    let head = offset(nearest: touch.location(in: self))
    if head != touchedPlace || selectedUnits.length > 0 { select(from: touchedPlace, to: head) }
  }

  /// Begins editing, and moves the caret to the touch unless that selected something on its way.
  func endSelecting(_ touch: UITouch?) {
    let hasSelected = touchedPlace != nil && selectedUnits.length > 0 && touch?.tapCount == 1
    touchedPlace = nil
    guard becomeFirstResponder(), let touch, !hasSelected else { return }
    select(at: touch.location(in: self), taps: touch.tapCount)
  }
}
