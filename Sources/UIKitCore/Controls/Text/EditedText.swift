internal import AccessibilityTree

/// What shows words that can be gone through, and changed where it lets them be.
protocol EditedText: AnyObject {
  var wholeText: String { get }
  var isEditableText: Bool { get }
  /// What is read instead of words that are not shown.
  var hidesWords: Bool { get }
  /// What is selected, in Unicode scalars; an empty range is the caret.
  var selectedScalars: Range<Int> { get set }
  /// Changes words as the user does: the delegate is asked, and all are told.
  func replace(scalars range: Range<Int>, with words: String)
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

  func replace(scalars range: Range<Int>, with words: String) {
    replace(wholeText.utf16Range(scalars: range), with: words)
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
      selectedRange = wholeText.utf16Range(scalars: newValue)
    }
  }

  func replace(scalars range: Range<Int>, with words: String) {
    let old = wholeText
    let new = (old as NSString).replacingCharacters(in: old.utf16Range(scalars: range), with: words)
    replaceLast(old.utf16.count, with: new)
  }
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

  fileprivate func utf16Range(scalars range: Range<Int>) -> NSRange {
    let start = utf16Offset(scalars: range.lowerBound)
    return NSRange(location: start, length: utf16Offset(scalars: range.upperBound) - start)
  }
}
