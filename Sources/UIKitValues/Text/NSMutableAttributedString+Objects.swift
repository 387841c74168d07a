public import Foundation

extension NSMutableAttributedString {
  /// Sets an attribute: an object such as a font, a number, or anything else.
  ///
  /// Foundation's own method of this name ends the program where it compares such values with what
  /// was set before; the one that takes several attributes does not.
  nonisolated public func addAttribute<Value>(
    _ name: NSAttributedString.Key,
    value: Value,
    range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }
}
