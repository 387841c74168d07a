internal import CoreGraphics

/// A window that gets the size of a screen which is shown another way round.
///
/// Controllers hear of it before anything changes: traits before sizes, presentation
/// controllers before what they present.
struct WindowTurn {
  /// The course of the turn.
  struct Motion {
    /// In seconds; 0 without animation.
    let duration: TimeInterval
    /// Clockwise, from -1 to 2.
    let quarters: Int
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation

    /// The turn of the interface on the panel.
    var transform: CGAffineTransform {
      switch quarters {
      case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      case -1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      default: .identity
      }
    }
  }

  private let window: UIWindow
  private let traits: UITraitCollection?
  private let size: CGSize
  private let motion: Motion
  private let coordinator: TransitionCoordinator
  /// The controllers that hear of the turn at its stages: those seen as it begins.
  private let audience: [UIViewController]
  /// False where controllers hear of their traits only (L-43).
  private let tellsSizes: Bool

  /// A turn of a window to a size; traits are those of the screen if they change.
  ///
  /// A presenter whose view is away, or on its way out, hears nothing (P-42).
  init(
    _ window: UIWindow,
    to size: CGSize,
    traits: UITraitCollection?,
    motion: Motion,
    tellsSizes: Bool = true,
    leaving: UIViewController? = nil
  ) {
    (self.window, self.size, self.traits, self.motion) = (window, size, traits, motion)
    self.tellsSizes = tellsSizes
    coordinator = TransitionCoordinator(
      container: window,
      isAnimated: motion.duration > 0,
      targetTransform: motion.transform
    )
    coordinator.duration = motion.duration
    audience = window.controllersInSight.filter { $0 !== leaving }
  }

  /// Notifies the root and everything above it; from now on controllers have the coordinator.
  func announce() {
    window.turnCoordinator = coordinator
    for controller in audience {
      if let shown = controller.modal.presentation?.activeController {
        if let traits { shown.willTransition(to: traits, with: coordinator) }
        if tellsSizes { shown.viewWillTransition(to: size, with: coordinator) }
      } else {
        if let traits { controller.willTransition(to: traits, with: coordinator) }
        if tellsSizes { controller.viewWillTransition(to: size, with: coordinator) }
      }
      if turns { controller.rotationWillBegin(motion.to, motion.duration) }
    }
  }

  /// True if the older calls are due, which know turns only.
  private var turns: Bool { tellsSizes && motion.quarters != 0 }

  /// Gives the window its size; its picture turns about the middle of the screen, which does not
  /// move.
  func resize() {
    UIView.performWithoutAnimation {
      window.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    window.bounds = CGRect(origin: window.bounds.origin, size: size)
  }

  /// Everything has its place: what others animate runs along.
  func begin() {
    if turns {
      for controller in audience { controller.rotationAnimates(motion.to, motion.duration) }
    }
    coordinator.start()
  }

  /// Lets the window's picture turn from an angle, in radians; the window's transform stays the
  /// identity.
  func rotate(from angle: CGFloat, _ duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeRotation(angle, 0, 0, 1)
    animation.toValue = CATransform3DIdentity
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    window.layer.add(animation, forKey: "turn")
  }

  func end() {
    if window.turnCoordinator === coordinator { window.turnCoordinator = nil }
    coordinator.end(finished: true)
    guard turns else { return }
    for controller in audience { controller.rotationDidEnd(motion.from) }
  }
}

extension UIWindow {
  /// The root and what is presented above it, as far as they are on the screen.
  fileprivate var controllersInSight: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return sequence(first: root, next: \.modal.presented).filter {
      $0.viewIfLoaded?.window != nil
    }
  }
}
