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
    first(where: Self.isMenu(identifier)) as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(where: Self.isAction(identifier)) as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(where: Self.isCommand(action, propertyList)) as? UICommand
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

  private typealias Holds = (UIMenuElement) -> Bool

  private static func isMenu(_ identifier: UIMenu.Identifier) -> Holds {
    { ($0 as? UIMenu)?.identifier == identifier }
  }

  private static func isAction(_ identifier: UIAction.Identifier) -> Holds {
    { ($0 as? UIAction)?.identifier == identifier }
  }

  /// Commands of one action are distinguished by their property lists; nil is that of one without.
  private static func isCommand(_ action: Selector, _ propertyList: Any?) -> Holds {
    { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      guard let propertyList, let own = command.propertyList else {
        return propertyList == nil && command.propertyList == nil
      }
      // Lists compare what they hold by Foundation's rules, dictionaries of anything included.
      return NSArray(object: own).isEqual(to: [propertyList])
    }
  }

  // MARK: Exchanging

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(Self.isMenu(replacedIdentifier)) { _ in [replacementMenu] }
  }

  func replace(
    menu replacedIdentifier: UIMenu.Identifier,
    with replacementElements: [UIMenuElement]
  ) { change(Self.isMenu(replacedIdentifier)) { _ in replacementElements } }

  func replace(
    action replacedIdentifier: UIAction.Identifier,
    with replacementElements: [UIMenuElement]
  ) { change(Self.isAction(replacedIdentifier)) { _ in replacementElements } }

  func replace(
    command replacedAction: Selector,
    propertyList replacedPropertyList: Any?,
    with replacementElements: [UIMenuElement]
  ) {
    change(Self.isCommand(replacedAction, replacedPropertyList)) { _ in replacementElements }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(Self.isMenu(parentIdentifier)) { element in
      guard let menu = element as? UIMenu else { return [element] }
      return [menu.replacingChildren(childrenBlock(menu.children))]
    }
  }

  // MARK: Adding

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertElements(
    _ insertedElements: [UIMenuElement],
    beforeMenu siblingIdentifier: UIMenu.Identifier
  ) { change(Self.isMenu(siblingIdentifier)) { insertedElements + [$0] } }

  func insertElements(
    _ insertedElements: [UIMenuElement],
    afterMenu siblingIdentifier: UIMenu.Identifier
  ) { change(Self.isMenu(siblingIdentifier)) { [$0] + insertedElements } }

  func insertElements(
    _ insertedElements: [UIMenuElement],
    beforeAction siblingIdentifier: UIAction.Identifier
  ) { change(Self.isAction(siblingIdentifier)) { insertedElements + [$0] } }

  func insertElements(
    _ insertedElements: [UIMenuElement],
    afterAction siblingIdentifier: UIAction.Identifier
  ) { change(Self.isAction(siblingIdentifier)) { [$0] + insertedElements } }

  func insertElements(
    _ insertedElements: [UIMenuElement],
    beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  ) {
    change(Self.isCommand(siblingAction, siblingPropertyList)) { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement],
    afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  ) {
    change(Self.isCommand(siblingAction, siblingPropertyList)) { [$0] + insertedElements }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func insertElements(
    _ childElements: [UIMenuElement],
    atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) { replaceChildren(ofMenu: parentIdentifier) { childElements + $0 } }

  func insertElements(
    _ childElements: [UIMenuElement],
    atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) { replaceChildren(ofMenu: parentIdentifier) { $0 + childElements } }

  // MARK: Removing

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(Self.isMenu(removedIdentifier)) { _ in [] }
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    change(Self.isAction(removedIdentifier)) { _ in [] }
  }

  func remove(command removedAction: Selector, propertyList removedPropertyList: Any?) {
    change(Self.isCommand(removedAction, removedPropertyList)) { _ in [] }
  }

  /// Puts other elements in an element's place; the root has no siblings and stays one menu.
  private func change(_ isMeant: Holds, _ make: (UIMenuElement) -> [UIMenuElement]) {
    func changed(_ element: UIMenuElement) -> [UIMenuElement] {
      if isMeant(element) { return make(element) }
      guard let menu = element as? UIMenu else { return [element] }
      var isChanged = false
      let children = menu.children.flatMap { child -> [UIMenuElement] in
        let new = changed(child)
        if new.count != 1 || new[0] !== child { isChanged = true }
        return new
      }
      return isChanged ? [menu.replacingChildren(children)] : [menu]
    }
    let new = changed(root)
    if new.count == 1, let menu = new[0] as? UIMenu { root = menu }
  }
}
