internal import CoreGraphics

/// A list that is pulled down until it is fetched again (V-175).
extension UIRefreshControl {
  var scrollView: UIScrollView? { superview as? UIScrollView }

  /// In points: the height of the control, and how far content is pulled beyond its beginning until
  /// a refresh begins.
  static let roomHeight: CGFloat = 60
  private static let threshold: CGFloat = 72

  /// The content moved: the control lies above it, at the edge once it is pulled further than that
  /// is high.
  func contentMoved() {
    guard let scrollView else { return }
    let edge = scrollView.adjustedContentInset.top - scrollView.scrolling.refreshInset
    let pulled = -scrollView.contentOffset.y - edge
    let part = min(max(pulled / Self.threshold, 0), 1)
    if !isRefreshing { show(pulled: part) }
    guard !isHidden else { return }
    frame = CGRect(
      x: 0,
      y: min(-Self.roomHeight, -pulled),
      width: scrollView.bounds.width,
      height: Self.roomHeight
    )
    guard !isRefreshing, !hasBegun, scrollView.isDragging, part == 1 else { return }
    hasBegun = true
    start()
    sendActions(for: .valueChanged)
  }

  /// Content that is let go rests below the wheel while it turns.
  func fingerLifted() {
    hasBegun = false
    if isRefreshing { makeRoom() }
  }

  func makeRoom() {
    guard let scrollView, scrollView.scrolling.refreshInset == 0 else { return }
    keepingOffset(of: scrollView) { $0.scrolling.refreshInset = Self.roomHeight }
  }

  func giveRoomBack() {
    guard let scrollView, scrollView.scrolling.refreshInset > 0 else { return contentMoved() }
    keepingOffset(of: scrollView) { $0.scrolling.refreshInset = 0 }
    if !scrollView.isDragging { scrollView.returnToRange() }
    contentMoved()
  }

  private func keepingOffset(of scrollView: UIScrollView, _ change: (UIScrollView) -> Void) {
    let offset = scrollView.contentOffset
    change(scrollView)
    scrollView.updateAdjustedInset()
    scrollView.contentOffset = offset
  }
}
