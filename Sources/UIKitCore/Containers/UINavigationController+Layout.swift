internal import QuartzCore

/// Where bars and the top controller's view stand (S-5, S-7, S-14).
extension UINavigationController {
  func installBars() {
    showTop(animated: false)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    navigationBar.placement.isManaged = true
    toolbar.placement.isManaged = true
  }

  /// Something about the bars changed: their items, height, or whether they are shown.
  func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  var showsNavigationBar: Bool {
    let metrics = BarMetrics(traitCollection)
    return !hidesNavigationBar
      && !(hidesBarsWhenVerticallyCompact && metrics.vertical == .compact)
  }

  func layOutNavigation() {
    showTop(animated: false)
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    layOutNavigationBar(bounds, safe)
    layOutToolbar(bounds, safe)
    layOutTop(bounds)
    updateScrollEdges()
  }

  private func layOutNavigationBar(_ bounds: CGRect, _ safe: UIEdgeInsets) {
    navigationBar.isHidden = !showsNavigationBar
    navigationBar.frame = CGRect(
      x: 0,
      y: safe.top,
      width: bounds.width,
      height: navigationBar.naturalHeight
    )
    navigationBar.placement.backgroundOverhang = safe.top
  }

  private func layOutToolbar(_ bounds: CGRect, _ safe: UIEdgeInsets) {
    toolbar.isHidden = hidesToolbar
    guard !hidesToolbar else { return }
    let height = BarMetrics(traitCollection).toolbar
    toolbar.frame = CGRect(
      x: 0,
      y: bounds.height - safe.bottom - height,
      width: bounds.width,
      height: height
    )
    toolbar.placement.backgroundOverhang = safe.bottom
    if toolbar.items ?? [] != stack.last?.toolbarItems ?? [] {
      toolbar.items = stack.last?.toolbarItems
    }
  }

  /// The view lies under translucent bars, with their height as safe area, or between opaque ones.
  private func layOutTop(_ bounds: CGRect) {
    guard let top = shown, let topView = top.viewIfLoaded else { return }
    let edges = top.edgesForExtendedLayout
    let isOpaqueAllowed = top.extendedLayoutIncludesOpaqueBars
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if showsNavigationBar {
      let extends = edges.contains(.top) && (navigationBar.isTranslucent || isOpaqueAllowed)
      if extends {
        insets.top = navigationBar.frame.height
      } else {
        frame.origin.y = navigationBar.frame.maxY
        frame.size.height -= frame.minY
      }
    }
    if !hidesToolbar {
      let extends = edges.contains(.bottom) && (toolbar.isTranslucent || isOpaqueAllowed)
      if extends {
        insets.bottom = toolbar.frame.height
      } else {
        frame.size.height = toolbar.frame.minY - frame.minY
      }
    }
    topView.frame = frame
    top.barInsets = insets
  }

  /// Bars are clear while the content behind them is at its end.
  func updateScrollEdges() {
    let content = shown?.contentScrollView
    content?.updateAdjustedInset()
    navigationBar.placement.isAtScrollEdge = content?.isAtTop ?? true
    toolbar.placement.isAtScrollEdge = content?.isAtBottom ?? true
  }
}

extension UIScrollView {
  /// Whether nothing of the content lies above what is in sight.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }

  /// Whether nothing of the content lies below what is in sight.
  var isAtBottom: Bool { contentOffset.y >= maximumOffset.y - 0.5 }
}
