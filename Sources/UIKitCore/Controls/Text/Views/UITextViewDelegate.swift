/// Decides about the editing of a text view, and is informed of it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks if the text view may become first responder; default `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks if the text view may resign first responder; default `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that the text view became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that the text view resigned first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks if typed text may replace a range, in UTF-16 units; default `true`.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user changed the text; setting `text` in code does not.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that another part of the text is selected, or the caret is elsewhere.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Supplies the menu for a range, in UTF-16 units, of the commands that have something to do; by
  /// default nil, which is all of them (W-74).
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks if a link that was tapped may be followed; default what the older method answers (W-85).
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks if a link that was tapped may be followed; default `true`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool
  /// Asks for the action of a part that was tapped; nil for none, default the usual one (W-205).
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  /// Asks for the action of a part that was tapped; nil for none, default the usual one (W-205).
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    late(
      "textView:primaryActionForTextItem:defaultAction:",
      [textView, textItem, defaultAction],
      or: defaultAction
    )
  }
  /// Asks if a link that was tapped may be followed; default what the older method answers (W-85).
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    late(
      "textView:shouldInteractWith:in:interaction:",
      [textView, URL, characterRange, interaction],
      or: self.textView(textView, shouldInteractWith: URL, in: characterRange)
    )
  }
  /// Asks if a link that was tapped may be followed; default `true`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool {
    late("textView:shouldInteractWith:in:", [textView, URL, characterRange], or: true)
  }
  /// Asks if the text view may become first responder; default `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    late("textViewShouldBeginEditing:", [textView], or: true)
  }
  /// Asks if the text view may resign first responder; default `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    late("textViewShouldEndEditing:", [textView], or: true)
  }
  /// Tells the delegate that the text view became first responder.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    tellLate("textViewDidBeginEditing:", [textView])
  }
  /// Tells the delegate that the text view resigned first responder.
  public func textViewDidEndEditing(_ textView: UITextView) {
    tellLate("textViewDidEndEditing:", [textView])
  }
  /// Asks if typed text may replace a range, in UTF-16 units; default `true`.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    late("textView:shouldChangeTextIn:replacementText:", [textView, range, text], or: true)
  }
  /// Tells the delegate that the user changed the text; setting `text` in code does not.
  public func textViewDidChange(_ textView: UITextView) {
    tellLate("textViewDidChange:", [textView])
  }
  /// Tells the delegate that another part of the text is selected, or the caret is elsewhere.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    tellLate("textViewDidChangeSelection:", [textView])
  }
  /// Supplies the menu of the commands of editing; default nil, which is all of them (W-74).
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    late(
      "textView:editMenuForTextIn:suggestedActions:",
      [textView, range, suggestedActions],
      or: nil
    )
  }
}
