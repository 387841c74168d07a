package import ConstraintSolver
internal import QuartzCore

/// Rules that lay views out beside UIKit's own; no app has any.
///
/// Whoever shows a document as the tool that saved it drew it sets them on the screen that it makes
/// for the purpose. Without them everything is laid out as iOS does it.
package protocol LayoutRules: AnyObject {
  // MARK: Constraints

  /// The size of a view's content, in the place of what the view measures.
  func contentSize(of view: UIView, measured: CGSize) -> CGSize
  /// Rows for a view that constraints place, one for each of its variables or none.
  func rows(placing view: UIView, _ item: LayoutItem) -> [LinearRow]
  /// Rows beside that of a constraint.
  func rows(beside row: LinearRow, in engine: LayoutEngine) -> [LinearRow]
  /// Changes the rows that line up a stack's views.
  func change(_ rows: inout [LinearRow], of stack: UIStackView, in engine: LayoutEngine)
  /// The constraint of a conflict that has no effect; nil for the one that UIKit gives up.
  func refusal(of conflict: Solver.Conflict, in engine: LayoutEngine) -> Solver.Token?
  /// Is notified of constraints that contradict each other.
  func note(conflictOf members: [NSLayoutConstraint], refused: NSLayoutConstraint?)

  // MARK: Surroundings

  /// The insets that the screen covers of a window; nil for those of what lies in the way.
  func safeArea(of window: UIWindow) -> UIEdgeInsets?
  /// The least margin at the sides of a controller's view in a window of a size; nil for UIKit's.
  func sideMargin(in size: CGSize, _ traits: UITraitCollection) -> CGFloat?
  /// The part of a slider's frame around what constraints speak of; nil for UIKit's.
  func alignmentInsets(ofSlider slider: UIView) -> UIEdgeInsets?
  /// Points that bars and text in cells are larger by, to learn what depends on them; mostly 0.
  var probe: CGFloat { get }
}
