import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Lets a test drive every push and pop.
private final class Driver: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interaction = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: 0.4,
      animations: { to.alpha = 1 },
      completion: { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

@Suite(.serialized, .noLeaks) struct `Driven pushes and pops` {
  private let notes = Ledger()
  private let stage = Stage()
  private let driver = Driver()
  private let navigation = UINavigationController()

  private func show(_ names: String...) -> [TellingController] {
    let controllers = names.map { TellingController($0, notes) }
    navigation.viewControllers = controllers
    navigation.delegate = driver
    stage.show(navigation)
    stage.turn(2)
    _ = notes.take()
    return controllers
  }

  /// Takes back what has just begun.
  private func cancel() {
    stage.turn()
    driver.interaction.update(0.4)
    stage.turn()
    driver.interaction.cancel()
    stage.settle()
    stage.turn(2)
  }

  private func moves(_ name: String) -> [String] {
    notes.take().filter { $0.hasPrefix("\(name).") && $0.contains("ove(") }
  }

  @Test(.oracle("N-12", "N-14")) func `a pop that is cancelled leaves what was there`() {
    let both = show("A", "B")
    navigation.popViewController(animated: true)
    cancel()
    #expect(navigation.viewControllers == both)
    #expect(navigation.navigationBar.items == both.map(\.navigationItem))
    #expect(both[1].view.window != nil && both[0].view.window == nil)
    #expect(both[1].parent === navigation && !both[1].isMovingFromParent)
    #expect(moves("B") == ["B.willMove(nil)", "B.didMove(nav)"])
  }

  @Test(.oracle("N-12")) func `a push that is cancelled leaves what was there`() {
    let root = show("A")
    let pushed = TellingController("B", notes)
    navigation.pushViewController(pushed, animated: true)
    cancel()
    #expect(navigation.viewControllers == root)
    #expect(navigation.navigationBar.items == root.map(\.navigationItem))
    #expect(root[0].view.window != nil && pushed.view.window == nil)
    #expect(pushed.parent == nil && navigation.children == root)
    #expect(moves("B") == ["B.willMove(nav)", "B.willMove(nil)", "B.didMove(nil)"])
  }

  @Test(.oracle("N-12", "N-15")) func `a way to the root that is cancelled leaves all on it`() {
    let all = show("A", "B", "C")
    navigation.popToRootViewController(animated: true)
    cancel()
    #expect(navigation.viewControllers == all && Set(navigation.children) == Set(all))
    #expect(navigation.navigationBar.items == all.map(\.navigationItem))
    #expect(all[2].view.window != nil)
  }

  @Test func `what changed meanwhile holds`() {
    let both = show("A", "B")
    let other = TellingController("C", notes)
    navigation.popViewController(animated: true)
    stage.turn()
    driver.interaction.update(0.4)
    navigation.delegate = nil
    navigation.pushViewController(other, animated: true)
    driver.interaction.cancel()
    stage.settle()
    stage.turn(2)
    #expect(navigation.viewControllers == [both[0], other] && other.view.window != nil)
    #expect(both[1].parent == nil && both[1].view.window == nil)
  }

  @Test func `what lies below may change while the top is on its way`() {
    let both = show("A", "B")
    let other = TellingController("C", notes)
    navigation.popViewController(animated: true)
    stage.turn()
    driver.interaction.update(0.4)
    navigation.setViewControllers([other, both[1]], animated: true)
    driver.interaction.cancel()
    stage.settle()
    stage.turn(2)
    #expect(navigation.viewControllers == [other, both[1]] && both[1].view.window != nil)
    let items = [other, both[1]].map(\.navigationItem)
    #expect(navigation.navigationBar.items == items)
    #expect(both[0].parent == nil && both[1].parent === navigation)
  }

  @Test func `what a gesture said long before counts for nothing`() {
    let root = show("A")
    driver.interaction.cancel()
    stage.turn(3)
    let pushed = TellingController("B", notes)
    navigation.pushViewController(pushed, animated: true)
    stage.turn()
    stage.advance(by: 1)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    driver.interaction.finish()
    stage.settle()
    stage.turn(2)
    #expect(navigation.viewControllers == root + [pushed] && pushed.view.window != nil)
  }

  @Test(.oracle("N-06", "N-10")) func `who goes as soon as it has appeared goes with a pop`() {
    final class Hasty: TellingController {
      var isMovingOut: Bool?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.popViewController(animated: true)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isMovingOut = isMovingFromParent
      }
    }
    _ = show("A")
    navigation.delegate = nil
    let hasty = Hasty("B", notes)
    navigation.pushViewController(hasty, animated: true)
    stage.settle()
    stage.turn(2)
    #expect(
      notes.takeStory().filter { $0.hasPrefix("B.") && !$0.contains("oad") } == [
        "B.willMove(nav)", "B.viewWillAppear(true)", "B.viewDidAppear(true)", "B.willMove(nil)",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "B.didMove(nil)",
      ]
    )
    #expect(hasty.isMovingOut == true && hasty.parent == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a push where animations are off is not animated`() {
    _ = show("A")
    navigation.delegate = nil
    UIView.performWithoutAnimation {
      navigation.pushViewController(TellingController("B", notes), animated: true)
    }
    stage.turn()
    #expect(notes.takeStory().contains("B.viewWillAppear(false)"))
  }
}
