internal import QuartzCore

/// From some pages to others, by the app or by a finger (T-51…T-57, T-60, T-62).
extension UIPageViewController {
  // MARK: By the app

  func turn(
    to new: [UIViewController],
    _ direction: NavigationDirection,
    animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    check(new.count, animated: animated)
    loadViewIfNeeded()
    endTurns()
    neighbours = PageNeighbours()
    let isAnimated = animated && view.window != nil
    start(new, direction, animated: isAnimated, drivers: []) { finished in
      if isAnimated { completion?(finished) }
    }
    askForIndicator()
    if !isAnimated { completion?(true) }  // (T-51)
  }

  // MARK: By a finger

  /// Asks for the page beside the shown one, unless it was asked for before (T-60).
  func neighbour(of page: UIViewController, _ direction: NavigationDirection) -> UIViewController? {
    if let known = neighbours[direction] { return known }
    let found =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    // Only the scroll style keeps the data source's answers.
    if transitionStyle == .scroll { neighbours[direction] = .some(found) }
    return found
  }

  /// The pages that a drag in a direction brings; scrolling asks for both sides (T-60).
  func pagesAhead(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let first = pages.first, let last = pages.last else { return nil }
    if transitionStyle == .scroll {
      _ = neighbour(of: last, .forward)
      _ = neighbour(of: first, .reverse)
    }
    guard let next = neighbour(of: direction == .forward ? last : first, direction) else {
      return nil
    }
    guard pages.count == 2 else { return [next] }
    guard let second = neighbour(of: next, direction) else { return nil }
    return direction == .forward ? [next, second] : [second, next]
  }

  /// After the user turned the page, or did not (T-57, T-60).
  func turned(from old: [UIViewController], _ direction: NavigationDirection, finished: Bool) {
    if finished { moveDots(direction) }
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: old,
      transitionCompleted: finished
    )
    guard finished, transitionStyle == .scroll else { return }
    neighbours = PageNeighbours()
    neighbours[direction == .forward ? .reverse : .forward] = .some(old.first)
    if let page = pages.first { _ = neighbour(of: page, direction) }
  }

  // MARK: Either

  /// Runs one transition for each place; all have ended when the completion comes.
  func start(
    _ new: [UIViewController],
    _ direction: NavigationDirection,
    animated: Bool,
    drivers: [UIPercentDrivenInteractiveTransition],
    completion: @escaping (Bool) -> Void
  ) {
    let old = pages
    pages = new
    let leaving = old.filter { page in !new.contains { $0 === page } }
    let coming = new.filter { page in !old.contains { $0 === page } }
    for page in leaving { page.willMove(toParent: nil) }
    for page in coming where page.parent !== self { addChild(page) }
    var left = max(leaving.count, coming.count)
    let ended = { [weak self] (finished: Bool) in
      left -= 1
      guard let self, left == 0 else { return }
      settle(finished ? leaving : coming, finished ? coming : leaving, old: finished ? nil : old)
      completion(finished)
    }
    guard left > 0 else {
      pagesChanged()
      return completion(true)
    }
    turns = (0..<left).map { index in
      var transition = transition(direction, animated: animated)
      transition.from = leaving.indices.contains(index) ? side(leaving[index], old) : nil
      transition.to = coming.indices.contains(index) ? side(coming[index], new) : nil
      transition.interaction = drivers.indices.contains(index) ? drivers[index] : nil
      transition.completion = ended
      return TransitionRunner(transition)
    }
    for turn in turns { turn.run() }
  }

  private func side(_ page: UIViewController, _ all: [UIViewController]) -> TransitionSide {
    var side = TransitionSide.whole(page, in: stageView)
    side.finalFrame = frame(at: all.firstIndex { $0 === page } ?? 0, of: all.count)
    side.initialFrame = side.finalFrame
    return side
  }

  /// The two styles tell their pages in different orders (T-53…T-56).
  private func transition(_ direction: NavigationDirection, animated: Bool) -> Transition {
    var transition = Transition(owner: self, container: stageView)
    transition.willOrder = .appearanceFirst
    transition.didOrder = transitionStyle == .scroll ? .appearanceFirst : .disappearanceFirst
    transition.cancelOrder = transitionStyle == .scroll ? .returnFirst : .interleaved
    transition.tellsUnseen = true
    if animated {
      transition.animator = PageAnimator(
        direction,
        isVertical: navigationOrientation == .vertical,
        spacing: pageSpacing
      )
    }
    return transition
  }

  /// Those out of sight go, those in sight have come (T-62).
  private func settle(
    _ gone: [UIViewController],
    _ here: [UIViewController],
    old: [UIViewController]?
  ) {
    turns = []
    if let old { pages = old }
    for page in gone {
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in here { page.didMove(toParent: self) }
    pagesChanged()
  }

  /// Ends the turns that run.
  func endTurns() {
    for turn in turns { turn.end(finished: true) }
    turns = []
  }
}

/// Pages move like a strip: the next one pushes the shown one out.
final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: UIPageViewController.NavigationDirection
  private let isVertical: Bool
  private let spacing: CGFloat

  init(
    _ direction: UIPageViewController.NavigationDirection,
    isVertical: Bool,
    spacing: CGFloat
  ) {
    self.direction = direction
    self.isVertical = isVertical
    self.spacing = spacing
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)
    let to = context.bringIn(below: false)
    let size = context.containerView.bounds.size
    let sign: CGFloat = direction == .forward ? 1 : -1
    let x = isVertical ? 0 : (size.width + spacing) * sign * context.forward
    let y = isVertical ? (size.height + spacing) * sign : 0
    to?.transform = CGAffineTransform(translationX: x, y: y)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        to?.transform = .identity
        from?.transform = CGAffineTransform(translationX: -x, y: -y)
      },
      completion: { _ in
        to?.transform = .identity
        from?.transform = .identity
        context.complete()
      }
    )
  }
}
