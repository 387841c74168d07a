internal import QuartzCore

/// Content that is smaller than the view, and scrolling that is left to views around it.
extension UIScrollView {
  /// The least offset at which the content rests: before its insets, and further back where content
  /// that fits is aligned elsewhere (V-256).
  var leastOffset: CGPoint {
    let (inset, free) = (adjustedContentInset, freeSize)
    return CGPoint(
      x: -inset.left - free.width * contentAlignmentPoint.x,
      y: -inset.top - free.height * contentAlignmentPoint.y
    )
  }

  /// The size that content which fits leaves free within the insets, in points.
  private var freeSize: CGSize {
    let shown = bounds.inset(by: adjustedContentInset).size
    return CGSize(
      width: max(shown.width - contentSize.width, 0),
      height: max(shown.height - contentSize.height, 0)
    )
  }

  /// Brings content that fits to where it is aligned, unless it moves.
  func alignContent() {
    guard contentAlignmentPoint != .zero, !isDragging, !isDecelerating, !isScrollAnimating,
      !isZooming, !isZoomBouncing
    else { return }
    let (free, least) = (freeSize, leastOffset)
    var offset = contentOffset
    if free.width > 0 { offset.x = least.x }
    if free.height > 0 { offset.y = least.y }
    if offset != contentOffset { contentOffset = offset }
  }

  /// True if scrolling along a way is not left to the scroll views around this one (V-257).
  func keeps(_ way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(way.x) > abs(way.y)
      ? !transfersHorizontalScrollingToParent : !transfersVerticalScrollingToParent
  }
}
