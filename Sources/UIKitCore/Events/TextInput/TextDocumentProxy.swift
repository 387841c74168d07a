/// The text of the responder that has the keys, for the controller of an input view.
final class TextDocumentProxy: NSObject, UITextDocumentProxy {
  /// Whoever is written for; nil for none.
  weak var keys: (any UIKeyInput)? {
    didSet { if keys !== oldValue { documentIdentifier = UUID() } }
  }
  /// The language that is typed in there.
  var documentInputMode: UITextInputMode?
  private(set) var documentIdentifier = UUID()

  private var text: (any UITextInput)? { keys as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  var documentContextBeforeInput: String? {
    guard let text, let range = text.selectedTextRange else { return nil }
    return text.textRange(from: text.beginningOfDocument, to: range.start).flatMap(text.text)
  }

  var documentContextAfterInput: String? {
    guard let text, let range = text.selectedTextRange else { return nil }
    return text.textRange(from: range.end, to: text.endOfDocument).flatMap(text.text)
  }

  var selectedText: String? {
    guard let text, let range = text.selectedTextRange, !range.isEmpty else { return nil }
    return text.text(in: range)
  }

  /// A character may be of several units, and a move beyond an end of the text stops there.
  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let range = text.selectedTextRange else { return }
    let start = offset < 0 ? range.start : range.end
    let end = offset < 0 ? text.beginningOfDocument : text.endOfDocument
    let place =
      text.position(from: start, in: offset < 0 ? .left : .right, offset: abs(offset)) ?? end
    text.selectedTextRange = text.textRange(from: place, to: place)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    text?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { text?.unmarkText() }

  // MARK: - Traits of the text

  var autocapitalizationType: UITextAutocapitalizationType {
    get { keys?.autocapitalizationType ?? .sentences }
    set { keys?.autocapitalizationType = newValue }
  }
  var autocorrectionType: UITextAutocorrectionType {
    get { keys?.autocorrectionType ?? .default }
    set { keys?.autocorrectionType = newValue }
  }
  var spellCheckingType: UITextSpellCheckingType {
    get { keys?.spellCheckingType ?? .default }
    set { keys?.spellCheckingType = newValue }
  }
  var smartQuotesType: UITextSmartQuotesType {
    get { keys?.smartQuotesType ?? .default }
    set { keys?.smartQuotesType = newValue }
  }
  var smartDashesType: UITextSmartDashesType {
    get { keys?.smartDashesType ?? .default }
    set { keys?.smartDashesType = newValue }
  }
  var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keys?.smartInsertDeleteType ?? .default }
    set { keys?.smartInsertDeleteType = newValue }
  }
  var keyboardType: UIKeyboardType {
    get { keys?.keyboardType ?? .default }
    set { keys?.keyboardType = newValue }
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { keys?.keyboardAppearance ?? .default }
    set { keys?.keyboardAppearance = newValue }
  }
  var returnKeyType: UIReturnKeyType {
    get { keys?.returnKeyType ?? .default }
    set { keys?.returnKeyType = newValue }
  }
  var enablesReturnKeyAutomatically: Bool {
    get { keys?.enablesReturnKeyAutomatically ?? false }
    set { keys?.enablesReturnKeyAutomatically = newValue }
  }
  var isSecureTextEntry: Bool {
    get { keys?.isSecureTextEntry ?? false }
    set { keys?.isSecureTextEntry = newValue }
  }
  var textContentType: UITextContentType? {
    get { keys?.textContentType }
    set { keys?.textContentType = newValue }
  }
}
