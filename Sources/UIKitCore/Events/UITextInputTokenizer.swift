/// The parts into which a text is cut.
nonisolated public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// An object that finds the parts of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The part around a position; at a border the one that lies in the direction; nil between parts.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// True if a part begins or ends at the position, seen in the direction.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next border of a part in a direction; nil at the end of the text.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// True if the position is inside of a part, or at its border in the direction.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
