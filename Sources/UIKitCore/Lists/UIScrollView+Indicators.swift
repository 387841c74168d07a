internal import QuartzCore

/// The bars that show the place in the content while it moves.
extension UIScrollView {
  /// Shows the bars of the axes along which there is something to scroll.
  func showIndicators() {
    let showsAny = showsVerticalScrollIndicator || showsHorizontalScrollIndicator
    guard window != nil, showsAny else { return }
    let bars = scrolling.indicators ?? ScrollIndicators()
    if scrolling.indicators == nil {
      scrolling.indicators = bars
      layer.addSublayer(bars.vertical)
      layer.addSublayer(bars.horizontal)
    }
    bars.showing += 1
    bars.areShown = true
    placeIndicators()
  }

  /// Lets the bars fade, a moment after the content came to rest.
  func hideIndicatorsSoon() {
    guard let bars = scrolling.indicators, bars.areShown else { return }
    bars.showing += 1
    let showing = bars.showing
    window?.screen.frameLoop.schedule(after: Self.indicatorPause) { [weak self] in
      guard let self, scrolling.indicators?.showing == showing else { return }
      fadeIndicators()
    }
  }

  /// In seconds: how long the bars stay when nothing moves, and how long they take to fade.
  private static let indicatorPause: TimeInterval = 0.4
  private static let indicatorFade: TimeInterval = 0.25

  private func fadeIndicators() {
    guard let bars = scrolling.indicators else { return }
    bars.areShown = false
    for bar in [bars.vertical, bars.horizontal] where bar.opacity > 0 {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = bar.opacity
      fade.toValue = 0
      fade.duration = Self.indicatorFade
      bar.opacity = 0
      bar.add(fade, forKey: "fade")
    }
  }

  /// A property of the bars changed.
  func indicatorsChanged() { placeIndicators() }

  /// Puts the bars where the content is now.
  func placeIndicators() {
    guard let bars = scrolling.indicators, bars.areShown else { return }
    let shown = bounds.inset(by: adjustedContentInset)
    let total = contentSize
    let isVertical = showsVerticalScrollIndicator && total.height > shown.height + 0.5
    let isHorizontal = showsHorizontalScrollIndicator && total.width > shown.width + 0.5
    place(bars.vertical, isVertical ? verticalFrame(shown, leavesCorner: isHorizontal) : nil)
    place(bars.horizontal, isHorizontal ? horizontalFrame(shown, leavesCorner: isVertical) : nil)
  }

  private func place(_ bar: CALayer, _ frame: CGRect?) {
    guard let frame else {
      bar.opacity = 0
      return
    }
    bar.removeAnimation(forKey: "fade")
    bar.frame = frame
    bar.opacity = 1
    bar.backgroundColor = indicatorColor.cgColor
  }

  private var indicatorColor: UIColor {
    let isLight: Bool =
      switch indicatorStyle {
      case .white: true
      case .black: false
      case .default: traitCollection.userInterfaceStyle == .dark
      }
    return isLight ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
  }

  /// The edges of the tracks: the insets of the bars, and the bars of the screen around them.
  private func trackInsets(_ own: UIEdgeInsets) -> UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own
  }

  private func verticalFrame(_ shown: CGRect, leavesCorner: Bool) -> CGRect {
    let (size, margin) = (ScrollIndicators.thickness, ScrollIndicators.margin)
    let area = bounds.inset(by: trackInsets(verticalScrollIndicatorInsets))
    let track = max(0, area.height - 2 * margin - (leavesCorner ? size + margin : 0))
    let span = ScrollIndicators.span(
      shown: shown.height,
      of: contentSize.height,
      at: shown.minY,
      track: track
    )
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return alignToPixel(
      CGRect(
        x: isMirrored ? area.minX + margin : area.maxX - margin - size,
        y: area.minY + margin + span.start,
        width: size,
        height: span.length
      )
    )
  }

  private func horizontalFrame(_ shown: CGRect, leavesCorner: Bool) -> CGRect {
    let (size, margin) = (ScrollIndicators.thickness, ScrollIndicators.margin)
    let area = bounds.inset(by: trackInsets(horizontalScrollIndicatorInsets))
    let track = max(0, area.width - 2 * margin - (leavesCorner ? size + margin : 0))
    let span = ScrollIndicators.span(
      shown: shown.width,
      of: contentSize.width,
      at: shown.minX,
      track: track
    )
    return alignToPixel(
      CGRect(
        x: area.minX + margin + span.start,
        y: area.maxY - margin - size,
        width: span.length,
        height: size
      )
    )
  }
}
