internal import QuartzCore

/// Bars that come, go and change with what is shown.
extension UINavigationController {
  // MARK: With a transition

  /// The bar takes the items of the stack; in motion it keeps the old content for a while.
  func changeBar(animated: Bool) -> BarChange? {
    let items = stack.map(\.navigationItem)
    guard animated, showsNavigationBar, !items.isEmpty else {
      navigationBar.setStack(items)
      resetCollapse()
      return nil
    }
    let change = navigationBar.beginChange(to: items)
    resetCollapse()
    return change
  }

  /// Moves the bars along with the controllers.
  func moveBars(
    _ change: BarChange?,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    coordinator.animate(alongsideTransition: { [weak self] _ in
      change?.move()
      self?.placeBars()
      self?.tabBarController?.moveTabBar()
    })
  }

  func settleBars(_ change: BarChange?, finished: Bool, before: [UIViewController]) {
    change.map { navigationBar.endChange($0, finished: finished) }
    if !finished, change == nil { navigationBar.setStack(before.map(\.navigationItem)) }
  }

  /// Puts the bars where they belong now, so that an animation around takes them there.
  func placeBars() {
    guard isViewLoaded else { return }
    layOutBars()
    navigationBar.layoutIfNeeded()
    toolbar.layoutIfNeeded()
  }

  // MARK: Hiding

  func hideNavigationBar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesNavigationBar else { return }
    hidesNavigationBar = hidden
    if !hidden { navigationBar.isHidden = false }
    animateBars(animated)
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    if !hidden { toolbar.isHidden = false }
    animateBars(animated)
  }

  /// With a transition if one runs, otherwise for a moment of their own.
  private func animateBars(_ animated: Bool) {
    barsChanged()
    guard animated, isSeen else { return }
    barsAreMoving = true
    let move = { [weak self] in
      guard let self else { return }
      view.layoutIfNeeded()
    }
    let settle = { [weak self] in
      guard let self else { return }
      barsAreMoving = false
      barsChanged()
    }
    if let runner {
      runner.coordinator.animate(
        alongsideTransition: { _ in move() },
        completion: { _ in settle() }
      )
      return
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: move,
      completion: { _ in settle() }
    )
  }

  // MARK: Large titles

  /// Scrolled content takes the search bar and the large title with it, up to the row above (S-5).
  func contentScrolled(_ content: UIScrollView) {
    guard isSeen, !state.isMoving, let shown, content === shown.contentScrollView(for: .top),
      showsNavigationBar, navigationBar.collapsible > 0
    else { return }
    // Content that does not know the bar yet, such as rows that come before the first layout, is
    // moved below it, which is no scrolling (S-46).
    guard abs(shown.barInsets.top - place(for: shown).insets.top) < 1e-6 else { return }
    let collapse = reachesBelowBar(content) ? collapse(for: content) : 0
    // The height, the insets and the offset follow from one another, each rounded by itself: what
    // they differ by in the last place must not go round and round.
    guard abs(collapse - navigationBar.placement.collapse) > 1e-6 else { return }
    navigationBar.placement.collapse = collapse
    layOutBars()
    shown.barInsets = place(for: shown).insets
  }

  /// True if content begins above the end of the bar's first row; other content, such as a list
  /// that is laid out below the safe area, takes nothing from the bar, whose height decides its
  /// place.
  private func reachesBelowBar(_ content: UIScrollView) -> Bool {
    let row = navigationBar.frame.minY + navigationBar.naturalHeight - navigationBar.remaining
    let top = content.superview.map { $0.convert(content.frame, to: view).minY } ?? 0
    return content.adjustedContentInset.top > 0 && top < row - 0.5
  }

  /// The part of the collapsible height for which the content's offset leaves no room, in points.
  func collapse(for content: UIScrollView) -> CGFloat {
    let most = navigationBar.collapsible
    let full = navigationBar.naturalHeight + navigationBar.placement.collapse
    let top = content.contentOffset.y + content.contentInset.top
    let expanded = -(view.safeAreaInsets.top + full)
    return min(max(top - expanded, 0), most)
  }

  /// A content that was laid out before decides; a new one begins with all of its title.
  func resetCollapse() {
    let content = stack.last?.contentScrollView(for: .top)
    guard let content, navigationBar.collapsible > 0, reachesBelowBar(content) else {
      navigationBar.placement.collapse = 0
      return
    }
    navigationBar.placement.collapse = collapse(for: content)
  }
}
