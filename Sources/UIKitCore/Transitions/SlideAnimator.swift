/// The sideways motion of a push or a pop; what lies below moves a third of the way.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction { case push, pop }

  /// The share of its width by which the lower view moves.
  private static let parallax: CGFloat = 0.3
  private let direction: Direction

  init(_ direction: Direction) { self.direction = direction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.bringIn(below: direction == .pop)
    else { return context.exchange() }
    let width = context.containerView.bounds.width * context.forward
    let lower = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
    let outside = CGAffineTransform(translationX: width, y: 0)
    to.transform = direction == .push ? outside : lower
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        to.transform = .identity
        from.transform = self.direction == .push ? lower : outside
      },
      completion: { _ in
        from.transform = .identity
        to.transform = .identity
        context.complete()
      }
    )
  }
}
