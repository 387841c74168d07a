internal import QuartzCore

/// The pages that are shown, and their frames.
extension UIPageViewController {
  func installPages() {
    stageView.frame = view.bounds
    stageView.clipsToBounds = true
    view.addSubview(stageView)
    swipe.install(in: self)
  }

  func pagesChanged() { viewIfLoaded?.setNeedsLayout() }

  func sourceChanged() {
    neighbours = PageNeighbours()
    askForIndicator()
    pagesChanged()
  }

  // MARK: Rules

  /// The number of pages a turn needs (T-52).
  private func required(animated: Bool) -> Int {
    if spineLocation == .mid { return 2 }
    return transitionStyle == .pageCurl && isDoubleSided && animated ? 2 : 1
  }

  func check(_ count: Int, animated: Bool) {
    let required = required(animated: animated)
    guard count != required, !isChoosingSpine else { return }
    UIKitException.wrongPageCount(provided: count, required: required).raise()
  }

  /// An open book has pages with two sides (T-61).
  func checkSides() {
    guard spineLocation == .mid, !isDoubleSided, !isChoosingSpine else { return }
    UIKitException.singleSidedSpine.raise()
  }

  /// The delegate may open or close the book for another size.
  func askForSpine(_ size: CGSize) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    isChoosingSpine = true
    let orientation: UIInterfaceOrientation =
      size.width > size.height ? .landscapeRight : .portrait
    spineLocation = delegate.pageViewController(self, spineLocationFor: orientation)
    isChoosingSpine = false
    if spineLocation == .mid { isDoubleSided = true }
    pagesChanged()
  }

  // MARK: Places

  /// The dots lie below the page, on a strip of their own.
  func layOutPages() {
    updatePageControl()
    var frame = view.bounds
    if let pageControl {
      let height: CGFloat = 37
      frame.size.height -= height + view.safeAreaInsets.bottom
      pageControl.frame = CGRect(x: 0, y: frame.maxY, width: frame.width, height: height)
    }
    stageView.frame = frame
    guard turns.isEmpty else { return }
    for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview === stageView {
      page.view.frame = self.frame(at: index, of: pages.count)
    }
  }

  /// Pages lie side by side.
  func frame(at index: Int, of count: Int) -> CGRect {
    let size = stageView.bounds.size
    let width = size.width / CGFloat(max(count, 1))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
  }

  // MARK: Dots

  /// Asked after every change by the app (T-58).
  func askForIndicator() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0, transitionStyle == .scroll, navigationOrientation == .horizontal else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return
    }
    let control = pageControl ?? makePageControl()
    control.numberOfPages = count
    shownDot = dataSource?.presentationIndex(for: self) ?? 0
    control.currentPage = shownDot
    pageControl = control
  }

  private func makePageControl() -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        turnByDots(to: control.currentPage)
      },
      for: .valueChanged
    )
    return control
  }

  private func updatePageControl() {
    if pageControl == nil { askForIndicator() }
    guard let pageControl, pageControl.superview == nil else { return }
    view.addSubview(pageControl)
  }

  /// A touch beside the filled dot turns one page.
  private func turnByDots(to index: Int) {
    guard let page = pages.first, turns.isEmpty else { return }
    let direction: NavigationDirection = index > shownDot ? .forward : .reverse
    pageControl?.currentPage = shownDot
    guard let next = neighbour(of: page, direction) else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    let old = pages
    start([next], direction, animated: true, drivers: []) { [weak self] finished in
      self?.turned(from: old, direction, finished: finished)
    }
  }

  /// The dots follow the user (T-58).
  func moveDots(_ direction: NavigationDirection) {
    shownDot += direction == .forward ? 1 : -1
    pageControl?.currentPage = shownDot
  }
}
