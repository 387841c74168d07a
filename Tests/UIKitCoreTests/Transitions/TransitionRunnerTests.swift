import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Transitions` {
  let notes = Ledger()

  /// A container of the simplest kind: one child at a time.
  final class Swapper: UIViewController {
    var shown: UIViewController?

    func swap(
      to new: UIViewController,
      animator: (any UIViewControllerAnimatedTransitioning)? = nil,
      change: (inout Transition) -> Void = { _ in }
    ) {
      addChild(new)
      var transition = Transition(owner: self, container: view)
      transition.from = shown.map { .whole($0, in: view) }
      transition.to = .whole(new, in: view)
      transition.animator = animator
      change(&transition)
      TransitionRunner.run(transition)
      shown = new
    }
  }

  /// A stage on which `A` has been swapped in.
  private func makeStage() -> (Stage, Swapper, TellingController) {
    let swapper = Swapper()
    let stage = Stage(root: swapper)
    let first = TellingController("A", notes)
    swapper.swap(to: first)
    stage.turn()
    _ = notes.take()
    return (stage, swapper, first)
  }

  private func said(_ names: Set<String>) -> [String] {
    notes.take().filter { line in names.contains { line.contains($0) } }
  }

  private let appearing: Set = [
    "WillAppear", "DidAppear", "WillDisappear", "DidDisappear", "viewDidLoad", "handler",
    "alongside", "hook",
  ]

  @Test func `without animation everything ends with the next picture`() {
    let (stage, swapper, first) = makeStage()
    let second = TellingController("B", notes)
    swapper.swap(to: second)
    #expect(
      said(appearing) == ["B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)"]
    )
    #expect(swapper.transitionCoordinator != nil && second.transitionCoordinator != nil)
    stage.turn()
    #expect(said(appearing) == ["A.viewDidDisappear(false)", "B.viewDidAppear(false)"])
    #expect(first.view.superview == nil && second.view.superview === swapper.view)
  }

  @Test(.oracle("C-34")) func `the coordinator is there from the will calls to the did calls`() {
    final class Asking: TellingController {
      override func viewWillAppear(_ animated: Bool) { ask("viewWillAppear") }
      override func viewDidAppear(_ animated: Bool) { ask("viewDidAppear") }
      override func viewWillDisappear(_ animated: Bool) { ask("viewWillDisappear") }
      override func viewDidDisappear(_ animated: Bool) { ask("viewDidDisappear") }
      func ask(_ when: String) { note("\(when) \(transitionCoordinator != nil)") }
    }
    let swapper = Swapper()
    let stage = Stage(root: swapper)
    #expect(swapper.transitionCoordinator == nil)
    swapper.swap(to: Asking("A", notes))
    stage.turn()
    _ = notes.take()
    swapper.swap(to: Asking("B", notes), animator: SlideAnimator(.push))
    stage.turn()
    stage.advance(by: 0.5)
    #expect(
      said(["ear true", "ear false"]) == [
        "A.viewWillDisappear true", "B.viewWillAppear true",
        "A.viewDidDisappear false", "B.viewDidAppear false",
      ]
    )
    #expect(swapper.transitionCoordinator == nil)
  }

  /// Does something once the `will…` calls were sent.
  private final class Beginning: TransitionDelegate {
    private let work: (any UIViewControllerTransitionCoordinator) -> Void

    init(_ work: @escaping (any UIViewControllerTransitionCoordinator) -> Void) {
      self.work = work
    }

    func transitionWillAnimate(with coordinator: any UIViewControllerTransitionCoordinator) {
      work(coordinator)
    }
    var arrivingSide: TransitionSide? { nil }
    func transitionDidSettle(finished: Bool) {}
    func transitionDidEnd(finished: Bool) {}
  }

  @Test func `an animated transition ends when its animation does`() {
    let (stage, swapper, first) = makeStage()
    let second = TellingController("B", notes)
    swapper.swap(to: second, animator: SlideAnimator(.push)) { transition in
      transition.delegate = Beginning { [notes] coordinator in
        notes.note("hook willAnimate")
        coordinator.animate(
          alongsideTransition: { _ in notes.note("alongside") },
          completion: { notes.note("alongside done, cancelled: \($0.isCancelled)") }
        )
      }
      transition.completion = { [notes] in notes.note("hook completion \($0)") }
    }
    stage.turn()
    #expect(
      said(appearing) == [
        "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "hook willAnimate", "alongside",
      ]
    )
    #expect(first.view.superview === swapper.view)
    stage.advance(by: 0.3)
    #expect(said(appearing).isEmpty)
    stage.advance(by: 0.1)
    #expect(
      said(appearing) == [
        "alongside done, cancelled: false",
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "hook completion true",
      ]
    )
    #expect(first.view.superview == nil && first.view.transform == .identity)
  }

  @Test func `appearances can end before disappearances`() {
    let (stage, swapper, _) = makeStage()
    swapper.swap(to: TellingController("B", notes), animator: DissolveAnimator()) {
      $0.didOrder = .appearanceFirst
    }
    stage.advance(by: 1)
    #expect(
      said(appearing).suffix(2) == ["B.viewDidAppear(true)", "A.viewDidDisappear(true)"]
    )
  }

  /// Is done as soon as it begins.
  final class InstantAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }
  }

  @Test(.oracle("P-33")) func `what goes along is done though the animator takes no time`() {
    let (stage, swapper, _) = makeStage()
    swapper.swap(to: TellingController("B", notes), animator: InstantAnimator()) { transition in
      transition.delegate = Beginning { [notes] coordinator in
        coordinator.animate(
          alongsideTransition: { _ in notes.note("alongside") },
          completion: { _ in notes.note("alongside done") }
        )
      }
    }
    stage.turn()
    #expect(
      said(appearing).suffix(4) == [
        "alongside", "alongside done", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      ]
    )
  }

  /// An interaction whose gesture is the test itself.
  final class Finger: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      if let to = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(to)
      }
    }
  }

  @Test(.oracle("N-12")) func `a cancelled transition takes its calls back, handlers first`() {
    let (stage, swapper, first) = makeStage()
    let finger = Finger()
    let second = TellingController("B", notes)
    swapper.swap(to: second, animator: SlideAnimator(.push)) { transition in
      transition.interaction = finger
      transition.delegate = Beginning { [notes] in
        $0.notifyWhenInteractionChanges { notes.note("handler, cancelled: \($0.isCancelled)") }
      }
      transition.completion = { [notes] in notes.note("hook completion \($0)") }
    }
    stage.turn()
    #expect(swapper.transitionCoordinator?.isInteractive == true)
    finger.context?.updateInteractiveTransition(0.4)
    #expect(swapper.transitionCoordinator?.percentComplete == 0.4)
    _ = notes.take()
    finger.context?.cancelInteractiveTransition()
    finger.context?.completeTransition(false)
    #expect(
      said(appearing) == [
        "handler, cancelled: true",
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
        "A.viewWillAppear(true)", "A.viewDidAppear(true)", "hook completion false",
      ]
    )
    #expect(second.view.superview == nil && first.view.superview === swapper.view)
  }

  @Test(.oracle("N-11")) func `an interactive transition that is finished sends what others do`() {
    let (stage, swapper, _) = makeStage()
    let finger = Finger()
    swapper.swap(to: TellingController("B", notes), animator: SlideAnimator(.push)) {
      $0.interaction = finger
    }
    stage.turn()
    finger.context?.finishInteractiveTransition()
    finger.context?.completeTransition(true)
    #expect(
      said(appearing) == [
        "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      ]
    )
  }

  @Test func `a container in no window only exchanges the views`() {
    let swapper = Swapper()
    let first = TellingController("A", notes)
    let second = TellingController("B", notes)
    swapper.swap(to: first)
    swapper.swap(to: second, animator: SlideAnimator(.push))
    #expect(said(appearing) == ["A.viewDidLoad", "B.viewDidLoad"])
    #expect(swapper.view.subviews == [second.view])
  }
}
