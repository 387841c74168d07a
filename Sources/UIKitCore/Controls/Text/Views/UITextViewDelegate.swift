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
  /// Asks for the menu of a part that was pressed; nil for none, default the usual one (W-242).
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu of a part is about to open; does nothing by default.
  func textView(
    _ textView: UITextView,
    textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  )
  /// The menu of a part is about to close; does nothing by default.
  func textView(
    _ textView: UITextView,
    textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  )
  /// Asks if an attachment may be used; default what the older method answers.
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks if an attachment may be used; default `true`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// The menu of the commands of editing is about to open; does nothing by default (W-235).
  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// The menu of the commands of editing is about to close; does nothing by default (W-235).
  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}
