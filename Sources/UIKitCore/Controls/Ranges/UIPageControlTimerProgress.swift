public import QuartzCore

/// A progress that goes on with time, and leads from page to page (W-217).
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// True if the first page follows the last one; default false.
  open var resetsToInitialPageAfterEnd = false
  /// The time for which a page is the current one where no other was set, in seconds.
  open var preferredDuration: TimeInterval
  /// True between `resumeTimer()` and `pauseTimer()`, and until the last page is over.
  open private(set) var isRunning = false

  private var durations: [Int: TimeInterval] = [:]
  private let ticker = ProgressTicker()

  /// Makes a progress that is not running, with the time for each page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
    ticker.ticked = { [weak self, weak ticker] elapsed in
      if let self { go(on: elapsed) } else { ticker?.stop() }
    }
  }

  /// Lets time count, by the display's clock.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    ticker.start()
  }

  /// Lets time pass without counting.
  open func pauseTimer() {
    isRunning = false
    ticker.stop()
  }

  /// Sets the time for which a page is the current one, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// The time for which a page is the current one, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  /// Adds time to the current page, in seconds, and goes to the next one when it is over.
  private func go(on elapsed: TimeInterval) {
    guard let control, control.numberOfPages > 0 else { return pauseTimer() }
    let duration = duration(forPage: control.currentPage)
    let share = duration > 0 ? elapsed / duration : 1
    currentProgress = min(currentProgress + Float(share), 1)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1, isRunning { advance(control) }
  }

  /// The next page, unless there is none or the delegate keeps the present one.
  private func advance(_ control: UIPageControl) {
    let isLast = control.currentPage + 1 >= control.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    control.currentPage = next
    // A single page begins anew.
    if control.numberOfPages == 1 { pageChanged() }
    control.sendActions(for: .valueChanged)
  }
}

/// Hears of time that passes on a page, and may keep a page (W-217).
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Time has passed on the current page; does nothing by default.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// True, the default, if another page may be the current one now; false stops the timer.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing by default.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Default: true.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress,
    shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

/// Reports the time between the frames of the display, in seconds.
private final class ProgressTicker: FrameTicker {
  var ticked: (TimeInterval) -> Void = { _ in }
  private var last: TimeInterval?
  private weak var loop: FrameLoop?

  func start() {
    last = nil
    loop = UIScreen.main.frameLoop
    loop?.attach(self)
  }

  func stop() { loop?.detach(self) }

  func tick(at time: TimeInterval) {
    if let last, time > last { ticked(time - last) }
    last = time
  }
}
