/// A direction in which a caret moves: over one character, by a line, or to an end of the text.
nonisolated enum CaretMove { case back, forth, up, down, start, end }

/// A text input whose caret the arrow keys move.
protocol CaretMoving: AnyObject {
  /// Moves the caret; at an end of the text it stays.
  func moveCaret(_ move: CaretMove)
}
