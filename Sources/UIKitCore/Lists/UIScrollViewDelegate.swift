public import QuartzCore

/// What a scroll view says while it scrolls and zooms, and what it asks.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger is about to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger let go; the target offset may be changed.
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
  /// An animated change of the offset ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming scales; nil for no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Zooming ended at `scale`.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content scrolled to the top after such a tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidScroll:", [scrollView])
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidZoom:", [scrollView])
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tellLate("scrollViewWillBeginDragging:", [scrollView])
  }
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
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) { tellLate("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tellLate("scrollViewWillBeginDecelerating:", [scrollView])
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidEndDecelerating:", [scrollView])
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidEndScrollingAnimation:", [scrollView])
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    late("viewForZoomingIn:", [scrollView], or: nil)
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tellLate("scrollViewWillBeginZooming:with:", [scrollView, view])
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { tellLate("scrollViewDidEndZooming:with:atScale:", [scrollView, view, scale]) }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    late("scrollViewShouldScrollToTop:", [scrollView], or: true)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidScrollToTop:", [scrollView])
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tellLate("scrollViewDidChangeAdjustedContentInset:", [scrollView])
  }
}
