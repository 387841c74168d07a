internal import QuartzCore

/// The swipe from the edge that pops: a recognizer, and what it drives (N-11, N-12, N-26).
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// Driven by the swipe while it lasts; nil otherwise.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private weak var navigation: UINavigationController?

  override init() {
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
  }

  func install(in navigation: UINavigationController) {
    self.navigation = navigation
    ActionTable.register("swipedBack:", of: BackSwipe.self) { target, sender, _ in
      guard let pan = sender as? UIPanGestureRecognizer else { return }
      (target as? BackSwipe)?.moved(pan)
    }
    recognizer.addTarget(self, action: "swipedBack:")
    navigation.view.addGestureRecognizer(recognizer)
  }

  /// Not at the root, not during a transition, and not where another button replaced the one back
  /// (N-26).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.isSeen, navigation.stack.count > 1,
      !navigation.state.isMoving, navigation.showsNavigationBar
    else { return false }
    return navigation.navigationBar.content.backButton != nil
      || navigation.navigationBar.content.isStale
  }

  /// The way back leads from the edge where reading begins.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    recognizer.edges = isMirrored ? .right : .left
    return true
  }

  private var isMirrored: Bool {
    navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func moved(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: interaction?.update(share(of: pan))
    case .ended: end(finishes: wantsToFinish(pan))
    case .cancelled, .failed: end(finishes: false)
    case .possible: break
    }
  }

  private func begin() {
    guard let navigation, interaction == nil, !navigation.state.isMoving else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    navigation.beginPendingTransition()
    guard !navigation.state.isMoving else { return }
    // The popped view had not even come into sight.
    interaction = nil
  }

  private func share(of pan: UIPanGestureRecognizer) -> CGFloat {
    guard let view = navigation?.view, view.bounds.width > 0 else { return 0 }
    let distance = pan.translation(in: view).x * (isMirrored ? -1 : 1)
    return min(max(distance / view.bounds.width, 0), 1)
  }

  /// A flick decides; without one, half of the way does.
  private func wantsToFinish(_ pan: UIPanGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: navigation?.view).x * (isMirrored ? -1 : 1)
    return abs(velocity) > 100 ? velocity > 0 : share(of: pan) > 0.5
  }

  private func end(finishes: Bool) {
    guard let interaction else { return }
    self.interaction = nil
    if finishes { interaction.finish() } else { interaction.cancel() }
  }
}
