internal import QuartzCore

/// Building the tab buttons and sharing out the width.
extension UITabBar: BarItemObserver {
  func setUpBar() {
    background.edgeLineIsOnTop = true
    addSubview(background)
  }

  func replaceItems(_ items: [UITabBarItem]?) {
    for item in tabs ?? [] { item.observer = nil }
    tabs = items
    for item in items ?? [] { item.observer = self }
    if let chosen = selectedItem, items?.contains(where: { $0 === chosen }) != true {
      selectedItem = nil
    }
    itemsChanged()
  }

  func itemsChanged() {
    isStale = true
    setNeedsLayout()
  }

  func barItemDidChange(_ item: NSObject) { itemsChanged() }

  /// The appearance that holds here, legacy properties mixed in.
  var shownAppearance: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    let isLegacy = barTintColor != nil || backgroundImage != nil || barStyle != .default
    let copy = standard.duplicate()
    if placement.isAtScrollEdge {
      if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
      if !isLegacy { copy.configureWithTransparentBackground() }
    }
    if let tint = barTintColor {
      copy.backgroundColor = tint
    } else if barStyle != .default {
      copy.backgroundColor = UIColor.blackBar
    }
    if let backgroundImage { copy.backgroundImage = backgroundImage }
    if shadowImage != nil { copy.shadowColor = nil }
    return copy
  }

  func layOutBar() {
    let barAppearance = shownAppearance
    background.frame = bounds
    background.show(barAppearance)
    if subviews.first !== background { sendSubviewToBack(background) }
    rebuildIfStale(barAppearance)
    let row = bounds.inset(
      by: UIEdgeInsets(
        top: 0,
        left: safeAreaInsets.left,
        bottom: min(safeAreaInsets.bottom, bounds.height / 2),
        right: safeAreaInsets.right
      )
    )
    for (button, frame) in zip(buttons, frames(in: row)) { button.frame = frame }
  }

  private func rebuildIfStale(_ barAppearance: UITabBarAppearance) {
    guard isStale else { return }
    isStale = false
    takeAppearance(for: tabs ?? [])
    let before = buttons.map(SeenPlace.init)
    for button in buttons { button.removeFromSuperview() }
    let metrics = BarMetrics(traitCollection)
    let style: UITabBarItemAppearance.Style =
      metrics.tabsAreInline ? (metrics.isLow ? .compactInline : .inline) : .stacked
    buttons = (tabs ?? []).map { item in
      let button = TabButton(item, style: style, bar: self, barAppearance: barAppearance)
      button.addAction(
        UIAction { [weak self] _ in self?.choose(item) },
        for: .touchUpInside
      )
      button.setPressedBySpring(isSpringLoaded)
      return button
    }
    for button in buttons { addSubview(button) }
    SeenPlace.give(before, to: buttons)
  }

  private func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Tabs fill the width of phones and are in the middle of pads.
  private func frames(in row: CGRect) -> [CGRect] {
    let count = CGFloat(buttons.count)
    guard count > 0 else { return [] }
    let fills =
      itemPositioning == .fill
      || (itemPositioning == .automatic && traitCollection.userInterfaceIdiom != .pad)
    let spacing = fills ? 0 : itemSpacing > 0 ? itemSpacing : 34
    let widths = buttons.map { button -> CGFloat in
      if fills { return row.width / count }
      return itemWidth > 0 ? itemWidth : max((button as? TabButton)?.naturalWidth ?? 0, 76)
    }
    var x = row.minX
    if !fills { x += (row.width - widths.reduce(0, +) - spacing * (count - 1)) / 2 }
    return widths.map { width in
      defer { x += width + spacing }
      return CGRect(x: x.rounded(), y: row.minY, width: width.rounded(), height: row.height)
    }
  }

  func decodeTabBar(_ coder: NibCoder) {
    barStyle = coder.choice("barStyle", UIBarStyle.names) ?? .default
    isTranslucent = coder.bool("translucent") ?? true
    barTintColor = coder.color("barTintColor")
    if let color = coder.color("selectedImageTintColor") { tintColor = color }
    unselectedItemTintColor = coder.color("unselectedItemTintColor")
    if let child = coder.child(key: "standardAppearance") {
      UITabBarAppearance(coder: child).map { standardAppearance = $0 }
    }
    scrollEdgeAppearance = coder.child(key: "scrollEdgeAppearance").flatMap {
      UITabBarAppearance(coder: $0)
    }
    let items = coder.objects("items").compactMap { $0 as? UITabBarItem }
    if !items.isEmpty { setItems(items, animated: false) }
  }
}
