extension UITextViewDelegate {
  /// Asks for the menu of a part that was pressed; nil for none, default the usual one (W-242).
  public func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    late(
      "textView:menuConfigurationForTextItem:defaultMenu:",
      [textView, textItem, defaultMenu],
      or: UITextItem.MenuConfiguration(menu: defaultMenu)
    )
  }
  /// The menu of a part is about to open; does nothing by default.
  public func textView(
    _ textView: UITextView,
    textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    tellLate(
      "textView:textItemMenuWillDisplayForTextItem:animator:",
      [textView, textItem, animator]
    )
  }
  /// The menu of a part is about to close; does nothing by default.
  public func textView(
    _ textView: UITextView,
    textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    tellLate("textView:textItemMenuWillEndForTextItem:animator:", [textView, textItem, animator])
  }
  /// Asks if an attachment may be used; default what the older method answers.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// Asks if an attachment may be used; default `true`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
  /// The menu of the commands of editing is about to open; does nothing by default (W-235).
  public func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { tellLate("textView:willPresentEditMenuWith:", [textView, animator]) }
  /// The menu of the commands of editing is about to close; does nothing by default (W-235).
  public func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { tellLate("textView:willDismissEditMenuWith:", [textView, animator]) }
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
