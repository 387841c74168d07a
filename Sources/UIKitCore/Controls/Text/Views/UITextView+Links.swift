/// The ways in which a person can use a link or a picture in text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// A tap: the link is to be followed.
  case invokeDefaultAction = 0
  /// A long press: what can be done is to be listed.
  case presentActions = 1
  /// A firm press: the link's page is to be shown small.
  case preview = 2
}

/// A part of a text that can be tapped: a link (W-205).
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The meaning of the part.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// The part's place in the text view's text.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
  }
}

extension UITextView {
  /// Follows the link under a tap on text that can be selected and not changed, if the delegate
  /// agrees and gives no other action (W-205); false where there is none (W-85).
  func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let (url, range) = link(at: point) else { return false }
    let delegate = delegate as? any UITextViewDelegate
    let agrees = delegate?.textView(
      self,
      shouldInteractWith: url,
      in: range,
      interaction: .invokeDefaultAction
    )
    guard agrees ?? true else { return true }
    let usual = UIAction { _ in UIApplication.shared.open(url) }
    let item = UITextItem(.link(url), range: range)
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
    action?.performWithSender(self, target: nil)
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
