internal import QuartzCore

/// The layout of the bar and the chosen controller (S-6, T-14).
extension UITabBarController {
  func installTabs() {
    stageView.frame = view.bounds
    stageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stageView)
    view.addSubview(tabBar)
    tabBar.placement.isManaged = true
    showItems()
  }

  func layOutTabs() {
    entriesChanged()
    layOutTabBar()
    guard let shown, let shownView = shown.viewIfLoaded else { return }
    let height = BarMetrics(traitCollection).tabBar
    let extends =
      shown.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
    var frame = view.bounds
    if !hidesBar, !extends { frame.size.height = tabBar.frame.minY }
    if running == nil { shownView.frame = frame }
    shown.barInsets = UIEdgeInsets(
      top: 0,
      left: 0,
      bottom: !hidesBar && extends ? height : 0,
      right: 0
    )
    updateScrollEdge()
  }

  /// Beside the screen while a pushed controller wants it gone, so that it can slide back.
  private func layOutTabBar() {
    let bounds = view.bounds
    let bottom = view.safeAreaInsets.bottom
    let height = BarMetrics(traitCollection).tabBar
    tabBar.isHidden = hidesBar && !stackIsMoving && !barIsMoving
    tabBar.frame = CGRect(
      x: hidesBar && !barIsHidden ? -bounds.width : 0,
      y: barIsHidden ? bounds.height : bounds.height - height - bottom,
      width: bounds.width,
      height: height + bottom
    )
  }

  /// The bar goes along with a push or pop.
  func moveTabBar() {
    guard isViewLoaded else { return }
    layOutTabBar()
  }

  private var stackIsMoving: Bool {
    (shown as? UINavigationController)?.state.isMoving == true
  }

  /// Hides the bar or shows it, for the app (W-213).
  func hideTabBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.window != nil, UIView.areAnimationsEnabled else { return }
    barIsMoving = true
    UIView.animate(withDuration: 0.25) {
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.barIsMoving = false
      self.view.setNeedsLayout()
    }
  }

  /// The app may hide the bar, and a pushed controller may ask for it to go.
  private var hidesBar: Bool {
    if barIsHidden { return true }
    guard let navigation = shown as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func updateScrollEdge() {
    var content = shown
    // The list of more tabs may hold a stack.
    while let stack = content as? UINavigationController { content = stack.topViewController }
    tabBar.placement.isAtScrollEdge = content?.contentScrollView(for: .bottom)?.isAtBottom ?? true
  }
}
