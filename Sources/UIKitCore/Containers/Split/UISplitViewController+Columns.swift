internal import QuartzCore

/// The controllers of the columns.
extension UISplitViewController {
  /// The columns from the leading side on.
  var visibleOrder: [Column] { [.primary, .supplementary, .secondary] }

  var currentControllers: [UIViewController] {
    if isCollapsed, let shown = collapse?.shown { return [shown] }
    return visibleOrder.compactMap { columns[$0] }
  }

  func replaceControllers(_ controllers: [UIViewController]) {
    setColumn(.primary, to: controllers.first)
    if style == .tripleColumn, controllers.count > 2 {
      setColumn(.supplementary, to: controllers[1])
    }
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
    wrapped[column] = isWrapped ? nil : controller.map { WrappedController(controller: $0) }
    if let old, !columns.values.contains(where: { $0 === old }) { expel(old) }
    if let new { embed(new) }
    columnReplaced(column, by: new)
    columnsChanged()
  }

  func columnsChanged() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Showing

  /// Shows where the sender's column is: in the primary navigation stack.
  func showPrimary(_ controller: UIViewController, sender: Any?) {
    if style == .unspecified,
      delegate?.splitViewController(self, show: controller, sender: sender) == true
    {
      return
    }
    if let navigation = currentControllers.first as? UINavigationController {
      navigation.show(controller, sender: sender)
    } else if style == .unspecified, !isCollapsed {
      setColumn(.primary, to: controller)
    } else {
      present(controller, animated: true)
    }
  }

  /// Replaces the secondary in columns; while collapsed the primary shows it (T-27, T-36).
  func showSecondary(_ controller: UIViewController, sender: Any?) {
    if style == .unspecified,
      delegate?.splitViewController(self, showDetail: controller, sender: sender) == true
    {
      return
    }
    guard isCollapsed else { return setColumn(.secondary, to: controller) }
    guard let shown = collapse?.shown ?? columns[.primary] else {
      return setColumn(.secondary, to: controller)
    }
    guard let navigation = shown as? UINavigationController else {
      // Neither the split view controller nor its children have a place for it (T-27).
      return present(controller, animated: true)
    }
    if let other = controller as? UINavigationController {
      let contents = other.viewControllers
      columns[.secondary] = other
      wrapped[.secondary] = nil
      other.surrender(contents)
      push(contents, on: navigation)
    } else {
      push([controller], on: navigation)
    }
  }

  private func push(_ contents: [UIViewController], on navigation: UINavigationController) {
    guard let last = contents.last else { return }
    // A detail that was shown before gives way to the new one.
    let old = collapse?.moved[.secondary] ?? []
    let base = navigation.viewControllers.filter { item in !old.contains { $0 === item } }
    collapse?.note(contents, of: .secondary)
    if base.count == navigation.viewControllers.count, contents.count == 1 {
      navigation.show(last, sender: self)
    } else {
      navigation.setViewControllers(base + contents, animated: true)
    }
  }
}
