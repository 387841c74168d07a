internal import QuartzCore

/// The list of the controllers that a tab bar has no room for.
final class MoreListController: UITableViewController {
  private var rows: [UITab] = []
  private weak var tabs: UITabBarController?

  static func makeNavigation() -> UINavigationController {
    let list = MoreListController(style: .plain)
    list.title = "More"
    list.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = list.tabBarItem
    return navigation
  }

  /// Shows these rows, and a button to rearrange the tabs if some may be.
  func show(_ rows: [UITab], in tabs: UITabBarController) {
    self.tabs = tabs
    let isCustomizable = tabs.customizableViewControllers?.isEmpty == false
    if (navigationItem.rightBarButtonItem != nil) != isCustomizable {
      navigationItem.rightBarButtonItem = isCustomizable ? makeCustomizeButton() : nil
    }
    guard !self.rows.elementsEqual(rows, by: ===) else { return }
    self.rows = rows
    (viewIfLoaded as? UITableView)?.reloadData()
  }

  private func makeCustomizeButton() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in self?.tabs?.beginCustomizing() }
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item = rows[indexPath.row].item
    cell.textLabel?.text = item?.shownTitle
    cell.imageView?.image = item?.shownImage(selected: false)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard rows.indices.contains(indexPath.row) else { return }
    tabs?.userChoseMore(rows[indexPath.row])
  }
}
