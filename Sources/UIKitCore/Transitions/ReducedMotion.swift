// The built-in motions as the user wants them: someone who asked for less motion sees screens fade
// where others see them turn, and, if they prefer that, where others see them slide.

extension SlideAnimator {
  static func preferred(_ direction: Direction) -> any UIViewControllerAnimatedTransitioning {
    UIAccessibility.prefersCrossFadeTransitions ? DissolveAnimator() : SlideAnimator(direction)
  }
}

extension CoverAnimator {
  static var preferred: any UIViewControllerAnimatedTransitioning {
    UIAccessibility.prefersCrossFadeTransitions ? DissolveAnimator() : CoverAnimator()
  }
}

extension FlipAnimator {
  static var preferred: any UIViewControllerAnimatedTransitioning {
    UIAccessibility.isReduceMotionEnabled ? DissolveAnimator() : FlipAnimator()
  }
}
