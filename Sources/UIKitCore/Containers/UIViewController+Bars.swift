extension UIViewController {
  /// Sets the title of the controller, and of the items that represent it in bars (L-27).
  func setTitle(_ title: String?) {
    let old = settings.title
    settings.title = title
    bars.navigationItem?.title = title
    if let item = bars.tabBarItem, item.title == nil || item.title == old { item.title = title }
  }

  /// The item of the document, or a new one with the controller's title.
  var ownNavigationItem: UINavigationItem {
    if let item = bars.navigationItem { return item }
    let item = UINavigationItem()
    item.title = settings.title
    bars.navigationItem = item
    return item
  }

  /// The item of the document, or a new one with the controller's title.
  ///
  /// A navigation controller
  /// without one of its own shows that of its first controller.
  var ownTabBarItem: UITabBarItem {
    if let item = bars.tabBarItem { return item }
    let root = (self as? UINavigationController)?.viewControllers.first
    if settings.title == nil, let root { return root.ownTabBarItem }
    let item = UITabBarItem()
    item.title = settings.title
    bars.tabBarItem = item
    return item
  }

  func changeToolbarItems(_ items: [UIBarButtonItem]?) {
    bars.toolbarItems = items
    navigationController?.barsChanged()
  }

  func decodeBars(_ nib: NibCoder) {
    bars.navigationItem = nib.object("navigationItem") as? UINavigationItem
    bars.tabBarItem = nib.object("tabBarItem") as? UITabBarItem
    let items = nib.objects("toolbarItems").compactMap { $0 as? UIBarButtonItem }
    bars.toolbarItems = items.isEmpty ? nil : items
  }

  /// The closest controller above of a kind.
  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var above = parent
    while let controller = above {
      if let container = controller as? Container { return container }
      above = controller.parent
    }
    return nil
  }

  func scrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    bars.watched.lazy.filter { !$0.edges.isDisjoint(with: edge) }.compactMap(\.scrollView).first
      ?? firstScrollView
  }

  func watch(_ scrollView: UIScrollView?, at edges: NSDirectionalRectEdge) {
    for index in bars.watched.indices { bars.watched[index].edges.subtract(edges) }
    bars.watched.removeAll { $0.edges.isEmpty || $0.scrollView == nil }
    if let scrollView {
      bars.watched.insert(WatchedContent(scrollView: scrollView, edges: edges), at: 0)
    }
    navigationController?.barsChanged()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The view itself, or the first thing in it.
  private var firstScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    let first = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    // Pages have their own content that bars watch.
    return first is PageScrollView ? nil : first
  }
}

extension UIViewController {
  /// The one button of the controller that turns editing on and off.
  var ownEditButton: UIBarButtonItem {
    if let button = bars.editButton { return button }
    let button = UIBarButtonItem(
      barButtonSystemItem: isEditing ? .done : .edit,
      target: nil,
      action: nil
    )
    button.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    bars.editButton = button
    return button
  }

  /// Editing begins or ends; the button says what a tap does next.
  func changeEditing(_ editing: Bool) {
    settings.isEditing = editing
    bars.editButton?.systemItem = editing ? .done : .edit
    bars.editButton?.style = editing ? .done : .plain
  }
}
