/// Finds what can have the focus on a screen, in the order in which one reads.
///
/// These are the elements that assistive software can use and, of the app's own views, those that
/// say they can have it (W-110). The order, and which window or presentation is modal, is that of
/// assistive software.
struct FocusWalk {
  /// An element that can have the focus.
  struct Item {
    let object: NSObject
    /// In points of the screen.
    let frame: CGRect
    /// The group that arrow keys move in and Tab leaves; nil for an item by itself.
    let group: AnyHashable?

    var view: UIView? { object as? UIView }
  }

  static func items(on screen: UIScreen) -> [Item] {
    let read = AccessibilityWalk.items(on: screen)
    let found = read.flatMap(\.elements).compactMap { Item($0.object) }
    return AccessibilityWalk(screen).adding(views(on: screen, besides: found), to: found)
  }

  /// The app's own views that can have the focus and are no elements of assistive software.
  private static func views(on screen: UIScreen, besides found: [Item]) -> [Item] {
    let known = Set(found.map { ObjectIdentifier($0.object) })
    var views: [UIView] = []
    for window in screen.windows { collect(below: window, &views) }
    return views.filter { !known.contains(ObjectIdentifier($0)) }.compactMap { Item($0) }
  }

  private static func collect(below view: UIView, _ found: inout [UIView]) {
    let modal = view.subviews.last { !$0.isHidden && $0.accessibilityViewIsModal }
    for child in modal.map({ [$0] }) ?? view.subviews {
      guard !child.isHidden, child.alpha > 0, child.isUserInteractionEnabled else { continue }
      if child.canBecomeFocused, !child.isAccessibilityElement { found.append(child) }
      collect(below: child, &found)
    }
  }
}

extension FocusWalk.Item {
  /// An element, if it can be used.
  fileprivate init?(_ object: NSObject) {
    let said = AccessibleObject(object: object)
    guard Self.isUsable(said) else { return nil }
    self.init(object: object, frame: said.frame, group: Self.group(of: object))
  }

  private static func isUsable(_ said: AccessibleObject) -> Bool {
    guard !said.traits.contains(.notEnabled) else { return false }
    if let view = said.view {
      guard view.isUserInteractionEnabled else { return false }
      if view.canBecomeFocused { return true }
      if let list = view.focusList, let path = list.focusPath(of: view) {
        return list.mayFocus(at: path)
      }
    }
    let used: UIAccessibilityTraits = [.button, .link, .searchField, .adjustable, .keyboardKey]
    return !said.traits.isDisjoint(with: used)
  }

  /// The group that an environment around the element names, else the list or the control that it
  /// is part of.
  private static func group(of object: NSObject) -> AnyHashable? {
    if let part = object as? UIAccessibilityElement {
      return (part.accessibilityContainer as? NSObject).map { ObjectIdentifier($0) }
    }
    guard let view = object as? UIView else { return nil }
    for environment in view.focusChain {
      if let name = environment.focusGroupIdentifier { return name }
      let list = environment as? any FocusList
      if let list { return ObjectIdentifier(list) }
      if environment is UITabBar { return ObjectIdentifier(environment) }
    }
    return nil
  }
}

extension UIView {
  /// The list around the view.
  var focusList: (any FocusList)? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any FocusList }.first
  }
}

extension AccessibilityWalk {
  /// Puts further items between others, before the first that is read after them.
  fileprivate func adding(_ more: [FocusWalk.Item], to items: [FocusWalk.Item]) -> [FocusWalk.Item]
  {
    more.reduce(into: items) { items, item in
      let place = items.firstIndex { comes(item.frame, before: $0.frame) } ?? items.count
      items.insert(item, at: place)
    }
  }
}
