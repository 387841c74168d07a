/// A tree of menus that an app changes before it is shown.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
  /// The system whose menus these are.
  var system: UIMenuSystem { get }
  /// The menu of a name; nil if it is not there.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name; nil if it is not there.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of a selector and a value; nil if it is not there.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in another one's place.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Exchanges what a menu lists.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  /// Adds a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a menu bar, or those that open over content.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu bar: the app and its delegate build it, its key commands work, and nothing shows it
  /// here (V-141).
  public static let main = UIMenuSystem()
  /// Menus over content.
  public static let context = UIMenuSystem()

  /// The tree as it was built last; nil until it is needed.
  var built: UIMenu?

  /// Has the tree be built anew when it is needed next.
  open func setNeedsRebuild() { built = nil }
  /// Has the commands be asked for their state when they are shown next; they are so each time.
  open func setNeedsRevalidate() {}
}

/// A tree of menus in the making.
final class MenuTree: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
    super.init()
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return propertyList == nil
        || command.propertyList as? AnyHashable == propertyList as? AnyHashable
    } as? UICommand
  }

  private func first(where holds: (UIMenuElement) -> Bool) -> UIMenuElement? {
    func search(_ element: UIMenuElement) -> UIMenuElement? {
      if holds(element) { return element }
      for child in (element as? UIMenu)?.children ?? [] {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(root)
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Puts other elements in a menu's place; the root has no siblings and stays one menu.
  private func change(_ identifier: UIMenu.Identifier, _ make: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> [UIMenuElement] {
      if menu.identifier == identifier { return make(menu) }
      var isChanged = false
      let children = menu.children.flatMap { child -> [UIMenuElement] in
        guard let submenu = child as? UIMenu else { return [child] }
        let new = changed(submenu)
        if new.count != 1 || new[0] !== submenu { isChanged = true }
        return new
      }
      return isChanged ? [menu.replacingChildren(children)] : [menu]
    }
    let new = changed(root)
    if new.count == 1, let menu = new[0] as? UIMenu { root = menu }
  }
}
