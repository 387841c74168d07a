/// The view of a transition for an animator and an interaction controller.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private(set) var transition: Transition
  let coordinator: TransitionCoordinator
  weak var runner: TransitionRunner?

  init(_ transition: Transition, coordinator: TransitionCoordinator) {
    self.transition = transition
    self.coordinator = coordinator
  }

  nonisolated deinit {}

  var containerView: UIView { transition.container }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.side(key)?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.side(key)?.view }

  /// The zero rectangle for one that isn't in sight before.
  func initialFrame(for vc: UIViewController) -> CGRect {
    transition.side(of: vc)?.initialFrame ?? .zero
  }

  /// The zero rectangle for one that isn't in sight afterwards.
  func finalFrame(for vc: UIViewController) -> CGRect {
    transition.side(of: vc)?.finalFrame ?? .zero
  }

  // MARK: - Interaction

  func beginInteraction(_ interaction: any UIViewControllerInteractiveTransitioning) {
    coordinator.completionCurve = interaction.completionCurve
    coordinator.beganInteractively()
    interaction.startInteractiveTransition(self)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { coordinator.interactionChanged(to: false, cancelled: false) }
  func cancelInteractiveTransition() { coordinator.interactionChanged(to: false, cancelled: true) }
  func pauseInteractiveTransition() { coordinator.interactionChanged(to: true, cancelled: false) }

  // MARK: - The end

  /// Takes what comes as it is known by now.
  func arrives(_ side: TransitionSide) { transition.to = side }

  /// Lets go of those who may hold the context in turn.
  func letGo() {
    transition.interaction = nil
    transition.animator = nil
    transition.delegate = nil
    transition.completion = { _ in }
  }

  func completeTransition(_ didComplete: Bool) { runner?.end(finished: didComplete) }
}

extension Transition {
  func side(_ key: UITransitionContextViewControllerKey) -> TransitionSide? {
    key == .from ? from : key == .to ? to : nil
  }

  func side(_ key: UITransitionContextViewKey) -> TransitionSide? {
    key == .from ? from : key == .to ? to : nil
  }

  func side(of controller: UIViewController) -> TransitionSide? {
    [from, to].compactMap(\.self).first { $0.controller === controller }
  }
}
