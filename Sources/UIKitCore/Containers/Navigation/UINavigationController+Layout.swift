internal import QuartzCore

/// The layout of the bars and of the top controller's view (S-5, S-7, S-14).
extension UINavigationController {
  func installBars() {
    stageView.frame = view.bounds
    stageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stageView)
    installTop()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.setStack(stack.map(\.navigationItem))
    navigationBar.placement.isManaged = true
    toolbar.placement.isManaged = true
    backSwipe.install(in: self)
    barHiding.install(in: self)
  }

  /// Something about the bars changed: their items, height, or whether they are shown.
  func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  var showsNavigationBar: Bool {
    let metrics = BarMetrics(traitCollection)
    return !hidesNavigationBar && !isOverNestedStack
      && !(hidesBarsWhenVerticallyCompact && metrics.vertical == .compact)
  }

  /// A stack in the list of more tabs has a bar of its own.
  private var isOverNestedStack: Bool { stack.last is UINavigationController }

  func layOutNavigation() {
    installTop()
    // The pass after this one begins the transition, and asks for layout again.
    guard state.pending == nil || state.isMoving else { return }
    layOutBars()
    if !state.isMoving, let shown, let topView = shown.viewIfLoaded {
      let place = place(for: shown)
      topView.frame = place.frame
      shown.barInsets = place.insets
    }
    updateScrollEdges()
  }

  func layOutBars() {
    let safe = view.safeAreaInsets
    layOutNavigationBar(view.bounds, safe)
    layOutToolbar(view.bounds, safe)
  }

  /// A hidden bar waits above the screen, so that it can slide in from there.
  private func layOutNavigationBar(_ bounds: CGRect, _ safe: UIEdgeInsets) {
    navigationBar.placement.isSearching = isSearchingInBar
    navigationBar.placement.isInSheet = isInSheet
    let height = navigationBar.naturalHeight
    let isShown = showsNavigationBar
    let isMoving = barsAreMoving || runner?.transition.isAnimated == true
    navigationBar.isHidden = !isShown && !isMoving
    navigationBar.frame = CGRect(
      x: 0,
      y: isShown ? safe.top : -height,
      width: bounds.width,
      height: height
    )
    navigationBar.placement.backgroundOverhang = safe.top
  }

  /// True if a sheet that leaves room above it shows the stack.
  private var isInSheet: Bool {
    let sheet =
      presentationAround { _ in true }?.activeController as? UISheetPresentationController
    return sheet.map { $0.placement != .everywhere } ?? false
  }

  private func layOutToolbar(_ bounds: CGRect, _ safe: UIEdgeInsets) {
    let height = BarMetrics(traitCollection).toolbar
    toolbar.isHidden = hidesToolbar && !barsAreMoving
    toolbar.frame = CGRect(
      x: 0,
      y: hidesToolbar ? bounds.height : bounds.height - safe.bottom - height,
      width: bounds.width,
      height: height
    )
    toolbar.placement.backgroundOverhang = safe.bottom
    if toolbar.items ?? [] != stack.last?.toolbarItems ?? [] {
      toolbar.items = stack.last?.toolbarItems
    }
  }

  /// A controller's view lies under translucent bars, with their height as safe area, or between
  /// opaque ones.
  func place(for top: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    let safe = view.safeAreaInsets
    let edges = top.edgesForExtendedLayout
    let isOpaqueAllowed = top.extendedLayoutIncludesOpaqueBars
    var frame = view.bounds
    var insets = UIEdgeInsets.zero
    if showsNavigationBar {
      let height = navigationBar.naturalHeight
      if edges.contains(.top) && (navigationBar.isTranslucent || isOpaqueAllowed) {
        insets.top = height
      } else {
        frame.origin.y = safe.top + height
        frame.size.height -= frame.minY
      }
    }
    if !hidesToolbar {
      let height = BarMetrics(traitCollection).toolbar
      if edges.contains(.bottom) && (toolbar.isTranslucent || isOpaqueAllowed) {
        insets.bottom = height
      } else {
        frame.size.height = view.bounds.height - safe.bottom - height - frame.minY
      }
    }
    return (frame, insets)
  }

  /// Bars are clear while the content behind them is at its end.
  func updateScrollEdges() {
    let content = shown?.contentScrollView(for: .top)
    content?.updateAdjustedInset()
    if let content { contentScrolled(content) }
    navigationBar.placement.isAtScrollEdge = content?.isAtTop ?? true
    toolbar.placement.isAtScrollEdge = content?.isAtBottom ?? true
  }
}

extension UIScrollView {
  /// True if nothing of the content lies above the visible part.
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }

  /// True if nothing of the content lies below the visible part.
  var isAtBottom: Bool { contentOffset.y >= maximumOffset.y - 0.5 }
}
