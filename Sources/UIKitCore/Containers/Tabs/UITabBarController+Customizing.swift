internal import QuartzCore

/// Rearranging tabs: a sheet shows all that may be, in the order that they will have.
extension UITabBarController {
  func beginCustomizing() {
    let movable = customizableViewControllers ?? []
    guard !movable.isEmpty, presentedViewController == nil else { return }
    delegate?.tabBarController(self, willBeginCustomizing: movable)
    let page = TabCustomizer(viewControllers ?? [], movable: movable) { [weak self] order in
      self?.endCustomizing(order)
    }
    present(UINavigationController(rootViewController: page), animated: true)
  }

  private func endCustomizing(_ order: [UIViewController]) {
    let changed = !order.elementsEqual(viewControllers ?? [], by: ===)
    delegate?.tabBarController(self, willEndCustomizing: order, changed: changed)
    dismiss(animated: true) { [weak self] in
      guard let self else { return }
      if changed {
        let movable = customizableViewControllers
        setViewControllers(order, animated: false)
        customizableViewControllers = movable
      }
      delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
    }
  }
}

/// The list in which tabs are moved; the first four are in the bar.
final class TabCustomizer: UITableViewController {
  private(set) var order: [UIViewController]
  private let movable: [UIViewController]
  private let done: ([UIViewController]) -> Void

  init(
    _ order: [UIViewController],
    movable: [UIViewController],
    done: @escaping ([UIViewController]) -> Void
  ) {
    self.order = order
    self.movable = movable
    self.done = done
    super.init(style: .insetGrouped)
    title = "Configure"
    isModalInPresentation = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.done(self.order)
      }
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    (view as? UITableView)?.setEditing(true, animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    order.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = order[indexPath.row].tab?.item ?? order[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.shownTitle
    cell.imageView?.image = item?.shownImage(selected: false)
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movable.contains { $0 === order[indexPath.row] }
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    order.insert(order.remove(at: source.row), at: destination.row)
  }
}
