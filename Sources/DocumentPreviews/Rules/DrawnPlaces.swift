internal import ConstraintSolver
internal import InterfaceBuilder
internal import QuartzCore
internal import UIKitCore

/// The places in which the views of a xib were drawn, where its constraints leave a place open.
///
/// A view of a nib is placed by whoever takes it into a screen; alone, constraints often say too
/// little about it, and nothing would be seen. All else is laid out as iOS does it.
final class DrawnPlaces: DocumentReader, LayoutRules {
  private struct Drawn {
    weak var view: UIView?
    let frame: CGRect
  }

  private var views: [ObjectIdentifier: Drawn] = [:]

  /// Forgets what was shown.
  func forget() { views.removeAll() }

  // MARK: - Reading

  func didMake(_ object: AnyObject, from coder: NibCoder) {
    guard let view = object as? UIView, let frame = coder.viewFrame else { return }
    views[ObjectIdentifier(view)] = Drawn(view: view, frame: frame)
  }

  func substitute(for font: InterfaceBuilder.Font) -> UIFont? { nil }

  // MARK: - Layout

  /// Below all priorities, so that it decides nothing but what constraints leave open.
  private static let drawnPlace = UILayoutPriority(0.5)

  func rows(placing view: UIView, _ item: LayoutItem) -> [LinearRow] {
    guard let drawn = views[ObjectIdentifier(view)], drawn.view === view else { return [] }
    let rect = view.alignmentRect(forFrame: drawn.frame)
    let variables = [item.minX, item.minY, item.width, item.height]
    return zip(variables, [rect.minX, rect.minY, rect.width, rect.height]).map {
      let place = LinearExpression(constant: Double($1))
      return LinearRow(LinearExpression($0), .equal, place, at: Self.drawnPlace)
    }
  }

  func contentSize(of view: UIView, measured: CGSize) -> CGSize { measured }
  func rows(beside row: LinearRow, in engine: LayoutEngine) -> [LinearRow] { [] }
  func change(_ rows: inout [LinearRow], of stack: UIStackView, in engine: LayoutEngine) {}
  func refusal(of conflict: Solver.Conflict, in engine: LayoutEngine) -> Solver.Token? { nil }
  func note(conflictOf members: [NSLayoutConstraint], refused: NSLayoutConstraint?) {}
  func safeArea(of window: UIWindow) -> UIEdgeInsets? { nil }
  func sideMargin(in size: CGSize, _ traits: UITraitCollection) -> CGFloat? { nil }
  func alignmentInsets(ofSlider slider: UIView) -> UIEdgeInsets? { nil }
  var probe: CGFloat { 0 }
}
