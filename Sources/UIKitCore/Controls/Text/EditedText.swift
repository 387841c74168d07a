internal import AccessibilityTree

/// What shows words that can be gone through, and changed where it lets them be.
protocol EditedText: AnyObject {
  var wholeText: String { get }
  var isEditableText: Bool { get }
  /// What is read instead of words that are not shown.
  var hidesWords: Bool { get }
  /// What is selected, in Unicode scalars; an empty range is the caret.
  var selectedScalars: Range<Int> { get set }
  /// Changes the words as the user does: the delegate is asked, and all are told.
  func replaceAll(with words: String)
}

extension EditedText {
  /// The words for assistive software, where each hidden character is a dot.
  var accessibilityText: AccessibilityTextContent? {
    let words = wholeText
    let content =
      hidesWords ? String(repeating: "•", count: words.unicodeScalars.count) : words
    return AccessibilityTextContent(content, selection: selectedScalars, isEditable: isEditableText)
  }
}

extension UITextField: EditedText {
  var wholeText: String { text ?? "" }
  var isEditableText: Bool { isEnabled }
  var hidesWords: Bool { isSecureTextEntry }

  var selectedScalars: Range<Int> {
    get {
      let place = wholeText.scalarOffset(utf16: caret)
      return place..<place
    }
    set { caret = wholeText.utf16Offset(scalars: newValue.upperBound) }
  }

  func replaceAll(with words: String) {
    replace(NSRange(location: 0, length: wholeText.utf16.count), with: words)
  }
}

extension UITextView: EditedText {
  var wholeText: String { text ?? "" }
  var isEditableText: Bool { isEditable }
  var hidesWords: Bool { false }

  var selectedScalars: Range<Int> {
    get {
      let words = wholeText
      let start = words.scalarOffset(utf16: selectedRange.location)
      let end = words.scalarOffset(utf16: selectedRange.location + selectedRange.length)
      return start..<max(start, end)
    }
    set {
      let words = wholeText
      let start = words.utf16Offset(scalars: newValue.lowerBound)
      let end = words.utf16Offset(scalars: newValue.upperBound)
      selectedRange = NSRange(location: start, length: max(0, end - start))
    }
  }

  func replaceAll(with words: String) { replaceLast(wholeText.utf16.count, with: words) }
}

extension String {
  /// How many Unicode scalars come before a place that is counted as UIKit counts.
  fileprivate func scalarOffset(utf16 offset: Int) -> Int {
    let place = utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
    return unicodeScalars[..<place].count
  }

  /// The other way round.
  fileprivate func utf16Offset(scalars offset: Int) -> Int {
    let scalars = unicodeScalars
    let place = scalars.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
    return utf16[..<place].count
  }
}
