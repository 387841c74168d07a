/// The ways in which a person can use a link or a picture in text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// A tap: the link is to be followed.
  case invokeDefaultAction = 0
  /// A long press: what can be done is to be listed.
  case presentActions = 1
  /// A firm press: the link's page is to be shown small.
  case preview = 2
}

extension UITextView {
  /// Follows the link under a tap on text that can be selected and not changed, if the delegate
  /// agrees; false where there is none (W-85).
  func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let (url, range) = link(at: point) else { return false }
    let agrees = (delegate as? any UITextViewDelegate)?.textView(
      self,
      shouldInteractWith: url,
      in: range,
      interaction: .invokeDefaultAction
    )
    if agrees ?? true { UIApplication.shared.open(url) }
    return true
  }

  private func link(at point: CGPoint) -> (URL, NSRange)? {
    guard let text = attributedText else { return nil }
    var found: (URL, NSRange)?
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: whole) { value, range, stop in
      guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)),
        boxes(of: range).contains(where: { $0.contains(point) })
      else { return }
      found = (url, range)
      stop.pointee = true
    }
    return found
  }
}
