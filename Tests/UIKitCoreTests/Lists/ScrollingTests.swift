import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A page with a scroll view of 300 × 400 points whose content is 2,000 points high, and the calls
/// that its delegate got.
final class ScrollPage: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
  var zooms = false
  var calls: [String] = []
  var offsets: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = picture.bounds.size
    scroll.addSubview(picture)
    scroll.delegate = self
    view.addSubview(scroll)
  }

  private func note(_ call: String) { if calls.last != call { calls.append(call) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
    note("scroll")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? picture : nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { note("didEndZooming \(scale)") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
}

@Suite(.serialized) struct `Content that scrolls by itself` {
  let page = ScrollPage()
  let stage: Stage

  init() {
    stage = Stage(root: page)
    stage.settle()
    page.calls = []
  }

  private var scroll: UIScrollView { page.scroll }
  private var middle: CGPoint { CGPoint(x: 170, y: 300) }

  @Test(.oracle("V-170")) func `goes to an offset in steps and says when it is there`() {
    stage.turn()
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scroll.contentOffset.y == 0)
    stage.settle()
    #expect(scroll.contentOffset.y == 600)
    #expect(page.calls == ["scroll", "didEndAnimation"])
    #expect(page.offsets.count > 10 && page.offsets == page.offsets.sorted())
  }

  @Test(.oracle("V-170")) func `says nothing where there is no way to go`() {
    scroll.setContentOffset(.zero, animated: true)
    stage.settle()
    #expect(page.calls.isEmpty)
  }

  @Test(.oracle("V-170")) func `stops where code puts it without animation`() {
    stage.drag(from: middle, to: CGPoint(x: 170, y: 150), duration: 0.1)
    stage.advance(by: 0.1)
    #expect(scroll.isDecelerating)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    stage.settle()
    #expect(scroll.contentOffset.y == 10 && !scroll.isDecelerating)
  }

  @Test(.oracle("V-171")) func `follows the wheel smoothly, and to the sum of its notches`() {
    stage.turnWheel(by: CGSize(width: 0, height: -60), at: middle)
    stage.advance(by: 1 / 60)
    let early = scroll.contentOffset.y
    #expect(early < 60)
    stage.turnWheel(by: CGSize(width: 0, height: -60), at: middle)
    stage.settle()
    #expect(scroll.contentOffset.y == 120)
    #expect(
      page.calls == [
        "willBeginDragging", "didEndDragging true", "willDecelerate", "scroll",
        "didEndDecelerating",
      ]
    )
  }

  @Test(.oracle("V-171")) func `turns one page with one notch`() {
    scroll.isPagingEnabled = true
    stage.turnWheel(by: CGSize(width: 0, height: -60), at: middle)
    stage.settle()
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func `leaves a wheel to what is around it when it is at its end`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 300)
    inner.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(inner)
    inner.contentOffset.y = 100
    stage.turnWheel(by: CGSize(width: 0, height: -60), at: CGPoint(x: 170, y: 200))
    stage.settle()
    #expect(scroll.contentOffset.y == 60 && inner.contentOffset.y == 100)
  }

  @Test(.oracle("V-172")) func `is held by a finger, which taps nothing in it`() {
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
    scroll.addSubview(button)
    stage.turnWheel(by: CGSize(width: 0, height: -600), at: middle)
    stage.advance(by: 0.05)
    stage.advance(by: 0.05)
    let finger = stage.touch(at: middle)
    let held = scroll.contentOffset.y
    #expect(held > 0 && held < 600)
    finger.stay(for: 0.5)
    #expect(scroll.contentOffset.y == held)
    finger.lift()
    stage.settle()
    #expect(scroll.contentOffset.y == held && taps == 0)
    stage.tap(at: middle)
    #expect(taps == 1)
  }

  @Test func `is held to the axis along which a drag begins`() {
    scroll.contentSize = CGSize(width: 900, height: 2000)
    scroll.isDirectionalLockEnabled = true
    let finger = stage.touch(at: middle)
    finger.move(to: CGPoint(x: 168, y: 250), duration: 0.1)
    finger.move(to: CGPoint(x: 100, y: 200), duration: 0.1)
    #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.y > 80)
    finger.lift()
  }

  @Test(.oracle("V-173")) func `goes to the top when the status bar is tapped`() {
    scroll.contentOffset.y = 700
    page.calls = []
    stage.tap(at: CGPoint(x: 200, y: 10))
    stage.settle()
    #expect(scroll.contentOffset.y == 0)
    #expect(page.calls == ["scroll", "didScrollToTop"])
  }

  @Test(.oracle("V-173")) func `stays where a second scroll view scrolls to the top, too`() {
    page.view.addSubview(UIScrollView(frame: CGRect(x: 0, y: 600, width: 100, height: 100)))
    scroll.contentOffset.y = 700
    stage.tap(at: CGPoint(x: 200, y: 10))
    stage.settle()
    #expect(scroll.contentOffset.y == 700)
  }

  /// Usage numbers of keys.
  private enum Key {
    static let (space, home, pageUp, end, pageDown, down) = (44, 74, 75, 77, 78, 81)
  }

  @Test(.oracle("V-174")) func `follows the keys`() {
    stage.turn()
    stage.window.makeKeyAndVisible()
    stage.press(key: Key.pageDown)
    stage.settle()
    #expect(scroll.contentOffset.y == 370)
    stage.press(key: Key.down)
    stage.settle()
    #expect(scroll.contentOffset.y == 430)
    stage.press(key: Key.end)
    stage.settle()
    #expect(scroll.contentOffset.y == 1600)
    stage.press(key: Key.space, modifiers: .shift)
    stage.settle()
    #expect(scroll.contentOffset.y == 1230)
    stage.press(key: Key.home)
    stage.settle()
    #expect(scroll.contentOffset.y == 0)
    scroll.allowsKeyboardScrolling = false
    stage.press(key: Key.end)
    stage.settle()
    #expect(scroll.contentOffset.y == 0)
  }
}

@Suite(.serialized) struct `The bars of a scroll view` {
  @Test func `are there while the content moves`() throws {
    let page = ScrollPage()
    let stage = Stage(root: page)
    stage.settle()
    #expect(page.scroll.scrolling.indicators == nil)
    let finger = stage.touch(at: CGPoint(x: 170, y: 400))
    finger.move(to: CGPoint(x: 170, y: 300), duration: 0.2)
    let bars = try #require(page.scroll.scrolling.indicators)
    #expect(bars.vertical.opacity == 1 && bars.horizontal.opacity == 0)
    // A fifth of the content is in sight, on a track of 394 points.
    #expect(abs(bars.vertical.frame.height - 78.8) < 0.5)
    #expect(bars.vertical.frame.maxX == 297)
    finger.stay(for: 0.3)
    finger.lift()
    stage.settle()
    #expect(bars.vertical.opacity == 0)
    #expect(page.scroll.subviews == [page.picture])
  }

  @Test func `get shorter beyond an edge`() {
    let usual = ScrollIndicators.span(shown: 400, of: 2000, at: 0, track: 394)
    let pulled = ScrollIndicators.span(shown: 400, of: 2000, at: -50, track: 394)
    let bottom = ScrollIndicators.span(shown: 400, of: 2000, at: 1650, track: 394)
    #expect(usual.start == 0 && pulled.start == 0)
    #expect(pulled.length == usual.length - 50)
    #expect(bottom.start + bottom.length == 394 && bottom.length == usual.length - 50)
    let far = ScrollIndicators.span(shown: 400, of: 1e9, at: 0, track: 394)
    #expect(far.length == 36)
  }
}

@Suite(.serialized) struct `Two fingers on a scroll view` {
  let page = ScrollPage()
  let stage: Stage

  init() {
    page.zooms = true
    page.loadViewIfNeeded()
    page.picture.frame.size = CGSize(width: 300, height: 400)
    page.scroll.contentSize = page.picture.frame.size
    page.scroll.minimumZoomScale = 1
    page.scroll.maximumZoomScale = 3
    stage = Stage(root: page)
    stage.settle()
    page.calls = []
  }

  /// Two fingers that begin 100 points apart and end so many points apart.
  private func pinch(to length: CGFloat, around middle: CGPoint) {
    let left = stage.touch(at: CGPoint(x: middle.x - 50, y: middle.y))
    let right = stage.touch(at: CGPoint(x: middle.x + 50, y: middle.y))
    for step in 1...10 {
      let half = (50 + (length / 2 - 50) * CGFloat(step) / 10)
      left.move(to: CGPoint(x: middle.x - half, y: middle.y), duration: 1 / 60)
      right.move(to: CGPoint(x: middle.x + half, y: middle.y), duration: 1 / 60)
    }
    left.lift()
    right.lift()
  }

  @Test(.oracle("V-176")) func `zoom about the point between them`() {
    let middle = CGPoint(x: 170, y: 300)
    let before = page.picture.convert(middle, from: nil)
    pinch(to: 200, around: middle)
    stage.settle()
    #expect(abs(page.scroll.zoomScale - 2) < 0.05)
    let after = page.picture.convert(middle, from: nil)
    #expect(before.distance(to: after) < 2)
    #expect(page.calls.first == "willBeginZooming")
    #expect(page.calls.contains { $0.hasPrefix("didEndZooming") })
    #expect(!page.scroll.isZooming)
  }

  @Test(.oracle("V-176")) func `zoom beyond a limit, from where the content comes back`() {
    pinch(to: 400, around: CGPoint(x: 170, y: 300))
    #expect(page.scroll.zoomScale > 3 || page.scroll.isZoomBouncing)
    stage.settle()
    #expect(page.scroll.zoomScale == 3 && !page.scroll.isZoomBouncing)
    #expect(page.calls.last == "didEndZooming 3.0" || page.calls.contains("didEndZooming 3.0"))
  }

  @Test func `have their gesture only where there is something to zoom`() {
    #expect(page.scroll.pinchGestureRecognizer != nil)
    page.scroll.maximumZoomScale = 1
    #expect(page.scroll.pinchGestureRecognizer == nil)
  }

  @Test(.oracle("V-176")) func `are told from code that zooms with animation`() {
    stage.turn()
    page.scroll.setZoomScale(2, animated: true)
    stage.settle()
    #expect(page.scroll.zoomScale == 2)
    // The middle stays in the middle.
    #expect(page.scroll.contentOffset == CGPoint(x: 150, y: 200))
    #expect(page.calls == ["willBeginZooming", "zoom", "scroll", "didEndZooming 2.0"])
    page.scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
    #expect(page.scroll.zoomScale == 3 && page.scroll.contentOffset == .zero)
  }
}

@Suite(.serialized) struct `A list that is pulled down` {
  private final class List: UITableViewController {
    var refreshes = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.refreshes += 1 }, for: .valueChanged)
      refreshControl = control
    }
  }

  @Test(.oracle("V-175")) func `refreshes once, and rests below its wheel until the end`() throws {
    let list = List()
    let stage = Stage(root: UINavigationController(rootViewController: list))
    stage.settle()
    let table = list.tableView!
    let control = try #require(table.refreshControl)
    let top = table.contentOffset.y
    #expect(control.isHidden && top < 0)
    let finger = stage.touch(at: CGPoint(x: 200, y: 200))
    finger.move(to: CGPoint(x: 200, y: 260), duration: 0.2)
    #expect(!control.isHidden && !control.isRefreshing && list.refreshes == 0)
    finger.move(to: CGPoint(x: 200, y: 480), duration: 0.3)
    #expect(control.isRefreshing && list.refreshes == 1)
    finger.lift()
    stage.settle(limit: 3)
    #expect(table.contentOffset.y == top - 60)
    control.endRefreshing()
    stage.settle()
    #expect(table.contentOffset.y == top && control.isHidden && list.refreshes == 1)
  }

  @Test(.oracle("V-175")) func `that is pulled too little only comes back`() throws {
    let list = List()
    let stage = Stage(root: list)
    stage.settle()
    let top = list.tableView.contentOffset.y
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 250))
    stage.settle()
    #expect(list.refreshes == 0 && list.tableView.contentOffset.y == top)
    #expect(list.tableView.refreshControl?.isHidden == true)
  }
}
