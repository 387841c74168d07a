/// Comes up from below the container, and goes down again.
final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.isBringingModal
    guard let moving = isComing ? context.bringIn(below: false) : context.view(forKey: .from)
    else { return context.exchange() }
    if !isComing { context.bringIn(below: true) }
    let below = CGAffineTransform(
      translationX: 0,
      y: context.containerView.bounds.height - moving.frame.minY
    )
    if isComing { moving.transform = below }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: isComing ? .curveEaseOut : .curveEaseInOut,
      animations: { moving.transform = isComing ? .identity : below },
      completion: { _ in
        moving.transform = .identity
        context.complete()
      }
    )
  }
}

/// One picture fades into the other.
final class DissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.isBringingModal
    let coming = context.bringIn(below: !isComing)
    guard let fading = isComing ? coming : context.view(forKey: .from) else {
      return context.exchange()
    }
    let alpha = fading.alpha
    if isComing { fading.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { fading.alpha = isComing ? alpha : 0 },
      completion: { _ in
        fading.alpha = alpha
        context.complete()
      }
    )
  }
}

/// The screen turns round its vertical axis, and the other controller is on its back.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.75 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.bringIn(below: true) else {
      return DissolveAnimator().animateTransition(using: context)
    }
    let half = transitionDuration(using: context) / 2
    let edgeOn = CGAffineTransform(scaleX: 0.001, y: 1)
    to.isHidden = true
    UIView.animate(
      withDuration: half,
      delay: 0,
      options: .curveEaseIn,
      animations: { from.transform = edgeOn },
      completion: { _ in
        from.isHidden = true
        to.isHidden = false
        to.transform = edgeOn
        UIView.animate(
          withDuration: half,
          delay: 0,
          options: .curveEaseOut,
          animations: { to.transform = .identity },
          completion: { _ in
            from.isHidden = false
            from.transform = .identity
            context.complete()
          }
        )
      }
    )
  }
}

// MARK: - Shared by all animators

extension UIViewControllerContextTransitioning {
  /// True if the view that comes lies above the one that goes: a presentation, unless the side that
  /// goes was presented by the one that comes.
  var isBringingModal: Bool {
    guard let to = viewController(forKey: .to) else { return false }
    return !to.isBelow(viewController(forKey: .from))
  }

  /// 1, or -1 where reading goes from right to left.
  var forward: CGFloat {
    containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  /// Puts what comes at its place, laid out (L-35), above or below what goes.
  @discardableResult
  func bringIn(below: Bool) -> UIView? {
    guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else {
      return nil
    }
    view.frame = finalFrame(for: controller)
    if view.superview !== containerView {
      if below { containerView.insertSubview(view, at: 0) } else { containerView.addSubview(view) }
    }
    view.layoutIfNeeded()
    return view
  }

  /// Changes places without a motion.
  func exchange() {
    bringIn(below: false)
    complete()
  }

  func complete() { completeTransition(!transitionWasCancelled) }
}

extension UIViewController {
  /// True if the other is presented by this controller.
  fileprivate func isBelow(_ other: UIViewController?) -> Bool {
    guard let other else { return false }
    return sequence(first: other, next: \.modal.presenting).dropFirst().contains { $0 === self }
  }
}
