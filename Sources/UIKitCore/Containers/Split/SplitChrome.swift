internal import QuartzCore

/// The chrome of a split beside its columns: hairlines, the shade behind an overlay, swipes.
final class SplitChrome: NSObject {
  private weak var split: UISplitViewController?
  private var separators: [UIView] = []
  private let shade = UIControl(frame: .zero)
  private lazy var edgeSwipe = UIScreenEdgePanGestureRecognizer(
    target: self,
    action: "edgeSwiped:"
  )
  private lazy var backSwipe = UISwipeGestureRecognizer(target: self, action: "swipedBack:")

  func install(in split: UISplitViewController) {
    self.split = split
    Self.registerActions()
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    shade.alpha = 0
    shade.accessibilityLabel = "Dismiss"
    shade.addAction(
      UIAction { [weak split] _ in split?.dismissOverlay() },
      for: .touchUpInside
    )
    edgeSwipe.edges = .left
    backSwipe.direction = .left
    split.view.addGestureRecognizer(edgeSwipe)
    split.view.addGestureRecognizer(backSwipe)
  }

  private static func registerActions() {
    ActionTable.register("edgeSwiped:", of: SplitChrome.self) { target, sender, _ in
      guard (sender as? UIGestureRecognizer)?.state == .ended else { return }
      (target as? SplitChrome)?.split?.swiped(true)
    }
    ActionTable.register("swipedBack:", of: SplitChrome.self) { target, _, _ in
      (target as? SplitChrome)?.split?.swiped(false)
    }
  }

  /// Swipes are taken only where they lead somewhere.
  func updateGestures(isEnabled: Bool, edge: UISplitViewController.PrimaryEdge, hides: Bool) {
    edgeSwipe.isEnabled = isEnabled
    edgeSwipe.edges = edge == .leading ? .left : .right
    backSwipe.isEnabled = isEnabled && hides
    backSwipe.direction = edge == .leading ? .left : .right
  }

  func showSeparators(_ frames: [CGRect], in view: UIView) {
    while separators.count > frames.count { separators.popLast()?.removeFromSuperview() }
    while separators.count < frames.count {
      let line = UIView()
      line.backgroundColor = .opaqueSeparator
      view.addSubview(line)
      separators.append(line)
    }
    for (line, frame) in zip(separators, frames) { line.frame = frame }
    let front = view.subviews.suffix(separators.count)
    if !front.elementsEqual(separators, by: ===) {
      for line in separators { view.bringSubviewToFront(line) }
    }
  }

  /// Moves lines that are there, for an animation around.
  func moveSeparators(_ frames: [CGRect]) {
    for (line, frame) in zip(separators, frames) { line.frame = frame }
  }

  func fadeShade(to alpha: CGFloat) { shade.alpha = alpha }

  /// The shade lies over the secondary column, under those over it.
  func showShade(_ isShown: Bool, above view: UIView?, in container: UIView) {
    guard isShown, let view else {
      shade.alpha = 0
      shade.removeFromSuperview()
      return
    }
    if shade.superview !== container {
      shade.frame = container.bounds
      container.insertSubview(shade, aboveSubview: view)
    }
    shade.frame = container.bounds
    shade.alpha = 1
  }
}
