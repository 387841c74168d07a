/// The state that every controller keeps: the presented controller, and a container's children
///
extension UIViewController {
  func encodeController(with coder: NSCoder) {
    encodePresented(with: coder)
    (self as? any RestorableContainer)?.encodeChildren(with: coder)
  }

  func decodeController(restoredFrom coder: NSCoder) {
    (self as? any RestorableContainer)?.decodeChildren(with: coder)
    decodePresented(with: coder)
  }

  /// Returns `true` if a restored child can be added: it has no other parent, is not presented, and
  /// does not hold this controller itself, as a damaged state may say.
  func canTake(_ controller: UIViewController) -> Bool {
    controller.modal.presenting == nil && !isHeld(by: controller)
      && (controller.parent == nil || controller.parent === self)
  }

  /// Returns `true` for the controller itself and for each that it is in or presented by.
  func isHeld(by other: UIViewController) -> Bool {
    sequence(first: self) { $0.parent ?? $0.modal.presenting }.contains { $0 === other }
  }
}

extension UINavigationController: RestorableContainer {
  private static let stackKey = "UINavigationControllerStack"

  /// The stack up to the first without an identifier.
  var restorableChildren: [UIViewController] {
    Array(viewControllers.prefix { $0.restorationIdentifier != nil })
  }

  func encodeChildren(with coder: NSCoder) {
    coder.encode(restorableChildren, forKey: Self.stackKey)
  }

  /// The stack up to the first that was not restored; as it is when that is the root.
  func decodeChildren(with coder: NSCoder) {
    guard let saved = coder.decodeReferences(forKey: Self.stackKey) else { return }
    var stack: [UIViewController] = []
    for case let controller? in saved.prefix(while: { $0 != nil }) {
      guard canTake(controller), !(controller is UINavigationController),
        !stack.contains(where: { $0 === controller })
      else { break }
      stack.append(controller)
    }
    if !stack.isEmpty, !stack.elementsEqual(viewControllers, by: ===) {
      setViewControllers(stack, animated: false)
    }
  }
}

extension UITabBarController: RestorableContainer {
  private static let tabsKey = "UITabBarControllerTabs"
  private static let selectedKey = "UITabBarControllerSelected"

  /// Those without an identifier are skipped.
  var restorableChildren: [UIViewController] { viewControllers ?? [] }

  func encodeChildren(with coder: NSCoder) {
    coder.encode(
      restorableChildren.filter { $0.restorationIdentifier != nil },
      forKey: Self.tabsKey
    )
    coder.encode(selectedViewController, forKey: Self.selectedKey)
    coder.encode(selectedIndex, forKey: Self.selectedKey + "Index")
  }

  /// The user's order of the tabs and the one that was chosen; a tab that its class made anew takes
  /// the place of the one of the same identifier.
  func decodeChildren(with coder: NSCoder) {
    let saved = (coder.decodeReferences(forKey: Self.tabsKey) ?? []).compactMap(\.self)
      .filter(canTake)
    let new = arranged(saved)
    if !new.elementsEqual(viewControllers ?? [], by: ===) {
      setViewControllers(new, animated: false)
    }
    let index = coder.decodeInteger(forKey: Self.selectedKey + "Index")
    if let chosen = coder.decodeObject(forKey: Self.selectedKey) as? UIViewController,
      new.contains(where: { $0 === chosen })
    {
      selectedViewController = chosen
    } else if new.indices.contains(index), coder.containsValue(forKey: Self.selectedKey + "Index") {
      selectedIndex = index
    }
  }

  private func arranged(_ saved: [UIViewController]) -> [UIViewController] {
    var tabs = viewControllers ?? []
    for controller in saved where !tabs.contains(where: { $0 === controller }) {
      let place = tabs.firstIndex { tab in
        tab.restorationIdentifier == controller.restorationIdentifier
          && !saved.contains { $0 === tab }
      }
      if let place { tabs[place] = controller }
    }
    // Restored tabs are put in the saved order; others keep their positions.
    let known = saved.filter { controller in tabs.contains { $0 === controller } }
    var rest = known.reduce(into: [UIViewController]()) { list, controller in
      if !list.contains(where: { $0 === controller }) { list.append(controller) }
    }[...]
    return tabs.map { tab in
      known.contains { $0 === tab } ? rest.popFirst() ?? tab : tab
    }
  }
}

extension NSCoder {
  /// Controllers in their order, nil for each that was not restored; nil when none were written.
  func decodeReferences(forKey key: String) -> [UIViewController?]? {
    (self as? StateDecoder)?.references(key)?.map { $0 as? UIViewController }
  }
}
