import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Five pages, and what is asked about them.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [TellingController]
  var log: [String] = []

  init(_ notes: Ledger) {
    pages = (0..<5).map { TellingController("P\($0)", notes) }
  }

  private func page(_ controller: UIViewController, _ offset: Int) -> UIViewController? {
    let index = (pages.firstIndex { $0 === controller } ?? 0) + offset
    return pages.indices.contains(index) ? pages[index] : nil
  }
  private func names(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? TellingController)?.name }.joined(separator: ",")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    log.append("before \(names([viewController]))")
    return page(viewController, -1)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    log.append("after \(names([viewController]))")
    return page(viewController, 1)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.append("will \(names(pendingViewControllers))") }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { log.append("did \(names(previousViewControllers)) \(completed)") }
}

/// A book and a device to show it on.
private struct Reading {
  let notes = Ledger()
  let stage = Stage()
  let book: Book

  init() { book = Book(notes) }

  func shown(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.show(pages)
    stage.turn(2)
    _ = notes.take()
    return pages
  }

  func turn(_ style: UIPageViewController.TransitionStyle) -> [String] {
    let pages = shown(style)
    pages.delegate = book
    var completed: [Bool] = []
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      completed.append($0)
    }
    stage.turn()
    #expect(completed == [])
    stage.advance(by: 1)
    stage.turn()
    #expect(completed == [true] && pages.viewControllers == [book.pages[1]])
    #expect(book.log == [])
    return notes.takeStory().filter { $0.contains("ppear") }
  }
}

@Suite(.serialized, .noLeaks) struct `Turning pages by code` {
  @Test(.oracle("T-53", "T-57")) func `a scroll brings the new one first`() {
    let scene = Reading()
    #expect(
      scene.turn(.scroll) == [
        "P1.viewWillAppear(true)", "P0.viewWillDisappear(true)", "P1.viewDidAppear(true)",
        "P0.viewDidDisappear(true)",
      ]
    )
  }

  @Test(.oracle("T-55")) func `a curl is done with the old one first`() {
    let scene = Reading()
    #expect(
      scene.turn(.pageCurl) == [
        "P1.viewWillAppear(true)", "P0.viewWillDisappear(true)", "P0.viewDidDisappear(true)",
        "P1.viewDidAppear(true)",
      ]
    )
  }

  @Test(.oracle("T-62")) func `a page set before anybody sees it has appeared at once`() {
    let scene = Reading()
    final class Early: UIPageViewController {
      var notes: Ledger?
      var page: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        page.map { setViewControllers([$0], direction: .forward, animated: true) }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        notes?.note("pages.viewWillAppear")
      }
    }
    let pages = Early(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pages.notes, pages.page) = (scene.notes, scene.book.pages[0])
    scene.stage.show(pages)
    scene.stage.turn(2)
    #expect(
      scene.notes.takeStory() == [
        "P0.willMove(pages)", "P0.loadView", "P0.viewDidLoad", "P0.viewWillAppear(false)",
        "P0.viewDidAppear(false)", "P0.didMove(pages)", "pages.viewWillAppear",
      ]
    )
  }

  @Test(.oracle("T-52", "T-61")) func `the words of refusals are UIKit's`() {
    let exception = UIKitException.wrongPageCount(provided: 1, required: 2)
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason
        == "The number of view controllers provided (1) doesn't match the number required (2) "
        + "for the requested transition"
    )
    #expect(UIKitException.singleSidedSpine.name == "NSInvalidArgumentException")
  }

  @Test(.oracle("T-52")) func `two pages where one belongs end the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers(
            [UIViewController(), UIViewController()],
            direction: .forward,
            animated: false
          )
      }
    }
  }

  @Test(.oracle("T-61")) func `an open book with one-sided pages ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let book = UIPageViewController(
          transitionStyle: .pageCurl,
          navigationOrientation: .horizontal,
          options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        )
        book.isDoubleSided = false
      }
    }
  }

  @Test func `an open book shows two pages`() {
    let scene = Reading()
    let pages = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
    )
    #expect(pages.isDoubleSided)
    pages.setViewControllers(Array(scene.book.pages[0...1]), direction: .forward, animated: false)
    scene.stage.show(pages)
    scene.stage.turn(2)
    #expect(
      scene.book.pages[1].view.frame.minX == 196.5 && scene.book.pages[0].view.frame.width == 196.5
    )
  }
}

@Suite(.serialized, .noLeaks) struct `Turning pages by finger` {
  private func scene(
    _ style: UIPageViewController.TransitionStyle,
    at index: Int = 1
  ) -> (Reading, UIPageViewController) {
    let scene = Reading()
    let pages = scene.shown(style)
    pages.setViewControllers([scene.book.pages[index]], direction: .forward, animated: false)
    pages.dataSource = scene.book
    pages.delegate = scene.book
    scene.stage.turn(2)
    (_, scene.book.log) = (scene.notes.take(), [])
    return (scene, pages)
  }

  /// From the middle to one side; back again before the finger lifts if it is in vain.
  private func drag(_ scene: Reading, left: Bool, finishes: Bool) {
    let finger = scene.stage.touch(at: CGPoint(x: 196, y: 400))
    finger.move(to: CGPoint(x: left ? 20 : 370, y: 400))
    if !finishes { finger.move(to: CGPoint(x: left ? 190 : 202, y: 400)) }
    finger.lift()
    scene.stage.settle()
    scene.stage.turn(2)
  }

  private func appearances(_ scene: Reading) -> [String] {
    scene.notes.takeStory().filter { $0.contains("ppear") }
  }

  @Test(.oracle("T-53", "T-57")) func `a drag to the left brings the next page`() {
    let (scene, pages) = scene(.scroll)
    drag(scene, left: true, finishes: true)
    #expect(
      appearances(scene) == [
        "P2.viewWillAppear(true)", "P1.viewWillDisappear(true)", "P2.viewDidAppear(true)",
        "P1.viewDidDisappear(true)",
      ]
    )
    #expect(pages.viewControllers == [scene.book.pages[2]])
  }

  @Test(.oracle("W-105")) func `a scroll view among the subviews turns swipes off`() throws {
    let (scene, pages) = scene(.scroll)
    let found = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    found.isScrollEnabled = false
    drag(scene, left: true, finishes: true)
    #expect(pages.viewControllers == [scene.book.pages[1]])
    found.isScrollEnabled = true
    drag(scene, left: true, finishes: true)
    #expect(pages.viewControllers == [scene.book.pages[2]])
    #expect(!UIPageViewController().view.subviews.contains { $0 is UIScrollView })
  }

  @Test func `where one reads from the right a drag to the left goes back`() {
    let (scene, pages) = scene(.scroll)
    pages.view.semanticContentAttribute = .forceRightToLeft
    drag(scene, left: true, finishes: true)
    #expect(pages.viewControllers == [scene.book.pages[0]])
    drag(scene, left: false, finishes: true)
    #expect(pages.viewControllers == [scene.book.pages[1]])
  }

  @Test(.oracle("T-54")) func `a scroll in vain comes back before it goes`() {
    let (scene, pages) = scene(.scroll)
    drag(scene, left: true, finishes: false)
    #expect(
      appearances(scene) == [
        "P2.viewWillAppear(true)", "P1.viewWillDisappear(true)", "P1.viewWillAppear(true)",
        "P1.viewDidAppear(true)", "P2.viewWillDisappear(true)", "P2.viewDidDisappear(true)",
      ]
    )
    #expect(pages.viewControllers == [scene.book.pages[1]] && scene.book.pages[2].parent == nil)
  }

  @Test(.oracle("T-56")) func `a curl in vain turns both round first`() {
    let (scene, _) = scene(.pageCurl)
    drag(scene, left: true, finishes: false)
    #expect(
      appearances(scene) == [
        "P2.viewWillAppear(true)", "P1.viewWillDisappear(true)", "P2.viewWillDisappear(true)",
        "P1.viewWillAppear(true)", "P2.viewDidDisappear(true)", "P1.viewDidAppear(true)",
      ]
    )
  }

  @Test(.oracle("T-59")) func `without a data source nothing turns`() {
    let (scene, pages) = scene(.scroll)
    pages.dataSource = nil
    drag(scene, left: true, finishes: true)
    #expect(scene.book.log == [] && pages.viewControllers == [scene.book.pages[1]])
  }

  @Test(.oracle("T-57", "T-60")) func `the data source is asked once for each neighbour`() {
    let (scene, _) = scene(.scroll)
    drag(scene, left: true, finishes: false)
    #expect(scene.book.log == ["after P1", "before P1", "will P2", "did P1 false"])
    scene.book.log = []
    drag(scene, left: true, finishes: true)
    #expect(scene.book.log == ["will P2", "did P1 true", "after P2"])
    scene.book.log = []
    drag(scene, left: false, finishes: true)
    #expect(scene.book.log == ["will P1", "did P2 true", "before P1"])
  }
}
