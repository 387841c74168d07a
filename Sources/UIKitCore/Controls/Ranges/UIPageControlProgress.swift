/// The share of a page control's current page that is over (W-217).
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Supplies the progress with which a page begins; held weakly; default nil.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The share of the current page that is over, from 0, the default, to 1.
  open var currentProgress: Float = 0 { didSet { control?.setNeedsLayout() } }
  /// True if a page control shows the progress; it does as long as it has pages.
  open var isProgressVisible: Bool { (control?.numberOfPages ?? 0) > 0 }

  /// The page control that shows the progress.
  weak var control: UIPageControl? {
    didSet { if oldValue !== control { delegate?.pageControlProgressVisibilityDidChange(self) } }
  }

  /// Another page is the current one: its progress begins as the delegate says, or at nothing.
  func pageChanged() {
    guard let page = control?.currentPage else { return }
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// Supplies the progress with which pages begin (W-217).
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// The share of a page that is over when it becomes the current one; default 0.
  func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float
  /// A page control shows the progress, or no longer; does nothing by default.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Default: 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress,
    initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing by default.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
