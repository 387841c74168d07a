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

  /// Drops the tree, which the next frame builds if nobody has needed it before (V-278).
  ///
  /// The menus over content are built each time, so that they have nothing to drop.
  func rebuildSoon() {
    built = nil
    guard self === UIMenuSystem.main, let loop = UIScreen.main.frameLoop else { return }
    loop.schedule(after: 0) { [self] in _ = root }
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
    func menu(_ name: Identifier, _ title: String, _ parts: [UIMenu]) -> UIMenu {
      UIMenu(title: title, identifier: name, children: parts)
    }
    return UIMenu(
      identifier: .root,
      children: [
        menu(.application, "", inline(.about, .preferences, .services, .hide, .quit)),
        menu(
          .file,
          "File",
          inline(.newItem, .newScene, .open, .openRecent, .close, .document, .print)
        ),
        menu(.edit, "Edit", editParts),
        menu(.format, "Format", formatParts),
        menu(.view, "View", inline(.toolbar, .sidebar, .fullscreen)),
        menu(.window, "Window", inline(.minimizeAndZoom, .bringAllToFront)),
        menu(.help, "Help", []),
      ]
    )
  }

  /// Menus that are shown among what is around them.
  static func inline(_ names: Identifier...) -> [UIMenu] {
    names.map { UIMenu(identifier: $0, options: .displayInline) }
  }

  private static var editParts: [UIMenu] {
    let spelling = UIMenu(
      title: "Spelling and Grammar",
      identifier: .spelling,
      children: inline(.spellingPanel, .spellingOptions)
    )
    let substitutions = UIMenu(
      title: "Substitutions",
      identifier: .substitutions,
      children: inline(.substitutionsPanel, .substitutionOptions)
    )
    return inline(.undoRedo, .standardEdit, .find, .findPanel, .replace, .share, .autoFill)
      + [spelling, substitutions] + inline(.transformations, .speech, .lookup, .learn)
  }

  private static var formatParts: [UIMenu] {
    [
      UIMenu(
        title: "Font",
        identifier: .font,
        children: inline(.textStyle, .textSize, .textColor, .textStylePasteboard)
      ),
      UIMenu(
        title: "Text",
        identifier: .text,
        children: inline(.alignment, .writingDirection)
      ),
    ]
  }
}
