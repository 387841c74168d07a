internal import QuartzCore

/// Which controllers there are, and how they collapse into one.
extension UISplitViewController {
  /// The columns from the leading side on.
  var visibleOrder: [Column] { [.primary, .supplementary, .secondary] }

  var currentControllers: [UIViewController] {
    if isCollapsed, isViewLoaded, let collapsed { return [collapsed] }
    return visibleOrder.compactMap { columns[$0] }
  }

  func replaceControllers(_ controllers: [UIViewController]) {
    setColumn(.primary, to: controllers.first)
    setColumn(.secondary, to: controllers.dropFirst().last)
  }

  func setColumn(_ column: Column, to controller: UIViewController?) {
    let isWrapped =
      style == .unspecified || column == .compact || controller is UINavigationController
    let new =
      isWrapped ? controller : controller.map { UINavigationController(rootViewController: $0) }
    let old = columns[column]
    guard old !== new else { return }
    columns[column] = new
    if let old { expel(old) }
    if let new { embed(new) }
    collapseIsDecided = false
    collapsed = nil
    columnsChanged()
  }

  func columnsChanged() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Collapsing

  /// The secondary goes on top of the primary, unless the delegate says otherwise (T-24, T-31).
  func collapseIfNeeded() -> UIViewController? {
    guard !collapseIsDecided else { return collapsed }
    collapseIsDecided = true
    collapsed = style == .unspecified ? collapseClassic() : collapseColumns()
    delegate?.splitViewControllerDidCollapse(self)
    return collapsed
  }

  private func collapseClassic() -> UIViewController? {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]
    guard let primary, let secondary = columns[.secondary] else {
      return primary ?? columns[.secondary]
    }
    let isHandled =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isHandled { stack(secondary, on: primary) }
    return primary
  }

  private func collapseColumns() -> UIViewController? {
    let proposed: Column = columns[.compact] == nil ? .secondary : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact { return columns[.compact] }
    guard let primary = columns[.primary] else { return columns[.secondary] }
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      if let controller = columns[column] { stack(controller, on: primary) }
    }
    return primary
  }

  private func stack(_ secondary: UIViewController, on primary: UIViewController) {
    guard let base = primary as? UINavigationController else { return }
    if let navigation = secondary as? UINavigationController {
      let contents = navigation.viewControllers
      navigation.setViewControllers([], animated: false)
      moved += contents
    } else {
      expel(secondary)
      moved.append(secondary)
    }
    base.setViewControllers(base.viewControllers + moved, animated: false)
  }

  /// Gives the secondary stack back what collapsing took (T-26).
  func expandIfNeeded() {
    guard collapseIsDecided else { return }
    collapseIsDecided = false
    collapsed = nil
    guard !moved.isEmpty, let base = columns[.primary] as? UINavigationController else { return }
    let returned = moved
    moved = []
    base.setViewControllers(
      base.viewControllers.filter { controller in !returned.contains { $0 === controller } },
      animated: false
    )
    if let navigation = columns[.secondary] as? UINavigationController {
      navigation.setViewControllers(returned, animated: false)
    } else if let secondary = columns[.secondary] {
      embed(secondary)
    }
    delegate?.splitViewControllerDidExpand(self)
  }
}
