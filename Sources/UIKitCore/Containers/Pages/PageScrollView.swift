/// The view that holds pages which are scrolled.
///
/// Apps look for it among the subviews of the controller's view: to turn swipes off with
/// `isScrollEnabled`, or to have a recognizer wait for its pan (W-105). Pages don't move by its
/// offset here, so its delegate hears nothing.
final class PageScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    isPagingEnabled = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}
