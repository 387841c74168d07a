extension UIView {
  /// Lets what the block's keyframes change move through all of them.
  ///
  /// The pace is that of the whole row; from keyframe to keyframe values change evenly.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & ~KeyframeAnimationOptions.modes),
      completion: completion
    )
    animation.hasKeyframes = true
    perform(animation, animations)
  }

  /// One keyframe; its times are parts of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let current = ViewAnimation.current else { return animations() }
    let before = current.keyframe
    current.keyframe = (frameStartTime, frameDuration)
    animations()
    current.keyframe = before
  }
}

nonisolated extension UIView.KeyframeAnimationOptions {
  /// The bits that say how keyframes are joined; the others are those of plain animations.
  static let modes: UInt = 7 << 10
}
