internal import QuartzCore

/// An object that holds the motion of a transition and moves it by hand.
protocol TransitionDrive: AnyObject {
  func move(to part: CGFloat)
  func goOn(speed: CGFloat, curve: (any UITimingCurveProvider)?)
  func goBack(speed: CGFloat, curve: (any UITimingCurveProvider)?)
}

/// Holds what animators can hold themselves.
final class AnimatorDrive: TransitionDrive {
  private let animator: any UIViewImplicitlyAnimating

  init(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
    animator.pauseAnimation()
  }

  func move(to part: CGFloat) { animator.fractionComplete = part }

  func goOn(speed: CGFloat, curve: (any UITimingCurveProvider)?) {
    animator.continueAnimation(withTimingParameters: curve, durationFactor: 0)
  }

  func goBack(speed: CGFloat, curve: (any UITimingCurveProvider)?) {
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: curve, durationFactor: 0)
  }
}

/// Holds everything in the container, by stopping the container's time.
final class LayerDrive: TransitionDrive {
  /// Beyond the end of anything that a transition moves, in seconds.
  private static let longAfter: TimeInterval = 3600

  private let layer: CALayer
  private let loop: FrameLoop
  private let begin: TimeInterval
  private let duration: TimeInterval
  private let saved: SavedPlacement?

  init(_ context: TransitionContext, begin: TimeInterval, duration: TimeInterval) {
    layer = context.containerView.layer
    loop = (context.containerView.window?.screen ?? UIScreen.main).frameLoop
    self.begin = begin
    self.duration = duration
    saved = context.view(forKey: .from).map(SavedPlacement.init)
    layer.timeOffset = begin
    layer.speed = 0
    context.coordinator.animate(alongsideTransition: nil) { _ in self.release() }
  }

  func move(to part: CGFloat) {
    layer.timeOffset = begin + Double(part) * duration
    loop.requestFrame()
  }

  /// The container's time goes on from where it was held.
  func goOn(speed: CGFloat, curve: (any UITimingCurveProvider)?) {
    let now = CACurrentMediaTime()
    layer.beginTime = layer.superlayer?.convertTime(now, from: nil) ?? now
    layer.speed = Float(max(speed, 0.01))
    loop.requestFrame()
  }

  /// The container's time runs back; at its beginning every view is as it was.
  func goBack(speed: CGFloat, curve: (any UITimingCurveProvider)?) {
    let held = layer.timeOffset
    let since = CACurrentMediaTime()
    let speed = Double(max(speed, 0.01))
    loop.everyFrame { [self] now in
      let time = held - (now - since) * speed
      guard time <= begin else {
        layer.timeOffset = time
        return true
      }
      saved?.restore()
      layer.timeOffset = begin + Self.longAfter
      // All animations end here, but their handlers run after the layer time is restored, so that
      // nothing begins that late.
      let ends = Animator.shared.advance()
      release()
      for event in ends { event.tell() }
      loop.requestFrame()
      return false
    }
  }

  private func release() {
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = 0
  }
}

/// The state of a view before something moved it.
struct SavedPlacement {
  private let view: UIView
  private let transform: CGAffineTransform
  private let alpha: CGFloat
  private let bounds: CGRect
  private let center: CGPoint

  init(_ view: UIView) {
    self.view = view
    (transform, alpha) = (view.transform, view.alpha)
    (bounds, center) = (view.bounds, view.center)
  }

  func restore() {
    UIView.performWithoutAnimation {
      view.transform = transform
      view.alpha = alpha
      view.bounds = bounds
      view.center = center
    }
  }
}

/// Says that an animator has no way of its own to be held.
final class UninterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = UninterruptibleAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {}
}
