public import Foundation

extension NSAttributedString {
  /// Makes an empty text, as every class of Foundation has `init()` on iOS; the argument is left out.
  public convenience init(empty: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  /// Makes an empty text, as every class of Foundation has `init()` on iOS; the argument is left out.
  public convenience init(empty: Void = ()) { self.init(capacity: 0) }
}
