/// The app's menus in a bar that F10 brings and takes away, as desktops have them (W-109).
extension UIScreen {
  /// Brings or takes away the bar if the key is F10 alone and the app has menus; false for other keys.
  func toggleMenuBar(by key: UIKey) -> Bool {
    let held: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard key.usage == Self.menuBarKey, key.modifierFlags.isDisjoint(with: held) else {
      return false
    }
    if let bar = menuBar as? any MenuBarShowing {
      bar.close()
      return true
    }
    let menus = UIApplication.shared.shownMenus
    guard !menus.isEmpty, let window = UIApplication.shared.keyWindow else { return false }
    let content: any MenuBarMaking = MenuBarContent(menus: menus)
    menuBar = content.show(over: window)
    return true
  }

  /// The usage number of F10.
  private static let menuBarKey = 0x43
}

/// A bar that is seen.
protocol MenuBarShowing: AnyObject {
  func close()
}

/// Makes a bar of menus.
protocol MenuBarMaking {
  /// The bar over a window, whose first title has the focus.
  func show(over window: UIWindow) -> any MenuBarShowing
}

/// The menus of a bar; buttons lie above this folder, so `KeyCommands` knows how to show them.
struct MenuBarContent {
  let menus: [UIMenu]
}

extension UIApplication {
  /// The bar that has the keys, which is in the window that has them; nil for none.
  var keyMenuBar: (any MenuBarShowing)? {
    guard let keyWindow, let bar = keyWindow.screen.menuBar as? UIView, bar.window === keyWindow
    else { return nil }
    return bar as? any MenuBarShowing
  }

  /// The menus of the bar that have something in them, as they are now: each command with its keys,
  /// sent to the responder that has validated it, and disabled where none performs it.
  var shownMenus: [UIMenu] {
    UIMenuSystem.main.root.children.compactMap { child in
      guard let menu = child as? UIMenu, menu.hasContent else { return nil }
      // The app's own menu has no title but the app's name.
      let title = menu.title.isEmpty ? name : menu.title
      return UIMenu(title: title, identifier: menu.identifier, children: menu.children.map(shown))
    }
  }

  private func shown(_ element: UIMenuElement) -> UIMenuElement {
    if let menu = element as? UIMenu { return menu.replacingChildren(menu.children.map(shown)) }
    guard let command = element as? UICommand else { return element }
    let target = keyTarget(of: command)
    let attributes = command.attributes.union(target == nil ? .disabled : [])
    let action = UIAction(
      title: command.title,
      subtitle: command.subtitle,
      image: command.image,
      selectedImage: command.selectedImage,
      attributes: attributes,
      state: command.state
    ) { [weak target] _ in
      if let target { _ = ClassTable.send(command.action, to: target, [command]) }
    }
    action.keyCommand = command as? UIKeyCommand
    return action
  }
}

extension UIMenu {
  /// True for a menu with anything to choose, or that may get it.
  fileprivate var hasContent: Bool {
    children.contains { child in (child as? UIMenu).map(\.hasContent) ?? true }
  }
}
