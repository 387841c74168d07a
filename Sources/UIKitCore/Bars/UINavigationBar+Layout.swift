internal import QuartzCore

/// The appearance in force, and the layout of background and content.
extension UINavigationBar {
  func setUpBar() {
    addSubview(background)
    addSubview(content)
    content.bar = self
  }

  func placementChanged(from old: BarPlacement) {
    var (before, now) = (old, placement)
    (before.collapse, now.collapse) = (0, 0)
    // The field of a search that begins keeps the keys, so nothing is built anew for it.
    (before.isSearching, now.isSearching) = (false, false)
    let hadLargeTitle = showsLargeTitle && old.collapse < collapsible
    if before != now || hadLargeTitle != (shownLargeTitle > 0) { return appearanceChanged() }
    if placement != old {
      content.setNeedsLayout()
      setNeedsLayout()
    }
  }

  func appearanceChanged() {
    content.isStale = true
    setNeedsLayout()
  }

  var metrics: BarMetrics { BarMetrics(traitCollection) }

  /// True if the top item's title is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, metrics.largeTitleRow > 0, let index = stack.indices.last else {
      return false
    }
    return wantsLargeTitle(at: index)
  }

  /// An automatic item does as the one below it; the first is large (S-5).
  private func wantsLargeTitle(at index: Int) -> Bool {
    switch stack[index].largeTitleDisplayMode {
    case .always: true
    case .never: false
    case .automatic: index == 0 ? true : wantsLargeTitle(at: index - 1)
    }
  }

  /// The height with all that the top item shows, less what scrolling took.
  var naturalHeight: CGFloat {
    if placement.isSearching { return NavigationBarContent.searchRow + searchScopes }
    return metrics.navigationBar(hasPrompt: topItem?.prompt != nil, isLarge: false)
      + shownLargeTitle + shownSearch + 2 * sheetPadding
  }

  /// The room above and below the row of a bar in a sheet, which is 56 points high.
  var sheetPadding: CGFloat {
    placement.isInSheet && !metrics.isLow ? max(56 - metrics.navigationRow, 0) / 2 : 0
  }

  /// The points that scrolling can take from the bar.
  var collapsible: CGFloat {
    (showsLargeTitle ? metrics.largeTitleRow : 0) + collapsibleSearch
  }

  /// The points of that which scrolling has not taken yet.
  var remaining: CGFloat { max(collapsible - placement.collapse, 0) }

  private var collapsibleSearch: CGFloat {
    topItem?.hidesSearchBarWhenScrolling == true ? searchRow : 0
  }

  private var searchRow: CGFloat {
    topItem?.searchController == nil ? 0 : NavigationBarContent.searchRow
  }

  private var searchScopes: CGFloat {
    topItem?.searchController?.searchBar.showsScopeBar == true ? 44 : 0
  }

  /// The search bar goes before the large title does.
  var shownSearch: CGFloat { searchRow - min(placement.collapse, collapsibleSearch) }

  /// The height that is left of the row of the large title.
  var shownLargeTitle: CGFloat {
    guard showsLargeTitle else { return 0 }
    let taken = max(placement.collapse - collapsibleSearch, 0)
    return max(metrics.largeTitleRow - taken, 0)
  }

  func layOutBar() {
    let overhang = placement.backgroundOverhang
    background.frame = CGRect(
      x: 0,
      y: -overhang,
      width: bounds.width,
      height: bounds.height + overhang
    )
    let barAppearance = shownAppearance
    background.show(barAppearance)
    if subviews.first !== background { sendSubviewToBack(background) }
    content.frame = bounds
    let isAside = content.isStale && content.slide != .inPlace
    content.rebuildIfStale(barAppearance)
    if isAside { content.shift(to: content.slide) }
    content.setNeedsLayout()
    change?.old.frame.size.width = bounds.width
  }

  /// The appearance that holds here, legacy properties mixed in.
  ///
  /// Only to be read: it is the app's own object unless something is mixed in.
  var shownAppearance: UINavigationBarAppearance {
    let low = metrics.isLow
    if placement.isAtScrollEdge || (placement.isManaged && shownLargeTitle > 0) {
      if let edge = edgeAppearance(low: low) { return edge }
      if !hasLegacyBackground { return mixed(standard(low: low), isTransparent: true) }
    }
    return mixed(standard(low: low), isTransparent: false)
  }

  private func standard(low: Bool) -> UINavigationBarAppearance {
    let compact = low ? topItem?.compactAppearance ?? compactAppearance : nil
    return compact ?? topItem?.standardAppearance ?? standardAppearance
  }

  private func edgeAppearance(low: Bool) -> UINavigationBarAppearance? {
    let compact =
      low ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Documents from before appearances color the bar itself and expect it to stay so.
  var hasLegacyBackground: Bool {
    barTintColor != nil || !legacyBackground.isEmpty || barStyle != .default
  }

  private var hasLegacyText: Bool {
    titleTextAttributes != nil || largeTitleTextAttributes != nil
  }

  private func mixed(
    _ appearance: UINavigationBarAppearance,
    isTransparent: Bool
  ) -> UINavigationBarAppearance {
    guard isTransparent || hasLegacyBackground || hasLegacyText || shadowImage != nil else {
      return appearance
    }
    let copy = appearance.duplicate()
    if isTransparent { copy.configureWithTransparentBackground() }
    if let tint = barTintColor {
      copy.backgroundEffect = nil
      copy.backgroundColor = tint
    } else if barStyle != .default {
      copy.backgroundColor = UIColor.blackBar
    }
    if let image = legacyBackground[UIBarMetrics.default.rawValue] {
      copy.backgroundEffect = nil
      copy.backgroundColor = nil
      copy.backgroundImage = image
      copy.shadowImage = shadowImage
      if shadowImage != nil { copy.shadowColor = nil }
    }
    if let shadowImage, shadowImage.size.width <= 1 { copy.shadowColor = nil }
    copy.titleTextAttributes.merge(titleTextAttributes ?? [:]) { own, _ in own }
    copy.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { own, _ in own }
    return copy
  }

  var defaultTitleColor: UIColor { barStyle == .default ? .label : .white }
}

extension UIColor {
  /// The background of the legacy black bars.
  static let blackBar = UIColor(red: 28 / 255, green: 28 / 255, blue: 29 / 255, alpha: 0.94)
}
