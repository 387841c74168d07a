/// The menus over content, which the responders along the chain change (V-279).
extension UIMenuSystem {
  /// The elements that a menu for a responder lists: the commands of editing and what the app adds,
  /// after each responder from that one upwards has changed them, without empty menus and without
  /// commands that none of them performs.
  static func elements(
    for first: UIResponder,
    editing: [UIMenuElement],
    _ further: [UIMenuElement] = [],
    sender: Any? = nil
  ) -> [UIMenuElement] {
    let tree = MenuTree(context, root: .content(editing, further))
    for responder in sequence(first: first, next: \.next) { responder.buildMenu(with: tree) }
    return tree.root.children.compactMap { usable($0, first, sender) }
  }

  /// The element without what nobody performs; nil if nothing is left of it.
  private static func usable(
    _ element: UIMenuElement,
    _ first: UIResponder,
    _ sender: Any?
  ) -> UIMenuElement? {
    if let command = element as? UICommand {
      return first.target(forAction: command.action, withSender: sender ?? command)
        .map { _ in command }
    }
    guard let menu = element as? UIMenu else { return element }
    let children = menu.children.compactMap { usable($0, first, sender) }
    if children.isEmpty { return nil }
    let isSame = children.elementsEqual(menu.children, by: ===)
    return isSame ? menu : menu.replacingChildren(children)
  }
}

extension UIMenu {
  /// The root of a menu over content, with the groups that the system names, so that responders can
  /// put theirs beside them.
  fileprivate static func content(
    _ editing: [UIMenuElement],
    _ further: [UIMenuElement]
  ) -> UIMenu {
    let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: editing)
    return UIMenu(
      identifier: .root,
      children: [edit] + inline(.undoRedo, .replace, .find) + further
        + inline(.lookup, .learn, .speech, .autoFill, .share)
    )
  }
}
