/// The settings of one block of animations: duration, pace, and completion.
///
/// While the block runs it is the current one; changes of views' layers ask it for their action.
final class ViewAnimation {
  /// The course of the motion over time.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
  }

  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var pace: Pace
  var repeatCount: Float
  var autoreverses: Bool
  let tally: AnimationTally
  /// The part of a row of keyframes that is being described, in units of its duration.
  var keyframe: (start: Double, duration: Double)?
  /// True while keyframes are being described.
  var hasKeyframes = false
  /// The animator that moves what comes, instead of the clock.
  var animator: UIViewPropertyAnimator?
  /// False if what came since the last picture has its place at once, and does not grow into it.
  var movesNew = true
  /// Views that got another size, for `layoutSubviews`.
  private var resized: [UIView] = []

  init(
    duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions,
    pace: Pace? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    (self.duration, self.delay, self.options) = (duration, delay, options)
    self.pace = pace ?? .curve(options.curve.timingFunction)
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    tally = AnimationTally(completion)
  }

  // MARK: - The current one

  private static var stack: [ViewAnimation] = []

  static var current: ViewAnimation? { stack.last }
  static var isEnabled = true { didSet { sayWhetherViewsMove() } }

  private static func sayWhetherViewsMove() {
    Animator.shared.viewsMove = isEnabled && !stack.isEmpty
  }

  /// Runs a block whose changes move as this says.
  func run(_ body: () -> Void) {
    open()
    body()
    close()
  }

  /// Begins a block: changes from now on move as this says, until `close()`.
  func open() {
    Self.stack.append(self)
    Self.sayWhetherViewsMove()
  }

  /// Ends what `open()` began; blocks that were opened in between are over.
  func close() {
    if options.contains(.layoutSubviews) { layOutResized() }
    while let last = Self.stack.popLast(), last !== self {}
    Self.sayWhetherViewsMove()
  }

  /// Runs a block that says nothing about motion, whatever surrounds it.
  static func pause(_ body: () -> Void) {
    let before = stack
    stack = []
    sayWhetherViewsMove()
    body()
    stack = before
    sayWhetherViewsMove()
  }

  /// Takes over the pace of the block around, unless the options say otherwise.
  func inherit(from outer: ViewAnimation) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      (repeatCount, autoreverses) = (outer.repeatCount, outer.autoreverses)
      options.formUnion(outer.options.intersection(.allowUserInteraction))
    }
    delay += outer.delay
    animator = outer.animator
  }

  func resized(_ view: UIView) {
    if options.contains(.layoutSubviews) { resized.append(view) }
  }

  private func layOutResized() {
    for view in resized { view.layoutIfNeeded() }
    resized = []
  }

  // MARK: - Actions

  /// The action for a change of a view's layer; nothing outside blocks.
  static func action(for layer: CALayer, _ key: String) -> any CAAction {
    guard isEnabled, let current, key != "contents", CALayer.movingKeys.contains(key) else {
      return NSNull()
    }
    guard current.movesNew || layer.isShownAlready else { return NSNull() }
    return current.change(of: layer, key)
  }

  private func change(of layer: CALayer, _ key: String) -> ValueChange {
    ValueChange(
      of: layer,
      key: key,
      joining: hasKeyframes
        ? .following : options.contains(.beginFromCurrentState) ? .replacing : .added,
      make: { self.makeAnimation() },
      note: { self.animator?.note($0) }
    )
  }

  private func makeAnimation() -> CABasicAnimation {
    let animation = paced()
    animation.blocksTouches = !options.contains(.allowUserInteraction)
    if let animator { return animator.adopt(animation) }
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if delay > 0 {
      animation.beginTime = CACurrentMediaTime() + delay
      animation.fillMode = .backwards
    }
    if hasKeyframes { place(animation) }
    tally.expect(animation)
    return animation
  }

  private func paced() -> CABasicAnimation {
    switch pace {
    case .curve(let function):
      let animation = CABasicAnimation()
      animation.timingFunction = function
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation()
      (animation.mass, animation.stiffness) = (spring.mass, spring.stiffness)
      (animation.damping, animation.initialVelocity) = (spring.damping, spring.velocity)
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      return animation
    }
  }

  /// Gives an animation its part of a row of keyframes; what was reached stays until the row ends.
  private func place(_ animation: CABasicAnimation) {
    let span = keyframe ?? (0, 1)
    let window = AnimationWindow(
      start: span.start,
      length: span.duration,
      pace: animation.timingFunction
    )
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.window = window
  }
}

/// Counts what moves for a block, and tells whoever waits when the last of it is over.
final class AnimationTally {
  private var left = 0
  private var isSealed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func expect(_ animation: CAAnimation) {
    left += 1
    animation.ended = { finished in self.end(finished) }
  }

  private func end(_ finished: Bool) {
    left -= 1
    allFinished = allFinished && finished
    if left == 0, isSealed { tell() }
  }

  /// The block is done; if nothing moves, its completion comes with the next frame.
  func seal() {
    isSealed = true
    guard left == 0, completion != nil else { return }
    UIScreen.main.frameLoop.schedule(after: 0) { self.tell() }
  }

  private func tell() {
    let completion = completion
    self.completion = nil
    completion?(allFinished)
  }
}

nonisolated extension UIView.AnimationOptions {
  /// The pace that the options name.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 7)) ?? .easeInOut
  }
}

nonisolated extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}

/// The place of a view that is seen, for another one that is made in its stead.
///
/// What is new appears in its final place while the interface turns, so a part of a bar that is made
/// anew for other traits would not move with the rest; it takes over the place of the one before.
struct SeenPlace {
  private let frame: CGRect
  private let commit: Int32

  /// Nil for a view that no screen shows, and where new views move anyway.
  init?(_ view: UIView) {
    guard ViewAnimation.current?.movesNew == false, view.superview != nil, view.layer.isShownAlready
    else { return nil }
    (frame, commit) = (view.frame, view.layer.joinedCommit)
  }

  /// Puts a view, which has its superview already, where the other one was.
  func give(to view: UIView) {
    UIView.performWithoutAnimation { view.frame = frame }
    view.layer.countsAsShown(since: commit)
  }

  /// Gives places to views one by one.
  static func give(_ places: [SeenPlace?], to views: [UIView]) {
    for (place, view) in zip(places, views) { place?.give(to: view) }
  }
}
