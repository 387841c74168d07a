import Testing
import UIKitTesting

@testable import UIKitCore

/// What random actions brought to light, each in the fewest actions that show it.
@Suite(.serialized) struct `Transitions within transitions` {
  let notes = Ledger()

  private func telling(_ name: String) -> TellingController { TellingController(name, notes) }

  private func appearances(of name: String? = nil) -> [String] {
    notes.take().filter { line in
      ["WillAppear", "DidAppear", "Disappear"].contains { line.contains($0) }
        && (name.map { line.hasPrefix("\($0).") } ?? true)
    }
  }

  private func settle(_ stage: Stage) {
    stage.settle()
    stage.turn(2)
  }

  /// A stack of `A` on a stage, settled.
  private func stack() -> (Stage, UINavigationController, TellingController) {
    let a = telling("A")
    let navigation = UINavigationController(rootViewController: a)
    let stage = Stage(root: navigation)
    settle(stage)
    _ = notes.take()
    return (stage, navigation, a)
  }

  @Test(.oracle("C-13")) func `what is pushed while its stack is being covered waits for it`() {
    let (stage, navigation, _) = stack()
    let (b, cover) = (telling("B"), telling("C"))
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: true)
    navigation.pushViewController(b, animated: true)
    settle(stage)
    #expect(navigation.viewControllers.last === b && b.view.window == nil)
    #expect(appearances(of: "B") == [])
    cover.dismiss(animated: false)
    settle(stage)
    #expect(appearances(of: "B") == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
  }

  @Test(.oracle("C-16")) func `what is being pushed when its stack goes goes with it`() {
    let (stage, navigation, _) = stack()
    let b = telling("B")
    navigation.pushViewController(b, animated: true)
    stage.advance(by: 0.1)
    stage.show(UIViewController())
    settle(stage)
    #expect(
      appearances(of: "B") == [
        "B.viewWillAppear(true)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
      ]
    )
    #expect(!b.isVisible && b.view.window == nil)
  }

  @Test(.oracle("N-12")) func `a tab chosen during a swipe back that is cancelled appears`() {
    let (stage, navigation, _) = stack()
    let (first, second) = (telling("T1"), telling("T2"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    navigation.pushViewController(tabs, animated: false)
    settle(stage)
    _ = notes.take()
    let swipe = stage.swipeBack(to: 0.4)
    tabs.selectedIndex = 1
    stage.turn(2)
    #expect(appearances(of: "T2") == [])
    swipe.cancel()
    settle(stage)
    #expect(second.isVisible && second.view.window != nil)
    #expect(!first.isVisible && first.view.window == nil)
    #expect(appearances(of: "T2") == ["T2.viewWillAppear(true)", "T2.viewDidAppear(true)"])
  }

  @Test(arguments: 0...12)
  func `what is pushed below while a cancelled swipe runs back arrives in time`(frames: Int) {
    let (stage, navigation, _) = stack()
    let (b, c) = (telling("B"), telling("C"))
    let inner = UINavigationController(rootViewController: b)
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    navigation.pushViewController(tabs, animated: false)
    settle(stage)
    stage.swipeBack(to: 0.4).cancel()
    for _ in 0..<frames { stage.advance(by: 1 / 60) }
    inner.pushViewController(c, animated: true)
    settle(stage)
    #expect(c.isVisible && c.view.window != nil && !b.isVisible && b.view.window == nil)
    #expect(navigation.viewControllers.last === tabs)
  }

  @Test func `a child that comes and goes between two pictures is told all of it`() {
    let parent = telling("P")
    let stage = Stage(root: parent)
    stage.turn(2)
    let child = telling("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.removeFromSuperview()
    stage.turn(2)
    #expect(
      appearances(of: "C") == [
        "C.viewWillAppear(false)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ]
    )
  }

  @Test func `who is let go while it disappears still hears that it did`() {
    let parent = telling("P")
    let stage = Stage(root: parent)
    var child: TellingController? = telling("C")
    if let child {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    stage.turn(2)
    _ = notes.take()
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    child = nil
    stage.turn()
    #expect(appearances() == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
  }

  @Test func `a child taken out of a parent that leaves is done with at once`() {
    let (stage, navigation, _) = stack()
    let (parent, child) = (telling("P"), telling("C"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    navigation.pushViewController(parent, animated: false)
    settle(stage)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    _ = notes.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(appearances() == ["C.viewDidDisappear(true)"])
    settle(stage)
    #expect(appearances(of: "C") == [])
  }

  @Test(.oracle("P-47")) func `who is on its way out presents nothing any more`() {
    let a = telling("A")
    let stage = Stage(root: a)
    let (b, c) = (telling("B"), telling("C"))
    a.present(b, animated: true)
    settle(stage)
    var lines: [String] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { lines.append($0.text) }
    defer { Diagnostic.listener = others }
    b.dismiss(animated: true)
    b.present(c, animated: false)
    settle(stage)
    let names = [c, b, b].map { Diagnostic.address($0) }
    #expect(
      lines == [
        "Attempt to present \(names[0]) on \(names[1]) (from \(names[2])) while a presentation "
          + "or dismiss is in progress!"
      ]
    )
    #expect(a.presentedViewController == nil && c.presentingViewController == nil)
    #expect(!b.isVisible && !c.isViewLoaded)
  }

  @Test func `another root ends what its forerunner was just presenting`() {
    let a = telling("A")
    let stage = Stage(root: a)
    let b = telling("B")
    a.present(b, animated: true)
    stage.advance(by: 0.1)
    stage.advance(by: 0.1)
    stage.show(UIViewController())
    settle(stage)
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(!b.isVisible && !b.isBeingPresented && b.view.window == nil)
    // It is free for others.
    stage.window.rootViewController?.present(b, animated: false)
    settle(stage)
    #expect(b.isVisible && b.view.window === stage.window)
  }

  @Test(.noLeaks) func `a swipe back from what has not even come keeps nobody`() {
    let (stage, navigation, a) = stack()
    weak var gone: UIViewController?
    do {
      let b = telling("B")
      gone = b
      navigation.pushViewController(b, animated: true)
      stage.swipeBack(to: 0.4).finish()
    }
    settle(stage)
    #expect(gone == nil || navigation.viewControllers.last === gone)
    #expect(navigation.viewControllers.first === a)
  }

  @Test func `a swipe right after another comes to rest`() {
    let (stage, navigation, _) = stack()
    let (b, tabs) = (telling("B"), UITabBarController())
    tabs.viewControllers = [telling("T1"), telling("T2")]
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(tabs, animated: false)
    stage.swipeBack(to: 0.5).finish()
    stage.swipeBack(to: 0.2).cancel()
    settle(stage)
    stage.turn()
    #expect(!stage.screen.frameLoop.needsFrame)
    #expect(navigation.viewControllers.last === b && b.isVisible)
  }

  @Test func `a stack that pushes while it is dismissed goes for good`() {
    let (a, b) = (telling("A"), telling("B"))
    let stage = Stage(root: a)
    let navigation = UINavigationController(rootViewController: b)
    a.present(navigation, animated: true)
    settle(stage)
    _ = notes.take()
    a.dismiss(animated: true)
    navigation.pushViewController(telling("C"), animated: true)
    stage.turn()
    #expect(navigation.transitionCoordinator != nil)
    settle(stage)
    #expect(a.presentedViewController == nil && navigation.view.window == nil)
    #expect(appearances() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
  }

  @Test(.oracle("T-57")) func `a covered page that is not turned stays covered`() {
    let (first, second, cover) = (telling("P1"), telling("P2"), telling("C"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    let stage = Stage(root: pages)
    settle(stage)
    first.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    first.present(cover, animated: false)
    settle(stage)
    _ = notes.take()
    let turn = UIPercentDrivenInteractiveTransition()
    pages.start([second], .forward, animated: true, drivers: [turn]) { _ in }
    stage.turn()
    turn.update(0.3)
    stage.turn()
    turn.cancel()
    settle(stage)
    #expect(appearances(of: "P1") == [])
    #expect(!first.isVisible && first.view.window == nil && cover.isVisible)
    #expect(pages.viewControllers == [first])
  }

  @Test func `a cancelled dismissal of several puts back the lower ones`() {
    let (a, b, c) = (telling("A"), telling("B"), telling("C"))
    let stage = Stage(root: a)
    let gesture = FadingDismissal()
    a.present(b, animated: false)
    settle(stage)
    c.modalPresentationStyle = .custom
    c.transitioningDelegate = gesture
    b.present(c, animated: false)
    settle(stage)
    _ = notes.take()
    a.dismiss(animated: true)
    stage.turn()
    gesture.interaction.update(0.4)
    stage.turn()
    #expect(b.view.window == nil)
    gesture.interaction.cancel()
    settle(stage)
    #expect(a.presentedViewController === b && b.presentedViewController === c)
    #expect(b.isVisible && b.view.window === stage.window && !b.isBeingDismissed)
    #expect(c.isVisible && c.view.window === stage.window)
    #expect(
      appearances(of: "B") == [
        "B.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewDidAppear(false)",
      ]
    )
    let containers = stage.window.subviews.compactMap { $0 as? PresentationContainer }
    #expect(containers.compactMap { $0.presentation?.presented } == [b, c])
  }
}

/// Lets a finger fade out what is dismissed.
private final class FadingDismissal: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interaction = UIPercentDrivenInteractiveTransition()

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: 0.5,
      animations: { context.view(forKey: .from)?.alpha = 0 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}
