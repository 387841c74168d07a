public import Foundation

extension NSMutableAttributedString {
  /// Sets an attribute whose value is an object, such as a font or a colour.
  ///
  /// Foundation's own method of this name ends the program for such values; the one that takes
  /// several attributes does not.
  nonisolated public func addAttribute(
    _ name: NSAttributedString.Key,
    value: NSObject,
    range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }
}
