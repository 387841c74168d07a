internal import QuartzCore

/// Appearance in force, and where background and content stand.
extension UINavigationBar {
  func setUpBar() {
    addSubview(background)
    addSubview(content)
    content.bar = self
  }

  func placementChanged(from old: BarPlacement) {
    if placement != old { appearanceChanged() }
  }

  func appearanceChanged() {
    content.isStale = true
    setNeedsLayout()
  }

  var metrics: BarMetrics { BarMetrics(traitCollection) }

  /// Whether the top item's title is large.
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

  var naturalHeight: CGFloat {
    metrics.navigationBar(hasPrompt: topItem?.prompt != nil, isLarge: showsLargeTitle)
      + (topItem?.searchController == nil ? 0 : NavigationBarContent.searchRow)
  }

  func layOutBar() {
    let overhang = placement.backgroundOverhang
    background.frame = CGRect(
      x: 0,
      y: -overhang,
      width: bounds.width,
      height: bounds.height + overhang
    )
    background.show(shownAppearance)
    if subviews.first !== background { sendSubviewToBack(background) }
    content.frame = bounds
    content.rebuildIfStale()
    content.setNeedsLayout()
  }

  /// The appearance that holds here, legacy properties mixed in.
  var shownAppearance: UINavigationBarAppearance {
    let low = metrics.isLow
    if placement.isAtScrollEdge || (placement.isManaged && showsLargeTitle) {
      if let edge = edgeAppearance(low: low) { return edge }
      if !hasLegacyBackground { return mixed(transparent(standard(low: low))) }
    }
    return mixed(standard(low: low))
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

  private func transparent(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let copy = appearance.duplicate()
    copy.configureWithTransparentBackground()
    return copy
  }

  /// Documents from before appearances color the bar itself and expect it to stay so.
  var hasLegacyBackground: Bool {
    barTintColor != nil || !legacyBackground.isEmpty || barStyle != .default
  }

  private func mixed(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let copy = appearance.duplicate()
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
