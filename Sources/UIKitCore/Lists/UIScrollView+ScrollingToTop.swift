internal import CoreGraphics

/// The way back to the top by a tap on the status bar (V-173).
extension UIScreen {
  /// True if a touch is on the status bar, and nothing that takes taps by itself lies under it.
  func isOnStatusBar(_ touch: UITouch, _ point: CGPoint) -> Bool {
    guard statusBarFrame.contains(point) else { return false }
    let tap = UITapGestureRecognizer()
    return sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self).allSatisfy {
      !$0.keepsTouches(from: tap)
        && ($0.gestureRecognizers ?? []).allSatisfy { !($0 is UITapGestureRecognizer) }
    }
  }

  /// Scrolls the one scroll view in sight that scrolls to the top; with several, none does.
  func scrollToTop() {
    let window = windows.last { $0.frontController != nil }
    let takers = window?.frontController?.viewIfLoaded?.viewsThatScrollToTop ?? []
    guard takers.count == 1, let view = takers.first else { return }
    guard view.delegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
    let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
    guard view.contentOffset != top else { return }
    view.setContentOffset(top, animated: true)
    view.scrolling.isGoingToTop = view.scrolling.offsetAnimation != nil
  }
}

extension UIView {
  fileprivate var viewsThatScrollToTop: [UIScrollView] {
    guard !isHidden, alpha > 0 else { return [] }
    let below = subviews.flatMap(\.viewsThatScrollToTop)
    guard let scrollView = self as? UIScrollView, scrollView.scrollsToTop,
      scrollView.isScrollEnabled
    else { return below }
    return [scrollView] + below
  }
}
