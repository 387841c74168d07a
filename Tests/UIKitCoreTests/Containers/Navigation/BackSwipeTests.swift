import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized, .noLeaks) struct `Swiping back` {
  /// A stack of two on a device, settled.
  private struct Two {
    let notes = Ledger()
    let stage = Stage()
    let (a, b): (TellingController, TellingController)
    let navigation = UINavigationController()
    let delegate: TellingNavigationDelegate

    init() {
      (a, b) = (TellingController("A", notes), TellingController("B", notes))
      delegate = TellingNavigationDelegate(notes)
      navigation.viewControllers = [a, b]
      navigation.delegate = delegate
      stage.show(navigation)
      stage.turn(2)
      _ = notes.take()
    }

    func settle() {
      stage.settle()
      stage.turn(2)
    }
  }

  @Test(.oracle("N-11")) func `a finished swipe tells what a pop tells`() {
    let scene = Two()
    let swipe = scene.stage.swipeBack(to: 0.4)
    #expect(
      scene.notes.takeStory() == [
        "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "willShow(A, true)",
      ]
    )
    swipe.finish()
    scene.settle()
    #expect(
      scene.notes.takeStory() == [
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)",
        "didShow(A, true)",
      ]
    )
    #expect(scene.navigation.viewControllers == [scene.a] && scene.b.parent == nil)
  }

  @Test(.oracle("N-12", "N-13")) func `a cancelled swipe leaves the stack as it was`() {
    let scene = Two()
    let swipe = scene.stage.swipeBack(to: 0.4)
    scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in
      scene.notes.note("interaction changed")
    }
    _ = scene.notes.take()
    swipe.cancel()
    scene.settle()
    #expect(
      scene.notes.takeStory().filter { !$0.contains("ove(") } == [
        "interaction changed", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ]
    )
    #expect(scene.navigation.viewControllers == [scene.a, scene.b])
    #expect(scene.navigation.navigationBar.topItem === scene.b.navigationItem)
    #expect(scene.b.view.window != nil && scene.a.view.window == nil)
    #expect(scene.b.parent === scene.navigation && !scene.b.isMovingFromParent)
  }

  @Test(.oracle("N-14")) func `what was to leave is told that it stays`() {
    let scene = Two()
    let swipe = scene.stage.swipeBack(to: 0.4)
    swipe.cancel()
    scene.settle()
    #expect(
      scene.notes.take().filter { $0.hasPrefix("B.") && $0.contains("ove(") } == [
        "B.willMove(nil)", "B.didMove(nav)",
      ]
    )
  }

  @Test(.oracle("N-27")) func `bars take a fifth of a second to come and go`() {
    #expect(UINavigationController.hideShowBarDuration == 0.2)
  }

  @Test(arguments: [true, false])
  func `where one reads from the right the way back begins there`(finishes: Bool) {
    let scene = Two()
    scene.stage.window.semanticContentAttribute = .forceRightToLeft
    scene.navigation.view.semanticContentAttribute = .forceRightToLeft
    scene.stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400))
    scene.settle()
    #expect(scene.navigation.viewControllers.count == 2)
    let finger = scene.stage.touch(at: CGPoint(x: 392, y: 400))
    finger.move(to: CGPoint(x: 100, y: 400), duration: 0.3)
    if !finishes { finger.move(to: CGPoint(x: 380, y: 400), duration: 0.2) }
    finger.lift()
    scene.settle()
    #expect(scene.navigation.viewControllers == (finishes ? [scene.a] : [scene.a, scene.b]))
  }

  @Test func `after a cancelled swipe the next pop works`() {
    let scene = Two()
    scene.stage.swipeBack(to: 0.4).cancel()
    scene.settle()
    scene.navigation.popViewController(animated: true)
    scene.stage.turn()
    scene.settle()
    #expect(scene.navigation.viewControllers == [scene.a] && scene.a.view.window != nil)
  }
}
