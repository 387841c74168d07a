extension UIViewController {
  /// Lets one child take another's place, in the superview of the one that goes (C-07, C-11).
  func exchange(
    _ from: UIViewController,
    for to: UIViewController,
    _ duration: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      UIKitException.noCommonParent(from, to).raise()
    }
    guard shouldAutomaticallyForwardAppearanceMethods else {
      UIKitException.transitionWhileForwarding(self).raise()
    }
    guard let old = from.view, let new = to.view, let container = old.superview else { return }
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    let driver = AppearanceDriver.transition(.init())
    if container.window != nil {
      from.beginAppearance(false, animated: isAnimated, by: driver)
      if to.mayAppear() { to.beginAppearance(true, animated: isAnimated, by: driver) }
    }
    let finish = { (finished: Bool) in
      old.removeFromSuperview()
      to.endAppearance(by: driver)
      from.endAppearance(by: driver)
      completion?(finished)
    }
    if options.pictureTransition == nil {
      Self.bring(new, into: container)
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: animations ?? {},
        completion: finish
      )
    } else {
      Self.turn(container, from: old, to: new, duration, options, animations, finish)
    }
  }

  /// Puts what comes above what goes; it is laid out before it moves.
  private static func bring(_ view: UIView, into container: UIView) {
    UIView.performWithoutAnimation {
      if view.superview !== container { container.addSubview(view) }
      view.layoutIfNeeded()
    }
  }

  /// The container's picture changes; what goes is hidden in the new one, and leaves at the end.
  private static func turn(
    _ container: UIView,
    from old: UIView,
    to new: UIView,
    _ duration: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ finish: @escaping (Bool) -> Void
  ) {
    let wasHidden = old.isHidden
    UIView.transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        bring(new, into: container)
        old.isHidden = true
        animations?()
      },
      completion: { finished in
        old.isHidden = wasHidden
        finish(finished)
      }
    )
  }
}
