/// The tab of a controller that was set as such: it has the title, the picture and the badge of the
/// controller's `tabBarItem` (W-212).
final class ControllerTab: UITab {
  let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(title: "", image: nil, identifier: UUID().uuidString)
    made = controller
  }

  override var item: UITabBarItem? { controller.tabBarItem }
  override var title: String {
    get { item?.shownTitle ?? "" }
    set { item?.title = newValue }
  }
  override var image: UIImage? {
    get { item?.image }
    set { item?.image = newValue }
  }
  override var badgeValue: String? {
    get { item?.badgeValue }
    set { item?.badgeValue = newValue }
  }
  override var isEnabled: Bool {
    get { item?.isEnabled ?? true }
    set { item?.isEnabled = newValue }
  }
}

extension UITab: UIPopoverPresentationControllerSourceItem {
  /// The place of the tab's button in the coordinates of a view; nil if the bar does not show it.
  public func frame(in referenceView: UIView) -> CGRect? {
    tabBarController?.tabBar.button(for: item)?.frame(in: referenceView)
  }
}

extension UITabBar {
  /// The button that shows an item; nil for none.
  func button(for item: UITabBarItem?) -> UIView? {
    layoutIfNeeded()
    return buttons.first { ($0 as? TabButton)?.item === item }
  }
}
