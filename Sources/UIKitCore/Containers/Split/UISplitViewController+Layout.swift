internal import QuartzCore

/// Column widths and column frames (T-22, T-37).
extension UISplitViewController {
  private static let automatic = UISplitViewController.automaticDimension

  private var containerWidth: CGFloat { viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }

  var primaryWidth: CGFloat {
    let width = containerWidth
    return Self.width(
      ColumnPreferences(
        width: preferredPrimaryColumnWidth,
        fraction: preferredPrimaryColumnWidthFraction,
        least: minimumPrimaryColumnWidth,
        most: maximumPrimaryColumnWidth
      ),
      natural: width >= 1366 ? 375 : 320,
      in: width
    )
  }

  var supplementaryWidth: CGFloat {
    guard style == .tripleColumn, columns[.supplementary] != nil else { return 0 }
    return Self.width(
      ColumnPreferences(
        width: preferredSupplementaryColumnWidth,
        fraction: preferredSupplementaryColumnWidthFraction,
        least: minimumSupplementaryColumnWidth,
        most: maximumSupplementaryColumnWidth
      ),
      natural: 320,
      in: containerWidth
    )
  }

  /// The widths an app asked for in a column; `automaticDimension` where it asked for none.
  private struct ColumnPreferences {
    var width: CGFloat
    var fraction: CGFloat
    var least: CGFloat
    var most: CGFloat
  }

  /// At most two fifths of the window unless the app says otherwise (T-37).
  private static func width(
    _ preferences: ColumnPreferences,
    natural: CGFloat,
    in total: CGFloat
  ) -> CGFloat {
    var wanted = natural
    if preferences.width != automatic {
      wanted = preferences.width
    } else if preferences.fraction != automatic {
      wanted = total * preferences.fraction
    }
    if preferences.least != automatic { wanted = max(wanted, preferences.least) }
    return min(wanted, preferences.most != automatic ? preferences.most : max(total * 0.4, 320))
  }

  // MARK: Places

  func layOutColumns() {
    if let motion, isCollapsed || motion.transition.container.bounds.size != motionSize {
      motion.end(finished: true)
    }
    if isCollapsed { layOutCollapsed() } else if motion == nil { layOutBeside() }
    chrome.updateGestures(
      isEnabled: presentsWithGesture && !isCollapsed,
      edge: primaryEdge,
      hides: currentDisplayMode.isOver
    )
    updateButtons()
  }

  private func layOutCollapsed() {
    collapseIfNeeded()
    chrome.showSeparators([], in: view)
    chrome.showShade(false, above: nil, in: view)
    guard let single = collapse?.shown else { return }
    for child in children where child !== single { child.viewIfLoaded?.removeFromSuperview() }
    override(nil, for: single)
    install(single)
    single.view.frame = view.bounds
  }

  private func layOutBeside() {
    expandIfNeeded()
    let mode = currentDisplayMode
    let shown = columns(in: mode)
    for child in children where !shown.contains(where: { columns[$0] === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    let places = places(in: mode)
    // The last column lies lowest, so that those over it need no other order.
    for column in shown.reversed() {
      columns[column].map { show($0, in: places.frames[column] ?? .zero, column == shown.last) }
    }
    chrome.showShade(
      mode.isOver,
      above: shown.last.flatMap { columns[$0]?.viewIfLoaded },
      in: view
    )
    chrome.showSeparators(places.lines, in: view)
  }

  /// Narrow columns are compact to what they hold.
  func show(_ controller: UIViewController, in frame: CGRect, _ isLast: Bool) {
    override(isLast ? nil : UITraitCollection(horizontalSizeClass: .compact), for: controller)
    install(controller, at: isLast ? 0 : view.subviews.count)
    controller.view.autoresizingMask = []
    controller.view.frame = frame
  }

  private func override(_ traits: UITraitCollection?, for child: UIViewController) {
    guard overrideTraitCollection(forChild: child) != traits else { return }
    setOverrideTraitCollection(traits, forChild: child)
  }

  // MARK: Buttons

  /// The newer style puts the button into the bars itself: into the secondary's while no other
  /// column is seen, otherwise into the first column's.
  private func updateButtons() {
    // A stack has a way back, and needs no button for columns.
    if displayModeButtonItem.isHidden != isCollapsed {
      displayModeButtonItem.isHidden = isCollapsed
    }
    guard style != .unspecified else { return }
    let isShown =
      !isCollapsed && displayModeButtonVisibility != .never
      && (presentsWithGesture || displayModeButtonVisibility == .always)
    let first = columns(in: currentDisplayMode).first
    for column in visibleOrder {
      let bar = (columns[column] as? UINavigationController)?.navigationBar
      let item = isShown && column == first ? displayModeButtonItem : nil
      if bar?.containerItem !== item { bar?.containerItem = item }
    }
  }

  func decodeSplit(_ coder: NibCoder) {
    preferredDisplayMode = coder.choice("preferredDisplayMode", DisplayMode.names) ?? .automatic
    preferredSplitBehavior =
      coder.choice(
        "behavior",
        ["tile": .tile, "overlay": .overlay, "displace": .displace]
      )
      ?? .automatic
    primaryBackgroundStyle =
      coder.choice("primaryBackgroundStyle", ["sidebar": .sidebar]) ?? .none
    presentsWithGesture = coder.bool("presentsWithGesture") ?? true
  }
}

extension UISplitViewController.DisplayMode {
  static let names: [String: Self] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "hidden": .secondaryOnly,
    "beside": .oneBesideSecondary, "over": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
    "twoOver": .twoOverSecondary, "displace": .twoDisplaceSecondary,
  ]
}

extension NibCoder {
  /// A document says which style it means by the columns that it allows.
  var columnStyle: UISplitViewController.Style {
    let segues = element.child("connections")?.children("segue") ?? []
    let hasSupplementary = segues.contains { $0["relationship"] == "supplementaryViewController" }
    if hasSupplementary { return .tripleColumn }
    return bool("allowDoubleColumnStyle") == true ? .doubleColumn : .unspecified
  }
}
