/// A position in the text of UIKit's own views, in UTF-16 units from the beginning.
final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) { self.value = value }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.value == value
  }
  nonisolated override var hash: Int { value }
}

/// A range of the text of UIKit's own views, in UTF-16 units.
final class TextOffsets: UITextRange {
  let value: NSRange

  init(_ value: NSRange) { self.value = value }

  override var start: UITextPosition { TextOffset(value.location) }
  override var end: UITextPosition { TextOffset(value.location + value.length) }
  override var isEmpty: Bool { value.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsets)?.value == value
  }
  nonisolated override var hash: Int { value.location }
}

/// The box of selected text on one line of UIKit's own views.
final class TextOffsetsRect: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
    self.box = box
    self.isFirst = isFirst
    self.isLast = isLast
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

/// The selection of a text and the part that an input method has not decided, in UTF-16 units.
struct TextSelection {
  /// The selected units; nil for the end of the text.
  var selected: NSRange?
  /// The undecided units; nil for none.
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var delegate: (any UITextInputDelegate)?
  /// The delegate that changes what is pasted.
  weak var pasteDelegate: (any UITextPasteDelegate)?
  /// The end of what is selected that stays when the selection grows; nil for none yet.
  var anchor: Int?
  /// The change that typing goes on with; nil once something else was done.
  var change: TextChange?
  /// The registrations of the undo manager after that change.
  var changeNumber = 0
  /// True if changes may be taken back.
  var hasChanges = false
  /// True while a change of the user's is made.
  var isTyping = false
  /// The layers that show the selection; nil until the text is edited first.
  var cursor: TextCursor?
  /// The way from the finger that moves the caret freely to the caret; nil while there is none.
  var reach: CGVector?
  /// True if the cursor is shown where it was before.
  var cursorIsStale = false

  /// Forgets ranges of a text that was exchanged as a whole.
  mutating func forgetRanges() { (selected, marked) = (nil, nil) }
}
