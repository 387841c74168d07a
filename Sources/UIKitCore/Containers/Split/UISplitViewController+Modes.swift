internal import QuartzCore

/// Arranging columns: by preference, size, button, gesture and `show` (T-22, T-33, T-34, T-38).
extension UISplitViewController {
  var modes: SplitModes { modes(preferring: preferredDisplayMode) }

  private func modes(preferring preferred: DisplayMode) -> SplitModes {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return SplitModes(
      style: style,
      preferredMode: preferred,
      preferredBehavior: preferredSplitBehavior,
      isWide: size.width > size.height
    )
  }

  var currentDisplayMode: DisplayMode { chosenMode ?? modes.natural }

  /// Moves the columns if the new preference changes what is seen (T-22).
  func preferredModeChanged(from oldPreference: DisplayMode) {
    let old = chosenMode ?? modes(preferring: oldPreference).natural
    chosenMode = nil
    let new = currentDisplayMode
    guard new != old, !isCollapsed, viewIfLoaded?.window != nil else { return columnsChanged() }
    chosenMode = old
    change(to: new)
    chosenMode = nil
  }

  /// The columns that an arrangement shows, from the leading side on.
  func columns(in mode: DisplayMode) -> [Column] {
    let side: [Column] = style == .tripleColumn ? [.supplementary, .primary] : [.primary]
    let shown = Set(side.prefix(mode.sideColumns) + [.secondary])
    let there = visibleOrder.filter { shown.contains($0) && columns[$0] != nil }
    return there.isEmpty ? visibleOrder.filter { columns[$0] != nil } : there
  }

  /// Takes another arrangement; the delegate hears before (T-38).
  func change(to mode: DisplayMode) {
    let old = currentDisplayMode
    guard mode != old else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    if style != .unspecified {
      let (before, after) = (columns(in: old), columns(in: mode))
      for column in after where !before.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      }
      for column in before where !after.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      }
    }
    if viewIfLoaded?.window != nil { view.layoutIfNeeded() }
    chosenMode = mode
    moveColumns(from: old)
  }

  // MARK: Show and hide

  func reveal(_ column: Column) {
    if isCollapsed { return revealCollapsed(column) }
    let wanted: Int
    switch column {
    case .primary: wanted = style == .tripleColumn ? 2 : 1
    case .supplementary: wanted = style == .tripleColumn ? 1 : 0
    case .secondary, .compact: wanted = 0  // Neither can be out of sight (T-33).
    }
    guard wanted > currentDisplayMode.sideColumns else { return }
    change(to: modes.mode(withSideColumns: wanted))
  }

  func conceal(_ column: Column) {
    if isCollapsed { return concealCollapsed(column) }
    let left: Int
    switch column {
    case .primary: left = style == .tripleColumn ? 1 : 0
    case .supplementary: left = style == .tripleColumn ? 0 : Int.max
    case .secondary, .compact: left = Int.max
    }
    guard left < currentDisplayMode.sideColumns else { return }
    change(to: modes.mode(withSideColumns: left))
  }

  /// The column whose stack is on top while collapsed.
  var topCollapsedColumn: Column {
    [.secondary, .supplementary].first { isStacked($0) } ?? .primary
  }

  /// Pushes the column and those between, or pops to it; on top it already is (T-33).
  private func revealCollapsed(_ column: Column) {
    guard column != .compact, let base = collapse?.shown as? UINavigationController else { return }
    if column.rawValue < topCollapsedColumn.rawValue {
      for above in [Column.secondary, .supplementary]
      where above.rawValue > column.rawValue && isStacked(above) { unstack(above, on: base) }
    } else {
      for between in [Column.supplementary, .secondary] where between.rawValue <= column.rawValue {
        stack(between, animated: true)
      }
    }
  }

  private func concealCollapsed(_ column: Column) {
    guard column != .primary, column == topCollapsedColumn,
      let base = collapse?.shown as? UINavigationController
    else { return }
    unstack(column, on: base)
  }

  /// Off the stack, where it waits to be shown again.
  private func unstack(_ column: Column, on base: UINavigationController) {
    let contents = stacked(column, on: base)
    let first = base.viewControllers.firstIndex { $0 === contents.first }
    guard let first, first > 0 else { return }
    collapse?.note(contents, of: column)
    base.popToViewController(base.viewControllers[first - 1], animated: true)
  }

  // MARK: Button and gesture

  func makeDisplayModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      style: .plain,
      target: nil,
      action: nil
    )
    item.primaryAction = UIAction(image: item.image) { [weak self] _ in self?.toggle() }
    return item
  }

  /// The mode that button and gesture lead to; the delegate may choose another (T-38).
  private var targetMode: DisplayMode {
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if asked != .automatic { return modes.nearest(to: asked) }
    let mode = currentDisplayMode
    if style == .unspecified, mode == .secondaryOnly {
      return modes.isWide ? .oneBesideSecondary : .oneOverSecondary
    }
    if mode.sideColumns == modes.allowed.count - 1 { return modes.mode(withSideColumns: 0) }
    return modes.mode(withSideColumns: mode.sideColumns + 1)
  }

  func toggle() {
    guard !isCollapsed else { return }
    change(to: targetMode)
  }

  /// A touch beside columns that lie over the secondary one.
  func dismissOverlay() {
    guard currentDisplayMode.isOver else { return }
    change(to: .secondaryOnly)
  }

  /// A swipe from the edge shows, one back hides.
  func swiped(_ shows: Bool) {
    guard presentsWithGesture, !isCollapsed else { return }
    let count = currentDisplayMode.sideColumns + (shows ? 1 : -1)
    let mode = shows && style == .unspecified ? targetMode : modes.mode(withSideColumns: count)
    guard mode != currentDisplayMode else { return }
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    change(to: mode)
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
  }
}
