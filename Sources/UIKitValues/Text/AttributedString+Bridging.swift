private typealias Scope = AttributeScopes.UIKitAttributes

nonisolated extension NSAttributedString {
  /// The same text with those of its attributes that UIKit knows.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Scope.FontAttribute.self]
      attributes[.foregroundColor] = run[Scope.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[Scope.BackgroundColorAttribute.self]
      attributes[.kern] = run[Scope.KernAttribute.self]
      attributes[.baselineOffset] = run[Scope.BaselineOffsetAttribute.self]
      result.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: attributes)
      )
    }
    self.init(attributedString: result)
  }
}

nonisolated extension AttributedString {
  /// The same text with those of its attributes that UIKit knows.
  public init(_ text: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      part[Scope.FontAttribute.self] = attributes[.font] as? UIFont
      part[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      part[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
      part[Scope.KernAttribute.self] = attributes[.kern] as? CGFloat
      part[Scope.BaselineOffsetAttribute.self] = attributes[.baselineOffset] as? CGFloat
      append(part)
    }
  }
}
