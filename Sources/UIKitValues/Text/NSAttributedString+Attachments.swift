public import Foundation

extension NSAttributedString {
  /// True if a range, in UTF-16 units, has the character of an attachment.
  nonisolated public func containsAttachments(in range: NSRange) -> Bool {
    let inside = NSIntersectionRange(range, NSRange(location: 0, length: length))
    var isFound = false
    enumerateAttribute(.attachment, in: inside) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
