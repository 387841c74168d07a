/// Where the next character goes, counted as UIKit counts: in units of UTF-16.
extension UITextField {
  /// The end of the words unless it was put elsewhere.
  var caret: Int {
    get { min(ownCaret ?? .max, wholeText.utf16.count) }
    set {
      let place = max(0, newValue)
      ownCaret = place < wholeText.utf16.count ? place : nil
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// Moves the caret over one character, or to an end.
  func moveCaret(_ move: CaretMove) {
    let words = wholeText
    let here = words.utf16.index(words.startIndex, offsetBy: caret)
    switch move {
    case .back where here > words.startIndex:
      caret = words.utf16.distance(from: words.startIndex, to: words.index(before: here))
    case .forth where here < words.endIndex:
      caret = words.utf16.distance(from: words.startIndex, to: words.index(after: here))
    case .start: caret = 0
    case .end: caret = words.utf16.count
    case .back, .forth: break
    }
  }
}

/// A way for a caret to go.
nonisolated enum CaretMove { case back, forth, start, end }
