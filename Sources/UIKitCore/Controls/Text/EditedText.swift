internal import AccessibilityTree

/// A view with text that assistive software can move through, and change where it is editable.
protocol EditedText: AnyObject {
  var wholeText: String { get }
  var isEditableText: Bool { get }
  /// True if the text is hidden, so that dots are read in its place.
  var hidesText: Bool { get }
  /// The selected range, in Unicode scalars; an empty range is the caret.
  var selectedScalars: Range<Int> { get set }
  /// Changes text as the user does: the delegate may refuse, targets are notified.
  func replace(scalars range: Range<Int>, with string: String)
}

extension EditedText {
  /// The text for assistive software, where each hidden character is a dot.
  var accessibilityText: AccessibilityTextContent? {
    let string = wholeText
    let content =
      hidesText ? String(repeating: "•", count: string.unicodeScalars.count) : string
    return AccessibilityTextContent(content, selection: selectedScalars, isEditable: isEditableText)
  }
}

extension UITextField: EditedText {
  var wholeText: String { text ?? "" }
  var isEditableText: Bool { isEnabled }
  var hidesText: Bool { isSecureTextEntry }

  var selectedScalars: Range<Int> {
    get {
      let place = wholeText.scalarOffset(utf16: caret)
      return place..<place
    }
    set { caret = wholeText.utf16Offset(scalars: newValue.upperBound) }
  }

  func replace(scalars range: Range<Int>, with string: String) {
    replace(wholeText.utf16Range(scalars: range), with: string)
  }
}

extension UITextView: EditedText {
  var wholeText: String { text ?? "" }
  var isEditableText: Bool { isEditable }
  var hidesText: Bool { false }

  var selectedScalars: Range<Int> {
    get {
      let string = wholeText
      let start = string.scalarOffset(utf16: selectedRange.location)
      let end = string.scalarOffset(utf16: selectedRange.location + selectedRange.length)
      return start..<max(start, end)
    }
    set {
      selectedRange = wholeText.utf16Range(scalars: newValue)
    }
  }

  func replace(scalars range: Range<Int>, with string: String) {
    let part = wholeText.utf16Range(scalars: range)
    let before = wholeText
    replace(part, with: string)
    guard wholeText != before else { return }
    selectedRange = NSRange(location: part.location + string.utf16.count, length: 0)
  }
}

extension String {
  /// The number of Unicode scalars before an offset in UTF-16, as UIKit counts.
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
