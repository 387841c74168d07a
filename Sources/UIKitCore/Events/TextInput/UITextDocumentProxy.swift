public import Foundation

/// The text that an input view writes in (W-231).
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret or what is selected; nil where it isn't known.
  var documentContextBeforeInput: String? { get }
  /// The text behind the caret or what is selected; nil where it isn't known.
  var documentContextAfterInput: String? { get }
  /// The text that is selected; nil for none.
  var selectedText: String? { get }
  /// The language that is typed in; nil where it isn't known.
  var documentInputMode: UITextInputMode? { get }
  /// A name of the text, the same as long as it is written in.
  var documentIdentifier: UUID { get }
  /// Moves the caret by characters; negative ones lead back.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts undecided text in place of what was undecided or selected; the range is inside of it.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Keeps the undecided text as it is.
  func unmarkText()
}
