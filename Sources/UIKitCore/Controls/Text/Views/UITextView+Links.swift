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
  /// Does what a tap on a part of text means that can be selected and not changed, if the delegate
  /// agrees and gives no other action (W-205); false where there is none (W-85).
  func useItem(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let item = item(at: point) else { return false }
    guard agrees(to: item, .invokeDefaultAction) else { return true }
    let usual = UIAction { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    let action =
      textDelegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
    action?.performWithSender(self, target: nil)
    return true
  }

  /// True unless the delegate doesn't let a link or an attachment be used.
  func agrees(to item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    guard let delegate = textDelegate else { return true }
    return switch item.content {
    case .link(let url):
      delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      delegate.textView(
        self,
        shouldInteractWith: attachment,
        in: item.range,
        interaction: interaction
      )
    case .tag: true
    }
  }

  /// The part at a point: of a tag before a link, and of a link before an attachment.
  func item(at point: CGPoint) -> UITextItem? {
    guard let text = linkedText else { return nil }
    let whole = NSRange(location: 0, length: text.length)
    var found: UITextItem?
    for key in Self.itemKeys where found == nil {
      text.enumerateAttribute(key, in: whole) { value, range, stop in
        guard let content = UITextItem.Content(value, of: key),
          boxes(of: range).contains(where: { $0.contains(point) })
        else { return }
        found = UITextItem(content, range: range)
        stop.pointee = true
      }
    }
    return found
  }

  private static let itemKeys = [NSAttributedString.Key("UITextItemTag"), .link, .attachment]

  // MARK: - The menu

  /// The menu of a part without a delegate: a link's opens and copies it, others' are empty.
  fileprivate func defaultMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu(children: []) }
    return UIMenu(
      title: url.absoluteString,
      children: [
        UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
        UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
      ]
    )
  }

  /// The menu of a part that was pressed; nil for none (W-242).
  func menu(of item: UITextItem) -> UITextItem.MenuConfiguration? {
    guard agrees(to: item, .presentActions) else { return nil }
    let usual = defaultMenu(of: item)
    guard let delegate = textDelegate else { return UITextItem.MenuConfiguration(menu: usual) }
    return delegate.textView(self, menuConfigurationFor: item, defaultMenu: usual)
  }
}

extension UITextItem.Content {
  /// The meaning of an attribute's value, where a link may be text; nil for none.
  fileprivate init?(_ value: Any?, of key: NSAttributedString.Key) {
    switch value {
    case let url as URL: self = .link(url)
    case let text as String where key == .link:
      guard let url = URL(string: text) else { return nil }
      self = .link(url)
    case let attachment as NSTextAttachment: self = .textAttachment(attachment)
    case let text as String: self = .tag(text)
    default: return nil
    }
  }
}
