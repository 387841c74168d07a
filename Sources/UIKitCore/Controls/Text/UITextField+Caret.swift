/// The text of a field that the user edits; it lies on one line.
extension UITextField: EditedText {
  var wholeText: String { text ?? "" }
  var isEditableText: Bool { isEnabled }
  var hidesText: Bool { isSecureTextEntry }

  var emptyCaret: CGRect {
    let room = textRect(forBounds: bounds)
    let height = font?.lineHeight ?? room.height
    return CGRect(x: room.minX, y: room.midY - height / 2, width: 0, height: height)
  }

  func selectionChanged() { delegate?.textFieldDidChangeSelection(self) }
}
