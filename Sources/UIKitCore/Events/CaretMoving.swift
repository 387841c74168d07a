/// A direction in which a caret moves: over a character or word, by a line, or to an end of the line
/// or the text.
nonisolated enum CaretMove {
  case back, forth, up, down, wordBack, wordForth, lineStart, lineEnd, start, end
}

/// A text input whose caret the arrow keys move.
protocol CaretMoving: AnyObject {
  /// Moves the caret, or the end of what is selected; at an end of the text it stays.
  func moveCaret(_ move: CaretMove, extending: Bool)
  /// Deletes what is selected, or the character behind the caret.
  func eraseForward()
}
