internal import QuartzCore

/// Column widths, and where each column stands (T-22, T-37).
extension UISplitViewController {
  private static let automatic = UISplitViewController.automaticDimension

  /// Classic pairs hide the primary in portrait; columns of the newer style stay beside (T-22).
  var currentDisplayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    let isWide = size.width > size.height
    if style == .tripleColumn {
      return isWide ? .twoBesideSecondary : .oneBesideSecondary
    }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  private var containerWidth: CGFloat { viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }

  var primaryWidth: CGFloat {
    let width = containerWidth
    var wanted: CGFloat = width >= 1366 ? 375 : 320
    if preferredPrimaryColumnWidth != Self.automatic {
      wanted = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != Self.automatic {
      wanted = width * preferredPrimaryColumnWidthFraction
    }
    if minimumPrimaryColumnWidth != Self.automatic {
      wanted = max(wanted, minimumPrimaryColumnWidth)
    }
    if maximumPrimaryColumnWidth != Self.automatic {
      return min(wanted, maximumPrimaryColumnWidth)
    }
    return min(wanted, max(width * 0.4, 320))
  }

  var supplementaryWidth: CGFloat {
    guard style == .tripleColumn, columns[.supplementary] != nil else { return 0 }
    return preferredSupplementaryColumnWidth == Self.automatic
      ? 320 : preferredSupplementaryColumnWidth
  }

  func layOutColumns() {
    if isCollapsed { layOutCollapsed() } else { layOutBeside() }
  }

  private func layOutCollapsed() {
    guard let single = collapseIfNeeded() else { return }
    for line in separators { line.removeFromSuperview() }
    separators = []
    for child in children where child !== single { child.viewIfLoaded?.removeFromSuperview() }
    setOverrideTraitCollection(nil, forChild: single)
    install(single)
    single.view.frame = view.bounds
  }

  private func layOutBeside() {
    expandIfNeeded()
    let shown = shownColumns
    for child in children where !shown.contains(where: { columns[$0] === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    for line in separators { line.removeFromSuperview() }
    separators = []
    var x: CGFloat = 0
    for column in shown {
      guard let controller = columns[column] else { continue }
      let isLast = column == .secondary
      let width = isLast ? max(view.bounds.width - x, 0) : self.width(of: column)
      show(controller, in: CGRect(x: x, y: 0, width: width, height: view.bounds.height), isLast)
      x += width
      if !isLast { x += addSeparator(at: x) }
    }
  }

  private func width(of column: Column) -> CGFloat {
    column == .supplementary ? supplementaryWidth : primaryWidth
  }

  /// Narrow columns are compact to what they hold.
  private func show(_ controller: UIViewController, in frame: CGRect, _ isLast: Bool) {
    let narrow = isLast ? nil : UITraitCollection(horizontalSizeClass: .compact)
    setOverrideTraitCollection(narrow, forChild: controller)
    install(controller)
    controller.view.autoresizingMask = []
    controller.view.frame = frame
  }

  private func addSeparator(at x: CGFloat) -> CGFloat {
    let width = 1 / max(traitCollection.displayScale, 1)
    let line = UIView(frame: CGRect(x: x, y: 0, width: width, height: view.bounds.height))
    line.backgroundColor = .opaqueSeparator
    view.addSubview(line)
    separators.append(line)
    return width
  }

  private var shownColumns: [Column] {
    switch displayMode {
    case .secondaryOnly:
      columns[.secondary] == nil ? [.primary] : [.secondary]
    case .oneBesideSecondary, .oneOverSecondary, .automatic:
      style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: visibleOrder
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
