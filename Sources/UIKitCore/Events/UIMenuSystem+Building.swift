/// The tree of a menu bar, which the app and its delegate change before it is used (V-141).
extension UIMenuSystem {
  /// The tree, built now if it has to be.
  var root: UIMenu {
    if let built { return built }
    let tree = MenuTree(self, root: .bar)
    if self === UIMenuSystem.main {
      let app = UIApplication.shared
      app.buildMenu(with: tree)
      (app.delegate as? UIResponder)?.buildMenu(with: tree)
    }
    built = tree.root
    return tree.root
  }

  /// The commands of the tree that keys trigger, from its beginning.
  var keyCommands: [UIKeyCommand] { Self.keyCommands(in: root) }

  /// The commands of a menu and of those in it.
  static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { child -> [UIKeyCommand] in
      if let submenu = child as? UIMenu { return keyCommands(in: submenu) }
      return (child as? UIKeyCommand).map { [$0] } ?? []
    }
  }
}

extension UIMenu {
  /// A menu bar with the menus that the system names and nothing in them.
  fileprivate static var bar: UIMenu {
    func menu(_ name: Identifier, _ title: String, _ parts: [Identifier]) -> UIMenu {
      let inline = parts.map { UIMenu(identifier: $0, options: .displayInline) }
      return UIMenu(title: title, identifier: name, children: inline)
    }
    return UIMenu(
      identifier: .root,
      children: [
        menu(.application, "", [.about, .preferences]),
        menu(.file, "File", [.newScene, .openRecent, .close, .print]),
        menu(.edit, "Edit", [.undoRedo, .standardEdit, .find, .replace, .share]),
        menu(.format, "Format", [.font, .text]),
        menu(.view, "View", [.toolbar, .fullscreen]),
        menu(.window, "Window", []),
        menu(.help, "Help", []),
      ]
    )
  }
}
