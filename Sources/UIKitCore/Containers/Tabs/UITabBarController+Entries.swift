internal import QuartzCore

/// The tabs of the controller, as they are set and found (W-210…W-212).
extension UITabBarController {
  // MARK: - Replacing

  /// Tabs of their own for controllers; those that have one keep it (W-212).
  func replaceControllers(with controllers: [UIViewController]?) {
    let known = entries ?? []
    replaceEntries(
      with: controllers.map { controllers in
        controllers.map { controller in
          known.first { $0.madeFront === controller } ?? ControllerTab(controller)
        }
      }
    )
    customizableViewControllers = controllers
  }

  func replaceTabs(with new: [UITab]) {
    replaceEntries(with: new)
    customizableViewControllers = nil
  }

  /// Adds a tab for a controller behind the others.
  func append(_ controller: UIViewController) {
    let movable = customizableViewControllers
    replaceEntries(with: tabs + [ControllerTab(controller)])
    customizableViewControllers = (movable ?? []) + [controller]
  }

  private func replaceEntries(with new: [UITab]?) {
    let old = (entries ?? []).filter { entry in new?.contains { $0 === entry } != true }
    entries = new
    if chosen === moreNavigationController { chosen = nil }
    for entry in old where entry.owner === self { entry.owner = nil }
    for entry in new ?? [] {
      entry.owner = self
      entry.madeFront.map(takeIn)
    }
    chooseFirstUnlessShown()
    showItems()
    showChosen()
    for controller in old.flatMap(\.branch).compactMap(\.madeFront) { drop(controller) }
  }

  /// A controller without a tab any more leaves, wherever it was shown.
  private func drop(_ controller: UIViewController) {
    guard entry(holding: controller) == nil else { return }
    if moreNavigationController.stack.contains(where: { $0 === controller }) {
      moreNavigationController.popToRootViewController(animated: false)
    } else {
      expel(controller)
    }
  }

  /// Makes the controller of a root tab a child, unless the list of more tabs has it.
  func takeIn(_ controller: UIViewController) {
    let more = moreNavigationController
    guard controller !== more, !more.stack.contains(where: { $0 === controller }) else { return }
    embed(controller)
  }

  private func chooseFirstUnlessShown() {
    let shown = shownEntries
    if let chosen {
      if chosen === moreNavigationController, !overflow.isEmpty { return }
      if shown.contains(where: { $0.holds(chosen) }) { return }
    }
    chosen = shown.first?.front
    chosen.map(takeIn)
  }

  /// A tab was hidden or shown, or has other children, or the bar has another width.
  func entriesChanged() {
    guard entries != nil else { return }
    chooseFirstUnlessShown()
    showItems()
    showChosen()
  }

  /// Another child of a group is selected, which may have the group show another controller.
  func groupChanged(_ group: UITabGroup) {
    guard let root = root(of: group), let chosen, root.holds(chosen) else { return }
    choose(root)
  }

  // MARK: - Finding

  /// The root tabs that the bar shows, or the list of more tabs.
  var shownEntries: [UITab] {
    let shown = (entries ?? []).filter { !$0.isHidden }
    guard let names = compactTabIdentifiers, traitCollection.horizontalSizeClass == .compact else {
      return shown
    }
    return shown.filter { names.contains($0.identifier) }
  }

  var chosenIndex: Int? {
    guard let chosen = chosenOrList else { return nil }
    return shownEntries.firstIndex { $0.holds(chosen) }
  }

  /// The root tab that a controller belongs to, its own or that of a tab below.
  func entry(holding controller: UIViewController) -> UITab? {
    entries?.first { $0.holds(controller) }
  }

  /// The tab that a controller was made for.
  func tab(of controller: UIViewController) -> UITab? {
    tabs.lazy.flatMap(\.branch).first { $0.made === controller }
  }

  private func root(of tab: UITab) -> UITab? {
    entries?.first { $0.branch.contains { $0 === tab } }
  }

  // MARK: - Selecting

  /// Selects a tab, and in each group around it the child that leads to it (W-211).
  func select(_ tab: UITab?) {
    guard let tab, let root = root(of: tab) else { return }
    (tab as? UITabGroup)?.chosenChild = nil
    for child in sequence(first: tab, next: \.parent) { child.parent?.chosenChild = child }
    tab.managingTabGroup?.fillStack()
    choose(root)
  }
}

extension UITab {
  /// True for a controller that the tab, or one below it, has made or shows.
  func holds(_ controller: UIViewController) -> Bool {
    branch.contains { $0.made === controller || $0.madeFront === controller }
  }
}
