/// The work of the setters, which documents do in their place (W-65).
extension UITextField {
  func setText(_ text: String?) {
    storedText = text
    selection.forgetRanges()
    if !selection.isTyping { forgetChanges() }
    textDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    setText(text?.string)
    if !isSecureTextEntry { textLabel.attributedText = text }
  }

  func setPlaceholder(_ text: String?) {
    placeholderLabel.text = text
    placeholderLabel.textColor = .placeholderText
    textDidChange()
  }

  func setAttributedPlaceholder(_ text: NSAttributedString?) {
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.attributedText = text
    textDidChange()
  }
}
