/// The caret of a field, as an offset in UTF-16, as UIKit counts.
extension UITextField: CaretMoving {
  /// The end of the text unless it was put elsewhere.
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
    let string = wholeText
    let here = string.utf16.index(string.startIndex, offsetBy: caret)
    switch move {
    case .back where here > string.startIndex:
      caret = string.utf16.distance(from: string.startIndex, to: string.index(before: here))
    case .forth where here < string.endIndex:
      caret = string.utf16.distance(from: string.startIndex, to: string.index(after: here))
    case .start: caret = 0
    case .end: caret = string.utf16.count
    case .back, .forth: break
    }
  }
}
