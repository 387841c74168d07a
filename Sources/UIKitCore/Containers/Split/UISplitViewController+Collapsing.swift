internal import QuartzCore

/// A record of a collapse, so that separating can undo it.
struct SplitCollapse {
  /// The one controller that is shown.
  var shown: UIViewController?
  /// The controllers from a column's stack that lie on the shown one, lowest first.
  var moved: [UISplitViewController.Column: [UIViewController]] = [:]

  /// Notes what lies on the stack for a column, and for no other one: an app may have put there
  /// what lay on the stack for another column before.
  mutating func note(_ contents: [UIViewController], of column: UISplitViewController.Column) {
    for other in moved.keys where other != column {
      moved[other]?.removeAll { item in contents.contains { $0 === item } }
    }
    moved[column] = contents
  }
}

/// Many columns become one stack, and one stack becomes columns again (T-24…T-26, T-31, T-32).
extension UISplitViewController {
  /// Called when columns are laid out and the window is narrow.
  func collapseIfNeeded() {
    guard collapse == nil else { return }
    collapse = SplitCollapse()
    if style == .unspecified { collapseClassic() } else { collapseColumns() }
    announceShowDetailTarget()
  }

  /// Called when columns are laid out and the window has room for them.
  func expandIfNeeded() {
    guard let collapse else { return }
    if style == .unspecified { expandClassic(collapse) } else { expandColumns(collapse) }
    announceShowDetailTarget()
  }

  /// Views that mark a row as leading to a detail draw anew (T-39).
  private func announceShowDetailTarget() {
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: self
    )
  }

  /// Those that were stacked while collapsed; one that was taken off waits to be shown again.
  package var stackedControllers: [UIViewController] {
    visibleOrder.flatMap { collapse?.moved[$0] ?? [] }
  }

  /// A column got another controller while its stack may lie on another's.
  func columnReplaced(_ column: Column, by new: UIViewController?) { undoCollapse() }

  /// Gives every column its own stack again, without a word to the delegate.
  func undoCollapse() {
    guard collapse != nil else { return }
    undoMoves()
    collapse = nil
  }

  // MARK: Classic

  /// The delegate names the primary, then takes care of the secondary, or the primary does (T-24).
  private func collapseClassic() {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]
    guard let primary, let secondary = columns[.secondary] else {
      collapse?.shown = primary ?? columns[.secondary]
      return
    }
    if primary.parent !== self { embed(primary) }
    collapse?.shown = primary
    let isHandled =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// The delegate names both, or the primary gives the secondary up (T-26).
  private func expandClassic(_ collapse: SplitCollapse) {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? collapse.shown
    let secondary =
      primary.flatMap { delegate?.splitViewController(self, separateSecondaryFrom: $0) }
      ?? primary?.separateSecondaryViewController(for: self)
    self.collapse = nil
    setColumn(.primary, to: primary)
    setColumn(.secondary, to: secondary)
    for column in [Column.primary, .secondary] { columns[column].map(embed) }
  }

  /// Takes the content of a secondary controller out, to be put on the primary's stack.
  func release(_ secondary: UIViewController, from column: Column = .secondary)
    -> [UIViewController]
  {
    let contents: [UIViewController]
    if let navigation = secondary as? UINavigationController {
      contents = navigation.viewControllers
      navigation.surrender(contents)
    } else {
      contents = [secondary]
      expel(secondary)
    }
    collapse?.note(contents, of: column)
    return contents
  }

  /// Returns the moved controllers, with those pushed on top of them, to their column's controller.
  func restore(_ column: Column, from navigation: UINavigationController) -> UIViewController? {
    let contents = stacked(column, on: navigation)
    collapse?.moved[column] = nil
    guard let container = stackTakingBack(column) else {
      // Of a controller and what was pushed on it, the top alone becomes the column.
      navigation.surrender(contents.suffix(1))
      return contents.last ?? columns[column]
    }
    navigation.surrender(contents)
    // What an app pushed on a column whose content lay elsewhere lies on that.
    container.setViewControllers(contents + container.viewControllers, animated: false)
    return container
  }

  /// The column's own stack, if it takes back what lay on another; nil if the top of that becomes
  /// the column instead, as of a classic pair whose secondary is no stack or has got another
  /// content (T-26).
  func stackTakingBack(_ column: Column) -> UINavigationController? {
    guard let stack = columns[column] as? UINavigationController else { return nil }
    return stack.viewControllers.isEmpty || style != .unspecified ? stack : nil
  }

  /// The content of a column and what was pushed on it; what it was when it was last seen.
  func stacked(_ column: Column, on navigation: UINavigationController) -> [UIViewController] {
    let moved = collapse?.moved[column] ?? []
    let stack = navigation.viewControllers
    let first = stack.firstIndex { item in moved.contains { $0 === item } }
    return first.map { Array(stack[$0...]) } ?? waiting(column, leaving: navigation)
  }

  /// The controllers taken off the stack, without those that the app uses elsewhere by now.
  ///
  /// A pop that was asked for begins after layout; until then they are still children of the stack.
  private func waiting(
    _ column: Column,
    leaving navigation: UINavigationController? = nil
  ) -> [UIViewController] {
    (collapse?.moved[column] ?? []).filter {
      ($0.parent == nil || $0.parent === navigation) && !isHeld(by: $0)
    }
  }

  // MARK: Columns

  /// The controller of the compact column, or all stacks on the primary's (T-31).
  private func collapseColumns() {
    let proposed: Column =
      columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compact = columns[.compact] {
      delegate?.splitViewController(self, willShow: .compact)
      collapse?.shown = compact
    } else {
      collapse?.shown = columns[.primary] ?? columns[.secondary]
      for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
        stack(column)
      }
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Puts the stack of a column on the one that is shown.
  func stack(_ column: Column, animated: Bool = false) {
    guard let base = collapse?.shown as? UINavigationController, let controller = columns[column],
      controller !== base, !isStacked(column)
    else { return }
    let contents =
      collapse?.moved[column] == nil ? release(controller, from: column) : waiting(column)
    base.setViewControllers(base.viewControllers + contents, animated: animated)
  }

  /// True if a column's content lies on the stack that is shown.
  func isStacked(_ column: Column) -> Bool {
    guard let base = collapse?.shown as? UINavigationController else { return false }
    let moved = collapse?.moved[column] ?? []
    return base.viewControllers.contains { item in moved.contains { $0 === item } }
  }

  private func expandColumns(_ collapse: SplitCollapse) {
    undoMoves()
    self.collapse = nil
    let proposed = modes.natural
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    chosenMode = mode == proposed ? nil : modes.nearest(to: mode)
    for column in visibleOrder where columns[column] != nil {
      let isSeen = columns(in: currentDisplayMode).contains(column)
      if isSeen {
        delegate?.splitViewController(self, willShow: column)
      } else {
        delegate?.splitViewController(self, willHide: column)
      }
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// The upper columns first, since they lie on the lower ones.
  private func undoMoves() {
    guard let base = collapse?.shown as? UINavigationController else { return }
    for column in [Column.secondary, .supplementary] where collapse?.moved[column] != nil {
      if let container = restore(column, from: base) { embed(container) }
    }
  }
}

/// The part of a navigation controller that is primary of a classic pair.
extension UINavigationController {
  /// Puts the secondary's content on its own stack (T-24).
  func takeOver(_ secondary: UIViewController, for split: UISplitViewController) {
    let contents = split.release(secondary)
    setViewControllers(stack + contents, animated: false)
  }

  /// Gives up what lies on its own stack as the next secondary (T-26).
  func giveUpSecondary(for split: UISplitViewController) -> UIViewController? {
    if split.collapse?.moved[.secondary] != nil { return split.restore(.secondary, from: self) }
    guard stack.count > 1, let top = stack.last else { return split.columns[.secondary] }
    // A pop begins only after layout, and the column takes it now.
    surrender([top])
    return top
  }
}

extension UIViewController {
  /// Posted when `showDetailViewController` leads elsewhere than before (T-39).
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification"
  )
}
