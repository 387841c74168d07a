/// Texts that are dropped on a field or a text view without a drop interaction of the app's (V-146).
extension UIView {
  /// True for a text that the user may edit, if one of the things is a text.
  func takesDroppedText(of providers: [NSItemProvider]) -> Bool {
    let isEditable =
      switch self {
      case let field as UITextField: field.isEnabled
      case let text as UITextView: text.isEditable
      default: false
      }
    return isEditable && providers.contains { $0.canLoadObject(ofClass: NSString.self) }
  }

  /// Puts the texts in where they fell, at a point of the window.
  func insertDroppedText(of session: any UIDropSession, at point: CGPoint) {
    guard let input = self as? any UIView & UITextInput, becomeFirstResponder() else { return }
    if let place = input.closestPosition(to: convert(point, from: nil)) {
      input.selectedTextRange = input.textRange(from: place, to: place)
    }
    _ = session.loadObjects(ofClass: NSString.self) { texts in
      for case let text as NSString in texts { input.insertText(text as String) }
    }
  }
}
