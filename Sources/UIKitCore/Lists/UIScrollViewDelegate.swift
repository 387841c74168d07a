public import QuartzCore

/// The messages of a scroll view while it scrolls and zooms, and its questions.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger let go, at a velocity in points per millisecond; the target offset, in content
  /// points, may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// A finger let go; `decelerate` says whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on after a finger let go.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content reached the offset of a call with `animated` true, or was stopped on its way.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming scales; nil, the default, for no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers begin to zoom, or code does with animation.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale is within its limits again after two fingers, or an animation, zoomed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Asks whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content reached the top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidScroll:", [scrollView])
  }
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidZoom:", [scrollView])
  }
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tellLate("scrollViewWillBeginDragging:", [scrollView])
  }
  /// Leaves the target offset as it is by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tellLate(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      [scrollView, velocity, targetContentOffset]
    )
  }
  /// Does nothing by default.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) { tellLate("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) }
  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tellLate("scrollViewWillBeginDecelerating:", [scrollView])
  }
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidEndDecelerating:", [scrollView])
  }
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidEndScrollingAnimation:", [scrollView])
  }
  /// Nil by default, for no zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    late("viewForZoomingIn:", [scrollView], or: nil)
  }
  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tellLate("scrollViewWillBeginZooming:with:", [scrollView, view])
  }
  /// Does nothing by default.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { tellLate("scrollViewDidEndZooming:with:atScale:", [scrollView, view, scale]) }
  /// True by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    late("scrollViewShouldScrollToTop:", [scrollView], or: true)
  }
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidScrollToTop:", [scrollView])
  }
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidChangeAdjustedContentInset:", [scrollView])
  }
}
