import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Writes down what a navigation controller tells its delegate.
final class TellingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let notes: Ledger
  var animator: (any UIViewControllerAnimatedTransitioning)?

  init(_ notes: Ledger) { self.notes = notes }

  private func name(_ controller: UIViewController) -> String {
    (controller as? TellingController)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { notes.note("willShow(\(name(viewController)), \(animated))") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { notes.note("didShow(\(name(viewController)), \(animated))") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

extension Ledger {
  /// The lines since the last call but for layout, which may come more than once.
  func takeStory() -> [String] {
    let quiet = [
      "Layout", "updateViewConstraints", "viewSafeArea", "viewLayoutMargins", "viewIsAppearing",
    ]
    return take().filter { line in !quiet.contains { line.contains($0) } }
  }
}

/// A navigation controller with a root, and a controller to push.
private struct Stack {
  let notes = Ledger()
  let stage = Stage()
  let a: TellingController
  let b: TellingController
  let navigation: UINavigationController
  let delegate: TellingNavigationDelegate

  init() {
    a = TellingController("A", notes)
    b = TellingController("B", notes)
    navigation = UINavigationController(rootViewController: a)
    delegate = TellingNavigationDelegate(notes)
  }

  func show() {
    stage.show(navigation)
    stage.turn(2)
    _ = notes.take()
  }

  func push() {
    show()
    navigation.pushViewController(b, animated: true)
    stage.turn()
    stage.advance(by: 1)
    stage.turn()
  }
}

@Suite(.serialized, .noLeaks) struct `Navigation transitions` {
  @Test(.oracle("N-05", "N-33")) func `the first controller moves in while it appears`() {
    let scene = Stack()
    scene.navigation.delegate = scene.delegate
    var wasMoving = false
    final class Asking: TellingController {
      var asked: ((UIViewController) -> Void)?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        asked?(self)
      }
    }
    let root = Asking("R", scene.notes)
    root.asked = { wasMoving = $0.isMovingToParent }
    scene.navigation.viewControllers = [root]
    _ = scene.notes.take()
    scene.stage.show(scene.navigation)
    scene.stage.turn(2)
    #expect(wasMoving)
    #expect(
      scene.notes.takeStory() == [
        "R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)", "willShow(R, false)",
        "didShow(R, false)", "R.viewDidAppear(false)", "R.didMove(nav)",
      ]
    )
    scene.navigation.pushViewController(scene.b, animated: false)
    scene.stage.turn(2)
    scene.navigation.popViewController(animated: false)
    scene.stage.turn(2)
    #expect(!wasMoving)
  }

  @Test(.oracle("N-01", "N-02", "N-03", "N-04")) func `a push tells in this order`() {
    let scene = Stack()
    scene.show()
    scene.navigation.delegate = scene.delegate
    scene.navigation.pushViewController(scene.b, animated: true)
    #expect(scene.notes.take() == ["B.willMove(nav)"])
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "willShow(B, true)",
      ]
    )
    scene.stage.advance(by: 0.2)
    #expect(scene.notes.takeStory() == [])
    scene.stage.advance(by: 0.2)
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(nav)",
        "didShow(B, true)",
      ]
    )
  }

  @Test(.oracle("N-02")) func `a pushed controller is laid out before it has appeared`() {
    let scene = Stack()
    scene.show()
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 1)
    let wanted: Set = [
      "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
      "B.viewWillLayoutSubviews", "B.viewDidAppear(true)",
    ]
    let order = scene.notes.only(wanted)
    #expect(
      order.prefix(4) == [
        "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubviews",
      ]
    )
    #expect(order.contains("B.viewDidAppear(true)"))
  }

  @Test(.oracle("N-06")) func `a pop tells in this order`() {
    let scene = Stack()
    scene.push()
    scene.navigation.delegate = scene.delegate
    _ = scene.notes.take()
    #expect(scene.navigation.popViewController(animated: true) === scene.b)
    #expect(scene.notes.take() == ["B.willMove(nil)"])
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "willShow(A, true)",
      ]
    )
    scene.stage.advance(by: 1)
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)",
        "didShow(A, true)",
      ]
    )
  }

  @Test(.oracle("N-06")) func `a popped controller that nobody keeps is gone afterwards`() {
    let scene = Stack()
    scene.show()
    weak var popped: UIViewController?
    do {
      let controller = UIViewController()
      popped = controller
      scene.navigation.pushViewController(controller, animated: true)
    }
    scene.stage.turn()
    scene.stage.advance(by: 1)
    scene.stage.turn()
    scene.navigation.popViewController(animated: true)
    scene.stage.turn()
    #expect(popped != nil)
    scene.stage.advance(by: 1)
    scene.stage.turn(2)
    #expect(popped == nil)
  }

  @Test(.oracle("N-07")) func `without animation the order is the same, in one picture`() {
    let scene = Stack()
    scene.show()
    scene.navigation.pushViewController(scene.b, animated: false)
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "B.willMove(nav)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
        "B.viewWillAppear(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
        "B.didMove(nav)",
      ]
    )
    scene.navigation.popViewController(animated: false)
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "B.willMove(nil)", "B.viewWillDisappear(false)", "A.viewWillAppear(false)",
        "B.viewDidDisappear(false)", "A.viewDidAppear(false)", "B.didMove(nil)",
      ]
    )
  }

  @Test(.oracle("N-09", "N-10")) func `controllers know whether they come or go`() {
    let scene = Stack()
    final class Curious: UIViewController {
      var seen: [String] = []
      func note(_ what: String) {
        seen.append("\(what) \(isMovingToParent) \(isMovingFromParent)")
      }
      override func viewWillAppear(_ animated: Bool) { note("will") }
      override func viewDidAppear(_ animated: Bool) { note("did") }
      override func viewWillDisappear(_ animated: Bool) {
        note("leaves \(navigationController?.viewControllers.contains(self) ?? false)")
      }
      override func viewDidDisappear(_ animated: Bool) { note("left") }
    }
    let (first, second) = (Curious(), Curious())
    scene.navigation.viewControllers = [first]
    scene.show()
    first.seen = []
    scene.navigation.pushViewController(second, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 1)
    #expect(second.seen == ["will true false", "did true false"])
    #expect(first.seen == ["leaves true false false", "left false false"])
    (first.seen, second.seen) = ([], [])
    scene.navigation.popViewController(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 1)
    #expect(second.seen == ["leaves false false true", "left false true"])
    #expect(first.seen == ["will false false", "did false false"])
  }

  @Test(.oracle("N-15")) func `those between root and top are told that they move only`() {
    let scene = Stack()
    let c = TellingController("C", scene.notes)
    scene.navigation.viewControllers = [scene.a, scene.b, c]
    scene.show()
    #expect(scene.navigation.popToRootViewController(animated: true) == [scene.b, c])
    scene.stage.turn()
    scene.stage.advance(by: 1)
    #expect(
      scene.notes.takeStory() == [
        "B.willMove(nil)", "C.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.didMove(nil)",
        "C.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
        "C.didMove(nil)",
      ]
    )
  }

  @Test(.oracle("N-18")) func `a new stack looks like a push, a pop, or nothing`() {
    let scene = Stack()
    final class Noting: NSObject, UINavigationControllerDelegate {
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
      }
    }
    let noting = Noting()
    scene.navigation.delegate = noting
    scene.show()
    let c = TellingController("C", scene.notes)
    let stacks = [[scene.a, c, scene.b], [scene.a, c], [scene.b, c], [scene.b]]
    for stack in stacks {
      scene.navigation.setViewControllers(stack, animated: true)
      scene.stage.turn()
      scene.stage.advance(by: 1)
      scene.stage.turn()
    }
    #expect(noting.operations == [.push, .pop, .pop])
    #expect(scene.navigation.children == [scene.b] && scene.a.parent == nil && c.parent == nil)
    #expect(scene.b.view.window != nil && c.viewIfLoaded?.window == nil)
  }

  @Test(.oracle("N-25")) func `a push into a push is reported, and both arrive`() {
    let scene = Stack()
    var reported: [String] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { reported.append($0.text) }
    defer { Diagnostic.listener = others }
    scene.show()
    let c = TellingController("C", scene.notes)
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.turn()
    scene.navigation.pushViewController(c, animated: true)
    #expect(scene.navigation.viewControllers == [scene.a, scene.b, c])
    scene.stage.advance(by: 1)
    scene.stage.turn()
    scene.stage.advance(by: 1)
    scene.stage.turn()
    #expect(
      reported == ["nested push animation can result in corrupted navigation bar"]
    )
    #expect(
      scene.notes.takeStory().filter { $0.contains("ppear") } == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)", "B.viewWillDisappear(true)", "C.viewWillAppear(true)",
        "B.viewDidDisappear(true)", "C.viewDidAppear(true)",
      ]
    )
    #expect(c.view.window != nil && scene.b.view.window == nil)
  }

  @Test func `a transition ends when its stack goes out of sight`() {
    let scene = Stack()
    scene.show()
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.turn()
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.turn(2)
    scene.stage.advance(by: 1)
    #expect(scene.navigation.runner == nil && scene.a.view.superview == nil)
    #expect(scene.b.appearancePhase == "hidden" && scene.a.appearancePhase == "hidden")
  }

  @Test func `the delegate's animator moves the views`() {
    let scene = Stack()
    final class Jump: NSObject, UIViewControllerAnimatedTransitioning {
      var ended: [Bool] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.view(forKey: .to).map(context.containerView.addSubview)
        context.completeTransition(true)
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }
    let jump = Jump()
    scene.delegate.animator = jump
    scene.navigation.delegate = scene.delegate
    scene.show()
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.stage.turn()
    #expect(jump.ended == [true])
    #expect(scene.notes.takeStory().last == "didShow(B, true)")
  }

  @Test func `others animate along from the moment of the push`() {
    let scene = Stack()
    scene.show()
    scene.navigation.pushViewController(scene.b, animated: true)
    var log: [String] = []
    let isJoined = scene.navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in log.append("along") },
      completion: { _ in log.append("done") }
    )
    #expect(isJoined == true)
    scene.stage.turn()
    #expect(log == ["along"])
    scene.stage.advance(by: 1)
    #expect(log == ["along", "done"])
    #expect(scene.navigation.transitionCoordinator == nil)
  }
}
