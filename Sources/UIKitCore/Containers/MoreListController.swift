internal import QuartzCore

/// The list of the controllers that a tab bar has no room for.
final class MoreListController: UITableViewController {
  private var controllers: [UIViewController] = []

  static func makeNavigation() -> UINavigationController {
    let list = MoreListController(style: .plain)
    list.title = "More"
    list.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = list.tabBarItem
    return navigation
  }

  func show(_ controllers: [UIViewController]) {
    guard !self.controllers.elementsEqual(controllers, by: ===) else { return }
    self.controllers = controllers
    (viewIfLoaded as? UITableView)?.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.shownTitle
    cell.imageView?.image = item?.shownImage(selected: false)
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
