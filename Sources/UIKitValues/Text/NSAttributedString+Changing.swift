nonisolated extension NSAttributedString {
  /// A copy in which the attributes of every run went through `body`.
  ///
  /// Built anew: Linux's Foundation traps when `addAttribute` replaces a value that it set before.
  package func changingAttributes(
    _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var index = 0
    while index < length {
      var run = NSRange(location: 0, length: 0)
      var attributes = attributes(at: index, effectiveRange: &run)
      body(&attributes)
      let rest = NSRange(location: index, length: run.location + run.length - index)
      let part = attributedSubstring(from: rest).string
      result.append(NSAttributedString(string: part, attributes: attributes))
      index = rest.location + rest.length
    }
    return result
  }
}
