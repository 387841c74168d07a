internal import QuartzCore

/// Building the buttons and sharing out the width among flexible spaces.
extension UIToolbar: BarItemObserver {
  func setUpBar() {
    background.edgeLineIsOnTop = true
    addSubview(background)
  }

  func itemsChanged() {
    for item in items ?? [] { item.observer = self }
    isStale = true
    setNeedsLayout()
  }

  func barItemDidChange(_ item: NSObject) { itemsChanged() }

  /// The appearance that holds here, legacy properties mixed in.
  var shownAppearance: UIToolbarAppearance {
    let low = BarMetrics(traitCollection).isLow
    let copy = ((low ? compactAppearance : nil) ?? standardAppearance).duplicate()
    let isLegacy = barTintColor != nil || !legacyBackgrounds.isEmpty || barStyle != .default
    if placement.isAtScrollEdge {
      let edge = (low ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
      if let edge { return edge }
      if !isLegacy { copy.configureWithTransparentBackground() }
    }
    if let tint = barTintColor {
      copy.backgroundColor = tint
    } else if barStyle != .default {
      copy.backgroundColor = UIColor.blackBar
    }
    if let image = legacyImage(low: low) {
      copy.backgroundEffect = nil
      copy.backgroundImage = image
    }
    if let shadow = legacyShadows[barPosition] ?? legacyShadows[.any] {
      copy.shadowColor = nil
      // An image without size takes the hairline away.
      copy.shadowImage = shadow.size == .zero ? nil : shadow
    }
    return copy
  }

  /// The image for the bar's position and metrics, or else for any position or default metrics
  /// (W-215).
  private func legacyImage(low: Bool) -> UIImage? {
    let metrics: [UIBarMetrics] = low ? [.compact, .default] : [.default]
    let positions = [barPosition, .any]
    return metrics.lazy.flatMap { metrics in
      positions.lazy.map { ToolbarImage(position: $0, metrics: metrics) }
    }.compactMap { self.legacyBackgrounds[$0] }.first
  }

  func layOutBar() {
    let barAppearance = shownAppearance
    background.edgeLineIsOnTop = barPosition != .top && barPosition != .topAttached
    background.frame = bounds
    background.frame.size.height += max(placement.backgroundOverhang, safeAreaOverhang)
    background.show(barAppearance)
    if subviews.first !== background { sendSubviewToBack(background) }
    rebuildIfStale(barAppearance)
    layOutParts()
  }

  /// The height of the safe area's edge below a bar whose bottom lies on it: the background goes on
  /// to the edge of the view (W-202).
  private var safeAreaOverhang: CGFloat {
    guard let superview, barPosition != .top, barPosition != .topAttached else { return 0 }
    let inset = superview.safeAreaInsets.bottom
    let edge = superview.bounds.maxY - inset
    return inset > 0 && abs(frame.maxY - edge) < 0.5 ? inset : 0
  }

  private func rebuildIfStale(_ barAppearance: UIToolbarAppearance) {
    guard isStale else { return }
    isStale = false
    takeAppearance(for: items ?? [])
    let before = parts.map(SeenPlace.init)
    for part in parts { part.removeFromSuperview() }
    let low = BarMetrics(traitCollection).isLow
    parts = (items ?? []).filter { !$0.isHidden }.map { item in
      let appearance =
        item.style == .done ? barAppearance.doneButtonAppearance : barAppearance.buttonAppearance
      return BarButton.view(for: item, appearance: appearance, low: low)
    }
    for part in parts { addSubview(part) }
    SeenPlace.give(before, to: parts)
  }

  private func layOutParts() {
    let margin: CGFloat = bounds.width > 400 ? 20 : 16
    let left = safeAreaInsets.left + margin
    let width = bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin
    let row = CGSize(width: max(width, 0), height: bounds.height)
    let sizes = parts.map { BarButton.size(of: $0, in: row) }
    let gaps = self.gaps
    let flexible = parts.count { ($0 as? BarSpace)?.item.isFlexibleSpace ?? false }
    let used = sizes.reduce(0) { $0 + $1.width } + gaps.reduce(0, +)
    let share = flexible > 0 ? max(row.width - used, 0) / CGFloat(flexible) : 0
    var x = left
    for (index, part) in parts.enumerated() {
      let isFlexible = (part as? BarSpace)?.item.isFlexibleSpace ?? false
      let size = sizes[index]
      let shownWidth = isFlexible ? share : size.width
      let y = ((bounds.height - size.height) / 2).rounded()
      BarButton.place(
        part,
        in: CGRect(x: x.rounded(), y: y, width: shownWidth, height: size.height)
      )
      x += shownWidth + gaps[index]
    }
  }

  /// Buttons that follow each other without a space keep a little distance.
  private var gaps: [CGFloat] {
    parts.indices.map { index in
      guard index + 1 < parts.count else { return 0 }
      return parts[index] is BarSpace || parts[index + 1] is BarSpace ? 0 : 16
    }
  }

  func decodeToolbar(_ coder: NibCoder) {
    barStyle = coder.choice("barStyle", UIBarStyle.names) ?? .default
    isTranslucent = coder.bool("translucent") ?? true
    barTintColor = coder.color("barTintColor")
    if let child = coder.child(key: "standardAppearance") {
      UIToolbarAppearance(coder: child).map { standardAppearance = $0 }
    }
    scrollEdgeAppearance = coder.child(key: "scrollEdgeAppearance").flatMap {
      UIToolbarAppearance(coder: $0)
    }
    let items = coder.objects("items").compactMap { $0 as? UIBarButtonItem }
    if !items.isEmpty { self.items = items }
  }
}
