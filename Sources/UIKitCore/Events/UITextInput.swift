/// A view whose text can be read, selected and changed part by part.
///
/// Text fields and text views have it. Positions are counted in UTF-16 units; a position or a range
/// of another owner of text is taken for the end of the text or for no range.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a range; nil for a range of another view.
  func text(in range: UITextRange) -> String?
  /// Puts text in place of a range, and the caret behind it.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected range; an empty one is the caret; nil selects nothing.
  var selectedTextRange: UITextRange? { get set }
  /// The range of what an input method has not decided yet; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text; nil for those of the text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts undecided text in place of what was marked or selected; the range is inside of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps the marked text as it is.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A position some UTF-16 units away; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// A position some characters or lines away in a direction; nil outside of the text.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The UTF-16 units from one position to another; negative if that comes before.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The delegate that is informed about changes from code; held weakly; never called here.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The way in which the text is cut into words and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }

  /// The first or last position of a range.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// The range from a position to the end of the text in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  /// The direction in which text is written there.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  /// Sets the direction in which paragraphs are written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// The box of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The box of a caret, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The boxes of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range that is nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point of the view; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // The members from here on have defaults.

  /// The side on which the caret is drawn between two lines; default `forward`.
  var selectionAffinity: UITextStorageDirection { get set }
  /// False if the text is only read; default true.
  var isEditable: Bool { get }
  /// True if drawn letters can be put in; default false; none are here.
  var supportsAdaptiveImageGlyph: Bool { get set }
  /// The position that many UTF-16 units behind the range's beginning; nil outside of the range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The UTF-16 units from the range's beginning to a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The turn of the caret at a position; by default none.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// False if the text of a range may not become another one; default true.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The font and the colours at a position; default nil.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  /// The text of a range with its attributes.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Puts text with attributes in place of a range.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  /// Marks undecided text with attributes.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Types text that could have been another one.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Makes room of a size in points at the caret.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Takes that room away.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// Puts dictated text in.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Dictation has ended and its text is still to come.
  func dictationRecordingDidEnd()
  /// Nothing was understood.
  func dictationRecognitionFailed()
  /// A place for text that is still to come.
  var insertDictationResultPlaceholder: Any { get }
  /// The box of that place, in the view's coordinates.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Takes that place away.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// The caret begins to follow a finger, from a point of the view.
  func beginFloatingCursor(at point: CGPoint)
  /// The finger is elsewhere.
  func updateFloatingCursor(at point: CGPoint)
  /// The finger has left.
  func endFloatingCursor()
  /// The menu for a range, of the commands that have something to do; nil for these.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The menu is about to open.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to close.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Tools that rewrite text are about to open; not called here.
  func willPresentWritingTools()
  /// They have closed; not called here.
  func didDismissWritingTools()
}

/// A system that is informed when the code of an owner of text changes its text or selection.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A direction in the order of characters.
nonisolated public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction on the screen.
nonisolated public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A direction in storage or on the screen, by its number.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the storage's or the layout's direction.
  public var rawValue: Int
  /// Makes a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the order of characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// True if it leads to the beginning of a text that is read from left to right.
  var isBackward: Bool { [1, 3, 4].contains(rawValue) }
}

/// A box of selected text on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The box, in the view's coordinates.
  open var rect: CGRect { .zero }
  /// The direction in which its text is written.
  open var writingDirection: NSWritingDirection { .natural }
  /// True if the selection begins in it.
  open var containsStart: Bool { false }
  /// True if the selection ends in it.
  open var containsEnd: Bool { false }
  /// True if its text runs from top to bottom.
  open var isVertical: Bool { false }
  /// The turn of the box; by default none.
  open var transform: CGAffineTransform { .identity }
}
