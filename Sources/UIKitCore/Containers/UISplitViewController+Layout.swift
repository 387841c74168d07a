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
    showSeparators([])
    for child in children where child !== single { child.viewIfLoaded?.removeFromSuperview() }
    override(nil, for: single)
    install(single)
    single.view.frame = view.bounds
  }

  private func layOutBeside() {
    expandIfNeeded()
    let shown = shownColumns.filter { columns[$0] != nil }
    for child in children where !shown.contains(where: { columns[$0] === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    var lines: [CGRect] = []
    var x: CGFloat = 0
    for column in shown {
      let isLast = column == shown.last
      let width = isLast ? max(view.bounds.width - x, 0) : self.width(of: column)
      let frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
      columns[column].map { show($0, in: frame, isLast) }
      x += width
      guard !isLast else { break }
      lines.append(CGRect(x: x, y: 0, width: pixel, height: view.bounds.height))
      x += pixel
    }
    showSeparators(lines)
  }

  private func width(of column: Column) -> CGFloat {
    column == .supplementary ? supplementaryWidth : primaryWidth
  }

  /// Narrow columns are compact to what they hold.
  private func show(_ controller: UIViewController, in frame: CGRect, _ isLast: Bool) {
    override(isLast ? nil : UITraitCollection(horizontalSizeClass: .compact), for: controller)
    install(controller)
    controller.view.autoresizingMask = []
    controller.view.frame = frame
  }

  private func override(_ traits: UITraitCollection?, for child: UIViewController) {
    guard overrideTraitCollection(forChild: child) != traits else { return }
    setOverrideTraitCollection(traits, forChild: child)
  }

  private func showSeparators(_ frames: [CGRect]) {
    while separators.count > frames.count { separators.popLast()?.removeFromSuperview() }
    while separators.count < frames.count {
      let line = UIView()
      line.backgroundColor = .opaqueSeparator
      view.addSubview(line)
      separators.append(line)
    }
    for (line, frame) in zip(separators, frames) { line.frame = frame }
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
