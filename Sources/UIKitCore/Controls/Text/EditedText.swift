internal import AccessibilityTree

/// A view with text that the user can move through, select, and change where it is editable.
///
/// Places are counted in UTF-16 units, as UIKit counts; assistive software counts Unicode scalars.
protocol EditedText: PlacedText, UITextInput, CaretMoving {
  var wholeText: String { get }
  var isEditableText: Bool { get }
  /// True if the text is hidden, so that dots are read in its place.
  var hidesText: Bool { get }
  var selection: TextSelection { get set }
  /// The box of the caret while there is no text, in the view's coordinates.
  var emptyCaret: CGRect { get }
  /// The part of the view in which text is seen, in the view's coordinates.
  var textRoom: CGRect { get }
  /// True if touches select.
  var canSelectText: Bool { get }
  /// Has the end of the selection that moves be seen.
  func scrollToHead()
  /// True if the text may have several lines.
  var keepsLines: Bool { get }
  /// Changes part of the text as the user does, and notifies targets; false if the delegate refuses.
  func replace(_ range: NSRange, with string: String) -> Bool
  /// The menu for a range, as the delegate makes it of the commands that have something to do; nil
  /// for none.
  func editMenu(for range: NSRange, _ commands: [UIMenuElement]) -> UIMenu?
  /// Informs the delegate that another part is selected.
  func selectionChanged()
  /// Asks the delegate if the user may change part of the text.
  func mayReplace(_ range: NSRange, with string: String) -> Bool
  /// Informs the delegate and others that the user changed the text.
  func textWasEdited()
  /// The text with its attributes.
  var styledText: NSAttributedString { get set }
  /// True if the user may change attributes.
  var takesStyles: Bool { get }
  /// The attributes of text typed next; nil where they can't be chosen.
  var typingStyle: [NSAttributedString.Key: Any]? { get set }
  /// The delegate hears that the menu is about to open, or to close.
  func willShowMenu(_ isShown: Bool, _ animator: any UIEditMenuInteractionAnimating)
}

/// Selecting and typing, the same for fields and text views.
extension EditedText {
  /// The controllers of views beside the keyboard, which hear what the user does (W-231).
  private var inputControllers: [UIInputViewController] {
    isFirstResponder ? window?.inputHost?.controllers ?? [] : []
  }

  /// The selected units; an empty range is the caret, which is at the end unless it was moved.
  var selectedUnits: NSRange {
    get {
      let end = wholeText.utf16.count
      return clamped(selection.selected ?? NSRange(location: end, length: 0))
    }
    set {
      let before = selectedUnits
      let end = wholeText.utf16.count
      selection.selected = newValue.location >= end ? nil : newValue
      selection.anchor = nil
      guard selectedUnits != before else { return }
      if !selection.isTyping { selection.change = nil }
      cursorMoved()
      selectionChanged()
      for controller in inputControllers { controller.selectionDidChange(self) }
    }
  }

  /// The range that UIKit's own position objects mean, inside of the text; nil for others'.
  func units(of range: UITextRange) -> NSRange? {
    guard let value = (range as? TextOffsets)?.value else { return nil }
    return NSRange(location: 0, length: wholeText.utf16.count).intersection(value)
      ?? NSRange(location: min(value.location, wholeText.utf16.count), length: 0)
  }

  /// The part of a range that lies in the text.
  func clamped(_ range: NSRange) -> NSRange {
    let end = wholeText.utf16.count
    let start = min(max(range.location, 0), end)
    return NSRange(location: start, length: min(max(range.length, 0), end - start))
  }

  /// Changes part of the text and puts the caret behind what is new, unless that was refused.
  ///
  /// A target or delegate that hears of it can see whether an input method has decided it (W-73).
  func exchange(
    _ range: NSRange,
    with string: String,
    _ kind: TextChangeKind = .typing,
    isMarked: Bool = false
  ) {
    let (marked, range) = (selection.marked, clamped(range))
    let length = string.utf16.count
    selection.marked =
      isMarked && length > 0 ? NSRange(location: range.location, length: length) : nil
    for controller in inputControllers { controller.textWillChange(self) }
    guard replaceUndoably(range, with: string, kind, marked: marked) else {
      selection.marked = marked
      return
    }
    cursorMoved()
    for controller in inputControllers { controller.textDidChange(self) }
    let change = selection.change
    selectedUnits = NSRange(location: range.location + string.utf16.count, length: 0)
    selection.change = change
  }

  /// Types text in place of what is marked or selected.
  func enter(_ string: String, _ kind: TextChangeKind = .typing) {
    exchange(selection.marked ?? selectedUnits, with: string, kind)
  }

  /// Deletes what is selected, or the character before the caret.
  func erase(_ kind: TextChangeKind = .typing) {
    let range = selectedUnits
    guard range.length == 0 else { return exchange(range, with: "", kind) }
    let string = wholeText
    let caret = string.utf16.index(string.startIndex, offsetBy: range.location)
    guard let last = string[..<caret].last else { return }
    let length = String(last).utf16.count
    exchange(NSRange(location: range.location - length, length: length), with: "")
  }

  /// Deletes what is selected, or the character behind the caret.
  func eraseForward() {
    let range = selectedUnits
    guard range.length == 0 else { return exchange(range, with: "") }
    guard let end = offset(from: range.location, in: .right, steps: 1) else { return }
    exchange(NSRange(location: range.location, length: end - range.location), with: "")
  }
}

extension EditedText {
  /// The text for assistive software, where each hidden character is a dot.
  var accessibilityText: AccessibilityTextContent? {
    let string = wholeText
    let content =
      hidesText ? String(repeating: "•", count: string.unicodeScalars.count) : string
    return AccessibilityTextContent(content, selection: selectedScalars, isEditable: isEditableText)
  }
}

/// The same in Unicode scalars.
extension EditedText {
  /// The selected range; an empty range is the caret.
  var selectedScalars: Range<Int> {
    get {
      let (string, range) = (wholeText, selectedUnits)
      let start = string.scalarOffset(utf16: range.location)
      return start..<max(start, string.scalarOffset(utf16: range.location + range.length))
    }
    set { selectedUnits = wholeText.utf16Range(scalars: newValue) }
  }

  func replace(scalars range: Range<Int>, with string: String) {
    exchange(wholeText.utf16Range(scalars: range), with: string)
  }
}

extension String {
  /// The number of Unicode scalars before an offset in UTF-16, as UIKit counts.
  func scalarOffset(utf16 offset: Int) -> Int {
    let place = utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
    return unicodeScalars[..<place].count
  }

  /// The other way round.
  func utf16Offset(scalars offset: Int) -> Int {
    let scalars = unicodeScalars
    let place = scalars.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
    return utf16[..<place].count
  }

  func utf16Range(scalars range: Range<Int>) -> NSRange {
    let start = utf16Offset(scalars: range.lowerBound)
    return NSRange(location: start, length: utf16Offset(scalars: range.upperBound) - start)
  }
}
