extension UITextPasteDelegate {
  /// The usual result.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  /// One behind the other.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString],
    for textRange: UITextRange
  ) -> NSAttributedString { .joined(itemStrings) }
  /// As the user's own change.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString,
    to textRange: UITextRange
  ) -> UITextRange {
    guard let text = textPasteConfigurationSupporting as? any EditedText else { return textRange }
    return text.put(attributedString, in: textRange)
  }
  /// False.
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString,
    to textRange: UITextRange
  ) -> Bool { false }
}

extension NSAttributedString {
  /// Texts one behind the other.
  static func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    for part in parts { whole.append(part) }
    return whole
  }
}

extension UITextField: UITextPasteConfigurationSupporting {
  /// The delegate that changes what is pasted; held weakly; default nil (W-239).
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { selection.pasteDelegate }
    set { selection.pasteDelegate = newValue }
  }
}

extension UITextView: UITextPasteConfigurationSupporting {
  /// The delegate that changes what is pasted; held weakly; default nil (W-239).
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { selection.pasteDelegate }
    set { selection.pasteDelegate = newValue }
  }
}
