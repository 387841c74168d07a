import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Custom presentations` {
  let notes = Ledger()
  let keeper = Keeper()

  /// Keeps delegates, which nobody else does.
  final class Keeper { var kept: [AnyObject] = [] }

  /// A presentation controller that writes down what it is told.
  final class Telling: UIPresentationController {
    var notes = Ledger()
    override func presentationTransitionWillBegin() { notes.note("willBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      notes.note("didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() { notes.note("dismissal willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      notes.note("dismissal didEnd \(completed)")
    }
    override func containerViewWillLayoutSubviews() { notes.note("container willLayout") }
    override func containerViewDidLayoutSubviews() { notes.note("container didLayout") }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      notes.note("viewWillTransition \(Int(size.width))×\(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// An animator that fades, and its interaction if it is given one.
  final class Scene: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let notes: Ledger
    var interaction: UIPercentDrivenInteractiveTransition?
    var seen: [String] = []

    init(_ notes: Ledger) { self.notes = notes }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      notes.note("presentationController")
      let controller = Telling(presentedViewController: presented, presenting: presenting)
      controller.notes = notes
      return controller
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      notes.note("animationController")
      return self
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      notes.note("animationController dismissed")
      return self
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      notes.note("interactionController")
      return interaction
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      notes.note("interactionController dismissed")
      return interaction
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      notes.note("animateTransition")
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      seen.append("from \(from != nil) to \(to != nil) animated \(context.isAnimated)")
      if let to {
        if let controller = context.viewController(forKey: .to) {
          to.frame = context.finalFrame(for: controller)
        }
        context.containerView.addSubview(to)
        to.alpha = 0
      }
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        options: .curveLinear,
        animations: {
          to?.alpha = 1
          from?.alpha = to == nil ? 0 : 1
        },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
      )
    }

    func animationEnded(_ transitionCompleted: Bool) {
      notes.note("animationEnded \(transitionCompleted)")
    }
  }

  private func make() -> (Stage, TellingController, TellingController, Scene) {
    let first = TellingController("A", Ledger())
    let stage = Stage(root: first)
    let second = TellingController("B", Ledger())
    let scene = Scene(notes)
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = scene
    keeper.kept.append(scene)
    return (stage, first, second, scene)
  }

  /// What was noted, the container's layouts once.
  private func said() -> [String] {
    notes.take().reduce(into: []) { lines, line in
      if !line.hasPrefix("container") || !lines.contains(line) { lines.append(line) }
    }
  }

  @Test(.oracle("P-26", "P-27", "P-28")) func `the delegate and the controller are asked in order`()
  {
    let (stage, first, second, scene) = make()
    first.present(second, animated: true)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(
      said() == [
        "presentationController", "animationController", "interactionController", "willBegin",
        "animateTransition", "container willLayout", "container didLayout", "animationEnded true",
        "didEnd true",
      ]
    )
    first.dismiss(animated: true)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(
      said().filter { !$0.hasPrefix("container") } == [
        "animationController dismissed", "interactionController dismissed",
        "dismissal willBegin", "animateTransition", "animationEnded true",
        "dismissal didEnd true",
      ]
    )
    #expect(scene.seen.count == 2)
  }

  @Test(.oracle("P-32")) func `a presenter that stays has no view in the transition`() {
    let (stage, first, second, scene) = make()
    first.present(second, animated: true)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    first.dismiss(animated: true)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(
      scene.seen == ["from false to true animated true", "from true to false animated true"]
    )
  }

  @Test(.oracle("P-31")) func `the animator is asked even without animation`() {
    let (stage, first, second, scene) = make()
    first.present(second, animated: false)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(scene.seen == ["from false to true animated false"])
    #expect(second.view.window === stage.window)
  }

  @Test(.oracle("P-27", "P-29")) func `a turn is told to the controller before its container`() {
    let (stage, first, second, _) = make()
    first.present(second, animated: false)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    _ = notes.take()
    stage.rotate(to: .landscapeLeft)
    #expect(
      said() == ["viewWillTransition 852×393", "container willLayout", "container didLayout"]
    )
    #expect(second.view.frame == stage.window.bounds)
  }

  @Test(.oracle("P-30")) func `a presentation controller says this by itself`() {
    let (presented, presenting) = (UIViewController(), UIViewController())
    presented.modalPresentationStyle = .custom
    let controller = UIPresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    #expect(controller.shouldPresentInFullscreen && !controller.shouldRemovePresentersView)
    #expect(controller.presentedView === presented.view)
    #expect(controller.overrideTraitCollection == nil && controller.delegate == nil)
    #expect(controller.adaptivePresentationStyle == .custom)
    #expect(controller.containerView == nil)
    let stage = Stage(root: presenting)
    final class Plain: NSObject, UIViewControllerTransitioningDelegate {
      let controller: UIPresentationController
      init(_ controller: UIPresentationController) { self.controller = controller }
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? { controller }
    }
    let delegate = Plain(controller)
    presented.transitioningDelegate = delegate
    presenting.present(presented, animated: false)
    stage.turn(2)
    #expect(controller.frameOfPresentedViewInContainerView == controller.containerView?.bounds)
    #expect(controller.containerView?.bounds == stage.window.bounds)
  }

  @Test(.oracle("P-33")) func `what goes alongside runs with the animation and hears of its end`() {
    let (stage, first, second, _) = make()
    first.present(second, animated: true)
    final class Beside: UIView {}
    let beside = Beside(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.view.addSubview(beside)
    stage.turn()
    let coordinator = second.transitionCoordinator
    let queued = coordinator?.animate(
      alongsideTransition: { _ in
        notes.note("alongside \(UIView.inheritedAnimationDuration)")
        beside.alpha = 0
      },
      completion: { notes.note("done, cancelled: \($0.isCancelled)") }
    )
    #expect(queued == true)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(
      notes.take().filter { $0.hasPrefix("alongside") || $0.hasPrefix("done") } == [
        "alongside 0.5", "done, cancelled: false",
      ]
    )
    #expect(beside.alpha == 0)
    #expect(coordinator?.animate(alongsideTransition: { _ in }) == false)
  }

  @Test func `a gesture leads a presentation, and takes it back`() {
    let (stage, first, second, scene) = make()
    let gesture = UIPercentDrivenInteractiveTransition()
    scene.interaction = gesture
    first.present(second, animated: true)
    stage.turn()
    gesture.update(0.5)
    stage.advance(by: 3)
    #expect(first.presentedViewController === second)
    #expect(second.transitionCoordinator?.percentComplete == 0.5)
    let shown = second.view.layer.presentation()?.opacity ?? 1
    #expect(abs(shown - 0.5) < 0.01)
    gesture.cancel()
    for _ in 0..<4 { stage.advance(by: 0.3) }
    #expect(said().suffix(2) == ["animationEnded false", "didEnd false"])
    #expect(first.presentedViewController == nil && second.view.window == nil)
    #expect(stage.window.subviews == [first.view])
  }

  @Test func `a gesture leads a dismissal to its end`() {
    let (stage, first, second, scene) = make()
    first.present(second, animated: false)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    let gesture = UIPercentDrivenInteractiveTransition()
    scene.interaction = gesture
    first.dismiss(animated: true)
    gesture.update(0.4)
    stage.turn()
    stage.advance(by: 1)
    #expect(first.presentedViewController === second && second.isBeingDismissed)
    gesture.finish()
    stage.advance(by: 0.2)
    #expect(first.presentedViewController === second)
    stage.advance(by: 0.2)
    stage.turn()
    #expect(first.presentedViewController == nil)
  }

  @Test func `a cancelled dismissal leaves everything as it was`() {
    let (stage, first, second, scene) = make()
    first.present(second, animated: false)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    let gesture = UIPercentDrivenInteractiveTransition()
    scene.interaction = gesture
    first.dismiss(animated: true)
    stage.turn()
    gesture.update(0.4)
    stage.turn()
    gesture.cancel()
    for _ in 0..<4 { stage.advance(by: 0.3) }
    #expect(first.presentedViewController === second && !second.isBeingDismissed)
    #expect(second.view.alpha == 1 && second.view.window === stage.window)
    #expect(second.notes.take().suffix(2).last == "B.viewDidAppear(true)")
  }
}
