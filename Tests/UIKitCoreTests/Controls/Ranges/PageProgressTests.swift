import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Page controls with pictures and progress` {
  private final class Reporter: NSObject, UIPageControlTimerProgressDelegate {
    var (ticks, kept) = (0, -1)

    func pageControlProgress(
      _ progress: UIPageControlProgress,
      initialProgressForPage page: Int
    ) -> Float { page == 2 ? 0.5 : 0 }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { ticks += 1 }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress,
      shouldAdvanceToPage page: Int
    ) -> Bool { page != kept }
  }

  private func pages(_ count: Int) -> UIPageControl {
    let pages = UIPageControl(frame: CGRect(x: 20, y: 100, width: 100, height: 26))
    pages.numberOfPages = count
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .blue
    return pages
  }

  @Test(.oracle("W-217")) func `the current page has its own picture`() throws {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    let plain = pages(3)
    plain.currentPage = 1
    #expect(try Shot(plain)[45, 8] == 0xFFFFFF)
    let one = pages(3)
    one.currentPage = 1
    one.setCurrentPageIndicatorImage(square, forPage: 1)
    let shot = try Shot(one)
    #expect(shot[45, 8] == 0xFF0000 && shot[45 - 16.5, 8] == 0xFFFFFF)
    one.currentPage = 0
    #expect(one.currentPageIndicatorImage(forPage: 0) == nil)
    #expect(try Shot(one)[45, 8] == 0xFFFFFF)
    one.preferredCurrentPageIndicatorImage = square
    #expect(try Shot(one)[45 - 16.5, 8] == 0xFF0000)
  }

  @Test(.oracle("W-217")) func `the current page's dot is filled as far as the page is over`()
    throws
  {
    let pages = pages(1)
    pages.progress = UIPageControlProgress()
    pages.progress?.currentProgress = 0.5
    #expect(pages.progress?.isProgressVisible == true)
    let shot = try Shot(pages)
    #expect(shot[50 - 8, 13] == 0xFF0000 && shot[50 + 8, 13] == 0x0000FF)
  }

  private func timed(_ reporter: Reporter) -> (Stage, UIPageControl, UIPageControlTimerProgress) {
    let controller = UIViewController()
    let pages = pages(3)
    controller.view.addSubview(pages)
    let stage = Stage(root: controller)
    let timer = UIPageControlTimerProgress(preferredDuration: 2)
    timer.delegate = reporter
    timer.setDuration(4, forPage: 1)
    pages.progress = timer
    timer.resumeTimer()
    stage.turn(2)
    return (stage, pages, timer)
  }

  @Test(.oracle("W-217")) func `time leads from page to page until the last one is over`() {
    let reporter = Reporter()
    let (stage, pages, timer) = timed(reporter)
    stage.advance(by: 1)
    #expect(pages.currentPage == 0 && (0.45...0.6).contains(timer.currentProgress))
    #expect(timer.duration(forPage: 1) == 4 && reporter.ticks > 0)
    stage.advance(by: 1.1)
    #expect(pages.currentPage == 1 && timer.currentProgress < 0.1)
    timer.pauseTimer()
    stage.advance(by: 5)
    #expect(pages.currentPage == 1 && !timer.isRunning)
    timer.resumeTimer()
    stage.turn()
    stage.advance(by: 4.1)
    #expect(pages.currentPage == 2 && (0.5...0.6).contains(timer.currentProgress))
    stage.advance(by: 1.1)
    #expect(pages.currentPage == 2 && timer.currentProgress == 1 && !timer.isRunning)
  }

  @Test(.oracle("W-217")) func `the first page may follow the last, and a page may be kept`() {
    let reporter = Reporter()
    let (stage, pages, timer) = timed(reporter)
    timer.resetsToInitialPageAfterEnd = true
    pages.currentPage = 2
    stage.advance(by: 1.1)
    #expect(pages.currentPage == 0 && timer.isRunning)
    reporter.kept = 1
    stage.advance(by: 2.1)
    #expect(pages.currentPage == 0 && !timer.isRunning)
  }
}

@Suite struct `Content of segments` {
  @Test(.oracle("W-216")) func `is moved where the segment has a place in the row`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    func places() -> [CGPoint] {
      control.layoutIfNeeded()
      return control.segments.map(\.view.label.frame.origin)
    }
    let before = places()
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 10, vertical: 2),
      forSegmentType: .left,
      barMetrics: .default
    )
    control.setContentPositionAdjustment(
      UIOffset(horizontal: -4, vertical: 0),
      forSegmentType: .any,
      barMetrics: .default
    )
    let moved = zip(places(), before).map { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    #expect(moved == [CGPoint(x: 10, y: 2), CGPoint(x: -4, y: 0), CGPoint(x: -4, y: 0)])
    #expect(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default) == .zero
    )
  }
}
