/// The two fingers that zoom a scroll view, if its delegate has a view to zoom.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func mayBegin() -> Bool {
    guard let scrollView, scrollView.delegate?.viewForZooming(in: scrollView) != nil else {
      return false
    }
    return super.mayBegin()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other === scrollView?.panGestureRecognizer)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other === scrollView?.panGestureRecognizer)
  }
}
