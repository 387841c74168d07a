/// Decides about, and hears of, the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    late("textFieldShouldBeginEditing:", [textField], or: true)
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    tellLate("textFieldDidBeginEditing:", [textField])
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    late("textFieldShouldEndEditing:", [textField], or: true)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    tellLate("textFieldDidEndEditing:", [textField])
  }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    late(
      "textField:shouldChangeCharactersIn:replacementString:",
      [textField, range, string],
      or: true
    )
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    tellLate("textFieldDidChangeSelection:", [textField])
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    late("textFieldShouldClear:", [textField], or: true)
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    late("textFieldShouldReturn:", [textField], or: true)
  }
}
