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
  /// Puts elements in a menu's place.
  func replace(
    menu replacedIdentifier: UIMenu.Identifier,
    with replacementElements: [UIMenuElement]
  )
  /// Puts elements in an action's place.
  func replace(
    action replacedIdentifier: UIAction.Identifier,
    with replacementElements: [UIMenuElement]
  )
  /// Puts elements in a command's place.
  func replace(
    command replacedAction: Selector,
    propertyList replacedPropertyList: Any?,
    with replacementElements: [UIMenuElement]
  )
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
  /// Adds elements before a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement],
    beforeMenu siblingIdentifier: UIMenu.Identifier
  )
  /// Adds elements after a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement],
    afterMenu siblingIdentifier: UIMenu.Identifier
  )
  /// Adds elements before an action.
  func insertElements(
    _ insertedElements: [UIMenuElement],
    beforeAction siblingIdentifier: UIAction.Identifier
  )
  /// Adds elements after an action.
  func insertElements(
    _ insertedElements: [UIMenuElement],
    afterAction siblingIdentifier: UIAction.Identifier
  )
  /// Adds elements before a command.
  func insertElements(
    _ insertedElements: [UIMenuElement],
    beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  )
  /// Adds elements after a command.
  func insertElements(
    _ insertedElements: [UIMenuElement],
    afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  )
  /// Adds elements as the first ones of a menu.
  func insertElements(
    _ childElements: [UIMenuElement],
    atStartOfMenu parentIdentifier: UIMenu.Identifier
  )
  /// Adds elements as the last ones of a menu.
  func insertElements(
    _ childElements: [UIMenuElement],
    atEndOfMenu parentIdentifier: UIMenu.Identifier
  )
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Takes an action out.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Takes a command out.
  func remove(command removedAction: Selector, propertyList removedPropertyList: Any?)
}

/// The menus of a menu bar, or those that open over content.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu bar: the app and its delegate build it, its key commands work (V-141), and F10 shows it
  /// (W-109).
  public static let main = UIMenuSystem()
  /// Menus over content, which the responders from the one they open for upwards build each time
  /// (V-279).
  public static let context = UIMenuSystem()

  /// The tree as it was built last; nil until it is needed.
  var built: UIMenu?

  /// Has the tree be built anew, in the next frame or as soon as it is needed (V-278).
  open func setNeedsRebuild() { rebuildSoon() }
  /// Has the commands be asked for their state when they are shown next; they are so each time.
  open func setNeedsRevalidate() {}
}
