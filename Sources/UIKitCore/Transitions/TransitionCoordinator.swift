/// Takes along what others animate with a transition, and tells them how it goes on.
///
/// Blocks given before the animation wait for it; later ones run at once, with the time that the
/// whole takes. A size change has a coordinator of its own, made with a container.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private enum Phase { case waiting, running, over }

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let targetTransform: CGAffineTransform
  private let from: TransitionSide?
  private var to: TransitionSide?

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  var isInterruptible = false
  var percentComplete: CGFloat = 0 {
    didSet { for animator in held { animator.fractionComplete = percentComplete } }
  }
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  /// In seconds.
  var duration: TimeInterval = 0

  private var phase = Phase.waiting
  /// The animators that run along with a gesture.
  private var held: [UIViewPropertyAnimator] = []
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []

  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  init(_ transition: Transition) {
    containerView = transition.container
    isAnimated = transition.isAnimated
    presentationStyle = transition.presentationStyle
    targetTransform = .identity
    from = transition.from
    to = transition.to
  }

  /// The coordinator of a change of size.
  init(container: UIView, isAnimated: Bool, targetTransform: CGAffineTransform = .identity) {
    containerView = container
    self.isAnimated = isAnimated
    presentationStyle = .none
    self.targetTransform = targetTransform
    from = nil
    to = nil
  }

  nonisolated deinit {}

  var transitionDuration: TimeInterval { duration }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .from ? from : key == .to ? to : nil)?.controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : key == .to ? to : nil)?.view
  }

  /// Takes what comes as it is known by now.
  func arrives(_ side: TransitionSide) { to = side }

  // MARK: - Requests

  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    guard phase != .over else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    animations.append(animation)
    if phase == .running { runAnimations() }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { changeHandlers.append(handler) }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { endHandlers.append(handler) }

  // MARK: - Notifications of the runner

  /// The transition's own animation has begun.
  func start() {
    guard phase == .waiting else { return }
    phase = .running
    runAnimations()
  }

  /// Blocks that wait for an animation that is over already run without one.
  func catchUp() {
    guard phase == .waiting else { return }
    phase = .running
    let due = animations
    animations = []
    UIView.performWithoutAnimation { for animation in due { animation(self) } }
  }

  func beganInteractively() {
    initiallyInteractive = true
    isInteractive = true
  }

  /// The gesture ended, or took the transition up again; handlers know before anybody else
  /// (N-12).
  func interactionChanged(to interactive: Bool, cancelled: Bool) {
    guard interactive != isInteractive, phase != .over else { return }
    isInteractive = interactive
    isCancelled = cancelled
    for handler in changeHandlers { handler(self) }
    letGo(interactive)
    guard !interactive else { return }
    let handlers = endHandlers
    endHandlers = []
    for handler in handlers { handler(self) }
  }

  /// All views are in their final places; no more blocks run along.
  func end(finished: Bool) {
    guard phase != .over else { return }
    if finished { catchUp() }
    phase = .over
    if !finished { isCancelled = true }
    isInteractive = false
    for animator in held where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: finished ? .end : .start)
    }
    held = []
    let due = completions
    animations = []
    completions = []
    changeHandlers = []
    endHandlers = []
    for completion in due { completion(self) }
  }

  // MARK: - With a gesture

  private func hold(_ work: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: work)
    animator.pauseAnimation()
    animator.fractionComplete = percentComplete
    held.append(animator)
  }

  private func letGo(_ interactive: Bool) {
    for animator in held {
      if interactive { animator.pauseAnimation() }
      animator.isReversed = isCancelled
      if !interactive { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    }
  }

  private func runAnimations() {
    let due = animations
    animations = []
    guard !due.isEmpty else { return }
    let work = { for animation in due { animation(self) } }
    if isInteractive, duration > 0 {
      hold(work)
    } else if isAnimated, duration > 0 {
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: completionCurve.options,
        animations: work
      )
    } else {
      UIView.performWithoutAnimation(work)
    }
  }
}

nonisolated extension UIView.AnimationCurve {
  fileprivate var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
