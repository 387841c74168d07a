internal import QuartzCore

/// Choosing tabs (T-02, T-07…T-11).
extension UITabBarController {
  /// The most tabs that a narrow bar has room for.
  private static let mostTabs = 5

  func choose(_ controller: UIViewController?) {
    guard let controller else { return }
    let entry = self.entry(holding: controller)
    guard entry != nil || controller === moreNavigationController else {
      UIKitException.unknownTab.raise()
    }
    // The controller of a group's child is shown by way of the group.
    if let entry, entry.madeFront !== controller, let below = tab(of: controller) {
      return select(below)
    }
    show(controller)
  }

  func choose(_ entry: UITab) { entry.front.map(show) }

  private func show(_ controller: UIViewController) {
    chosen = controller
    takeIn(controller)
    showItems()
    showChosen(isAsked: true)
  }

  func chooseIndex(_ index: Int) {
    let shown = shownEntries
    guard shown.indices.contains(index) else { return }
    choose(shown[index])
  }

  /// The delegate is asked even about the tab that is chosen already (T-07, T-08, W-210).
  func userChose(_ item: UITabBarItem) {
    guard item !== moreNavigationController.tabBarItem else { return userChoseList() }
    guard let entry = shownEntries.first(where: { $0.item === item }) else { return }
    let previous = selectedTab
    guard delegate?.tabBarController(self, shouldSelectTab: entry.leaf) ?? true,
      let controller = entry.front,
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return showItems() }
    let isAgain = controller === shown
    if !isAgain { choose(controller) }
    delegate?.tabBarController(self, didSelectTab: entry.leaf, previousTab: previous)
    delegate?.tabBarController(self, didSelect: controller)
    // A second tap leads back to the beginning (T-09).
    if isAgain { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
  }

  private func userChoseList() {
    let more = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return showItems() }
    let isAgain = more === shown
    if !isAgain { choose(more) }
    delegate?.tabBarController(self, didSelect: more)
    if isAgain { more.popToRootViewController(animated: true) }
  }

  /// A row of the list of more tabs was chosen.
  func userChoseMore(_ entry: UITab) {
    let previous = selectedTab
    guard delegate?.tabBarController(self, shouldSelectTab: entry.leaf) ?? true,
      let controller = entry.front,
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    chosen = controller
    pushMore(controller, animated: true)
    delegate?.tabBarController(self, didSelectTab: entry.leaf, previousTab: previous)
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: - More

  /// The tabs that the bar has no room for.
  var overflow: [UITab] {
    let shown = shownEntries
    guard shown.count > Self.mostTabs, traitCollection.horizontalSizeClass == .compact else {
      return []
    }
    return Array(shown.dropFirst(Self.mostTabs - 1))
  }

  private var chosenIsInMore: Bool {
    guard let chosen else { return false }
    return overflow.contains { $0.holds(chosen) }
  }

  /// The controller in the place of the chosen one: the list of more, if the chosen has no tab.
  var place: UIViewController? { chosenIsInMore ? moreNavigationController : chosen }

  /// The list itself is chosen once its user went back to it.
  var chosenOrList: UIViewController? {
    guard chosenIsInMore, shown === moreNavigationController,
      moreNavigationController.stack.count == 1
    else { return chosen }
    return moreNavigationController
  }

  /// The stack whose first screen lists what the bar has no room for.
  static func makeMoreNavigation() -> UINavigationController { MoreListController.makeNavigation() }

  func moreChanged() {
    let list = moreNavigationController.stack.first as? MoreListController
    list?.show(overflow, in: self)
  }

  /// Puts a controller on the list's stack, out of this controller's own.
  private func pushMore(_ controller: UIViewController, animated: Bool) {
    let more = moreNavigationController
    guard let list = more.stack.first, more.topViewController !== controller else { return }
    if controller.parent === self { controller.viewIfLoaded?.removeFromSuperview() }
    if let inner = controller as? UINavigationController {
      inner.navigationBar.outerBack = OuterBack(title: list.title) { [weak more] in
        more?.popViewController(animated: true)
      }
    }
    more.setViewControllers([list, controller], animated: animated)
  }

  /// Takes back the controllers that the list pushed and that have a tab again.
  private func takeBackFromMore() {
    let more = moreNavigationController
    let overflow = self.overflow
    for entry in entries ?? [] {
      guard let controller = entry.madeFront, controller.parent !== self else { continue }
      let isPushed = more.stack.contains { $0 === controller }
      guard !isPushed || !overflow.contains(where: { $0 === entry }) else { continue }
      if isPushed { more.surrender([controller]) }
      guard controller.parent == nil else { continue }
      (controller as? UINavigationController)?.navigationBar.outerBack = nil
      embed(controller)
    }
  }

  // MARK: - Bar

  func showItems() {
    let overflow = self.overflow
    let direct = shownEntries.dropLast(overflow.count)
    var items = direct.compactMap { $0.item }
    if !overflow.isEmpty, let more = moreNavigationController.tabBarItem {
      items.append(more)
      moreChanged()
    }
    takeBackFromMore()
    if !(tabBar.items ?? []).elementsEqual(items, by: ===) {
      tabBar.replaceItems(entries == nil ? nil : items)
    }
    let selected = place.flatMap(entry)?.item ?? place?.tabBarItem
    if tabBar.selectedItem !== selected { tabBar.selectedItem = selected }
  }

  // MARK: - Showing

  /// Shows what is chosen: without callbacks outside of a window, otherwise in a transition (T-04).
  func showChosen(isAsked: Bool = false) {
    guard isViewLoaded else { return }
    let target = place
    if target === moreNavigationController {
      if let target { embed(target) }
      // The user may have gone back to the list, which then stays.
      if let chosen, chosen !== target, isAsked || shown !== target {
        pushMore(chosen, animated: false)
      } else if shown !== target {
        moreNavigationController.popToRootViewController(animated: false)
      }
    }
    guard shown !== target else { return }
    running?.end(finished: true)
    let old = shown
    shown = target
    startTransition(from: old, to: target)
  }

  private func startTransition(from old: UIViewController?, to new: UIViewController?) {
    guard view.window != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let newView = new?.view {
        newView.frame = stageView.bounds
        newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stageView.addSubview(newView)
      }
      return view.setNeedsLayout()
    }
    let runner = TransitionRunner(transition(from: old, to: new))
    running = runner
    runner.run()
    view.setNeedsLayout()
  }

  private func transition(from old: UIViewController?, to new: UIViewController?) -> Transition {
    var transition = Transition(owner: self, container: stageView)
    transition.from = old.map { .whole($0, in: stageView) }
    transition.to = new.map { .whole($0, in: stageView) }
    if let old, let new {
      transition.animator = delegate?.tabBarController(
        self,
        animationControllerForTransitionFrom: old,
        to: new
      )
      transition.interaction = transition.animator.flatMap {
        delegate?.tabBarController(self, interactionControllerFor: $0)
      }
    }
    // Without animation the new one hears first that it appears (T-04).
    if transition.animator == nil { transition.willOrder = .appearanceFirst }
    transition.didOrder = .disappearanceFirst
    transition.completion = { [weak self] finished in
      guard let self else { return }
      running = nil
      if !finished { takeBack(old) }
      view.setNeedsLayout()
    }
    return transition
  }

  /// A cancelled choice leaves the old one (T-06).
  private func takeBack(_ old: UIViewController?) {
    shown = old
    if let old { chosen = old }
    showItems()
  }
}
