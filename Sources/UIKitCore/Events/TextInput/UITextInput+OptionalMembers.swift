public import Foundation
public import QuartzCore

/// The members of text input that an owner of text need not have.
///
/// UIKit's own views have the same members with effect; see `UITextInput+Members.swift`.
extension UITextInput {
  /// The view in whose coordinates places are: the object itself, if it is a view.
  ///
  /// It is no requirement, so that the protocol knows no views; nothing here asks for an owner's own.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Always `forward`; setting it has no effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// True.
  public var isEditable: Bool { true }
  /// False; setting it has no effect.
  public var supportsAdaptiveImageGlyph: Bool {
    get { false }
    set {}
  }

  // MARK: - Positions

  /// The position that many UTF-16 units behind the range's beginning; nil outside of the range.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  {
    guard let place = position(from: range.start, offset: offset),
      compare(place, to: range.start) != .orderedAscending,
      compare(place, to: range.end) != .orderedDescending
    else { return nil }
    return place
  }

  /// The UTF-16 units from the range's beginning to a position.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  /// Not turned.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  // MARK: - Text

  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Nil.
  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// The text of the range without attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }
  /// Puts the text in without its attributes.
  public func replace(
    _ range: UITextRange,
    withAttributedText attributedText: NSAttributedString
  ) { replace(range, withText: attributedText.string) }
  /// Marks the text without its attributes.
  public func setAttributedMarkedText(
    _ markedText: NSAttributedString?,
    selectedRange: NSRange
  ) { setMarkedText(markedText?.string, selectedRange: selectedRange) }
  /// Types the text; the alternatives aren't kept.
  public func insertText(
    _ text: String,
    alternatives: [String],
    style: UITextAlternativeStyle
  ) { insertText(text) }
  /// Makes a placeholder without room.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  /// Does nothing.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}

  // MARK: - Dictation

  /// Types what was understood.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Does nothing.
  public func dictationRecordingDidEnd() {}
  /// Does nothing.
  public func dictationRecognitionFailed() {}
  /// The caret's place, for what is understood later.
  public var insertDictationResultPlaceholder: Any { selectedTextRange?.start ?? endOfDocument }
  /// The box of the caret at the place.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
    caretRect(for: placeholder as? UITextPosition ?? endOfDocument)
  }
  /// Does nothing.
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

  // MARK: - Moving the caret freely

  /// Does nothing.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func endFloatingCursor() {}

  // MARK: - Menus

  /// Nil, which stands for the commands themselves.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    nil
  }
  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// Does nothing.
  public func willPresentWritingTools() {}
  /// Does nothing.
  public func didDismissWritingTools() {}
}
