/// Decides about the editing of a text field, and is informed of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks if the field may become first responder; default `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that the field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks if the field may resign first responder; default `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that the field resigned first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that the field resigned first responder, and why; called instead of the
  /// method above, and calls it by default (W-37).
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  /// Asks if typed text may replace a range, in UTF-16 units; default `true`.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells the delegate that another part of the text is selected, or the caret is elsewhere.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks if the clear button may empty the field; default `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks if the return key may act: send its events and so end editing; default `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Supplies the menu for a range, in UTF-16 units, of the commands that have something to do; by
  /// default nil, which is all of them (W-74).
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu of the commands of editing is about to open; does nothing by default (W-235).
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// The menu of the commands of editing is about to close; does nothing by default (W-235).
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

extension UITextFieldDelegate {
  /// Asks if the field may become first responder; default `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    late("textFieldShouldBeginEditing:", [textField], or: true)
  }
  /// Tells the delegate that the field became first responder.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    tellLate("textFieldDidBeginEditing:", [textField])
  }
  /// Asks if the field may resign first responder; default `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    late("textFieldShouldEndEditing:", [textField], or: true)
  }
  /// Tells the delegate that the field resigned first responder.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    tellLate("textFieldDidEndEditing:", [textField])
  }
  /// Calls the method without a reason by default.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    late(
      "textFieldDidEndEditing:reason:",
      [textField, reason],
      or: textFieldDidEndEditing(textField)
    )
  }
  /// Asks if typed text may replace a range, in UTF-16 units; default `true`.
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
  /// Tells the delegate that another part of the text is selected, or the caret is elsewhere.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    tellLate("textFieldDidChangeSelection:", [textField])
  }
  /// Asks if the clear button may empty the field; default `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    late("textFieldShouldClear:", [textField], or: true)
  }
  /// Asks if the return key may act: send its events and so end editing; default `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    late("textFieldShouldReturn:", [textField], or: true)
  }
  /// Supplies the menu of the commands of editing; default nil, which is all of them (W-74).
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    late(
      "textField:editMenuForCharactersIn:suggestedActions:",
      [textField, range, suggestedActions],
      or: nil
    )
  }
  /// The menu of the commands of editing is about to open; does nothing by default (W-235).
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { tellLate("textField:willPresentEditMenuWith:", [textField, animator]) }
  /// The menu of the commands of editing is about to close; does nothing by default (W-235).
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { tellLate("textField:willDismissEditMenuWith:", [textField, animator]) }
}

extension UITextField {
  /// The reason for which editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }
  /// The reason's raw value, in the notification of the end; it has none here.
  nonisolated public static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}
