internal import CoreGraphics

/// A view that keeps what is in it as it is, while the interface around it is turned: its size, its
/// traits and its safe area, seen as they were (P-42).
///
/// So a controller that allows portrait only is not laid out sideways behind one that needs
/// landscape (O-70).
final class HeldView: UIView {
  /// The insets that the view had when it was taken in.
  let heldSafeArea: UIEdgeInsets
  private weak var held: UIView?
  private let angle: CGFloat

  /// Takes a view in, at the place in the hierarchy that it has.
  ///
  /// `quarters` is the turn, clockwise, that the interface is about to take.
  init?(holding view: UIView, quarters: Int) {
    guard let superview = view.superview else { return nil }
    heldSafeArea = view.safeAreaInsets
    held = view
    angle = -CGFloat(quarters) * .pi / 2
    super.init(frame: view.frame)
    isOpaque = false
    traitOverrides = UITraitOverrides(all: superview.traitCollection)
    superview.insertSubview(self, aboveSubview: view)
    view.frame = bounds
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  /// Goes to the middle of a view, turned against the interface, so that it looks as before.
  func center(in container: UIView) {
    center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    transform = CGAffineTransform(rotationAngle: angle)
  }
}
