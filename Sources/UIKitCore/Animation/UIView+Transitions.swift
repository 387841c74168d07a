extension UIView {
  /// Lets a view's picture give way to what it is after the block, in the way the options name.
  ///
  /// Without a way the block's changes move as in any animation; with one they do not, unless
  /// `allowAnimatedContent` says so.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration,
      delay: 0,
      options: options,
      completion: completion
    )
    let body = animations ?? {}
    guard let picture = options.pictureTransition, areAnimationsEnabled, duration > 0 else {
      return perform(animation, body)
    }
    picture.duration = duration
    picture.blocksTouches = !options.contains(.allowUserInteraction)
    animation.tally.expect(picture)
    view.layer.add(picture, forKey: "transition")
    if options.contains(.allowAnimatedContent) {
      animation.run(body)
    } else {
      ViewAnimation.pause(body)
    }
    animation.tally.seal()
  }

  /// Lets one view give way to another, which takes its place in the superview, or is shown in its
  /// stead with `showHideTransitionViews`.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      return animate(withDuration: 0, animations: exchange, completion: completion)
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: exchange,
      completion: completion
    )
  }
}

nonisolated extension UIView.AnimationOptions {
  private static let ways: [UInt: (CATransitionType, CATransitionSubtype?)] = [
    transitionFlipFromLeft.rawValue: (.flip, .fromLeft),
    transitionFlipFromRight.rawValue: (.flip, .fromRight),
    transitionFlipFromTop.rawValue: (.flip, .fromTop),
    transitionFlipFromBottom.rawValue: (.flip, .fromBottom),
    transitionCurlUp.rawValue: (.reveal, .fromBottom),
    transitionCurlDown.rawValue: (.moveIn, .fromTop),
    transitionCrossDissolve.rawValue: (.fade, nil),
  ]

  /// The way from picture to picture that the options name.
  var pictureTransition: CATransition? {
    guard let (type, subtype) = Self.ways[rawValue & 7 << 20] else { return nil }
    let transition = CATransition()
    (transition.type, transition.subtype) = (type, subtype)
    transition.timingFunction = curve.timingFunction
    return transition
  }
}
