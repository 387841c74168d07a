internal import QuartzCore

/// Choosing tabs, and where bar and chosen controller stand (S-6, T-14).
extension UITabBarController {
  /// How many tabs a narrow bar has room for.
  private static let mostTabs = 5

  func replaceTabs(with new: [UIViewController]?) {
    let old = tabs ?? []
    tabs = new
    for controller in new ?? [] { embed(controller) }
    for controller in old where new?.contains(where: { $0 === controller }) != true {
      expel(controller)
    }
    if new?.contains(where: { $0 === chosen }) != true { chosen = new?.first }
    showItems()
    if isViewLoaded { showChosen() }
  }

  func choose(_ controller: UIViewController?) {
    guard let controller else { return }
    let isKnown =
      tabs?.contains { $0 === controller } == true || controller === moreNavigationController
    guard isKnown else { UIKitException.unknownTab.raise() }
    chosen = controller
    showItems()
    if isViewLoaded { showChosen() }
  }

  func chooseIndex(_ index: Int) {
    guard let tabs, tabs.indices.contains(index) else { return }
    choose(tabs[index])
  }

  func userChose(_ item: UITabBarItem) {
    let controller =
      item === moreNavigationController.tabBarItem
      ? moreNavigationController : tabs?.first { $0.tabBarItem === item }
    guard let controller else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      return showItems()
    }
    choose(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The controllers that have no tab of their own.
  var overflow: [UIViewController] {
    guard let tabs, tabs.count > Self.mostTabs,
      traitCollection.horizontalSizeClass == .compact
    else { return [] }
    return Array(tabs.dropFirst(Self.mostTabs - 1))
  }

  /// What stands in the place of the chosen controller: the list of more, if it has no tab.
  private var chosenOrMore: UIViewController? {
    guard let chosen, overflow.contains(where: { $0 === chosen }) else { return chosen }
    return moreNavigationController
  }

  func showItems() {
    let overflow = self.overflow
    let direct = (tabs ?? []).dropLast(overflow.count)
    var items = direct.compactMap { $0.tabBarItem }
    if !overflow.isEmpty, let more = moreNavigationController.tabBarItem {
      items.append(more)
      (moreNavigationController.viewControllers.first as? MoreListController)?.show(overflow)
    }
    if !(tabBar.items ?? []).elementsEqual(items, by: ===) {
      tabBar.setItems(tabs == nil ? nil : items, animated: false)
    }
    let selected = chosenOrMore?.tabBarItem
    if tabBar.selectedItem !== selected { tabBar.selectedItem = selected }
  }

  func showChosen() {
    let target = chosenOrMore
    guard shown !== target else { return }
    let old = shown
    shown = target
    if let target {
      if target === moreNavigationController { embed(target) }
      install(target)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    view.setNeedsLayout()
  }

  func layOutTabs() {
    showItems()
    showChosen()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let height = BarMetrics(traitCollection).tabBar
    let isHidden = hidesBar
    tabBar.isHidden = isHidden
    tabBar.frame = CGRect(
      x: 0,
      y: bounds.height - height - safe.bottom,
      width: bounds.width,
      height: height + safe.bottom
    )
    guard let shown, let shownView = shown.viewIfLoaded else { return }
    let extends =
      shown.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
    var frame = bounds
    if !isHidden, !extends { frame.size.height = tabBar.frame.minY }
    shownView.frame = frame
    shown.barInsets = UIEdgeInsets(
      top: 0,
      left: 0,
      bottom: !isHidden && extends ? height : 0,
      right: 0
    )
    updateScrollEdge()
  }

  /// A pushed controller may ask for the bar to go.
  private var hidesBar: Bool {
    guard let navigation = shown as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func updateScrollEdge() {
    let content = shown.flatMap { ($0 as? UINavigationController)?.topViewController ?? $0 }
    tabBar.placement.isAtScrollEdge = content?.contentScrollView?.isAtBottom ?? true
  }
}
