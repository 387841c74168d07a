package import ConstraintSolver
internal import QuartzCore

/// An engine's data of a view or guide: four variables, in the superview's coordinates.
///
/// They describe the alignment rectangle before any transform.
package final class LayoutItem {
  /// Nil for a guide; a view tells the engine before it goes.
  package unowned(unsafe) let view: UIView?
  /// The number of the engine that it is an item of.
  let engine: Int
  package let minX: Solver.Variable
  package let minY: Solver.Variable
  package let width: Solver.Variable
  package let height: Solver.Variable

  /// True if the content breaks its lines at the width that it gets.
  var breaksLines = false
  /// True if its lines are shorter than the room that they broke in, and it is as wide as they are.
  var isShrunk = false
  /// True if it waits to be measured at its width, or for layout to hear that it moved.
  var isUnsettled = false
  var hasMoved = false
  /// True if the engine has dropped it.
  var isGone = false
  /// The frame that layout last heard of.
  var reported: CGRect?

  private unowned let guide: UILayoutGuide?
  /// The rows that hold a view at its frame while its mask says where it lies.
  var frameRows: [Solver.Token] = []
  var frameConstants: [Double] = []
  package var content = ContentAxes<ContentRows>()
  /// The content's width when the width that layout gives it breaks its lines.
  var wrappedWidth: CGFloat?
  /// The rows that line up a stack's views.
  package var arrangement: [Solver.Token] = []

  nonisolated deinit {}

  /// Adds the variables to a solver.
  init(of view: UIView?, _ guide: UILayoutGuide?, engine: Int, in solver: inout Solver) {
    (self.view, self.guide, self.engine) = (view, guide, engine)
    minX = solver.addVariable()
    minY = solver.addVariable()
    width = solver.addVariable(nonNegative: true)
    height = solver.addVariable(nonNegative: true)
  }

  /// The view or guide.
  package var object: AnyObject {
    if let view { return view }
    return guide.map { $0 as AnyObject } ?? self
  }

  func forEachVariable(_ body: (Solver.Variable) -> Void) {
    body(minX)
    body(minY)
    body(width)
    body(height)
  }

  func has(_ variable: Solver.Variable) -> Bool {
    variable == minX || variable == minY || variable == width || variable == height
  }

  package func origin(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable {
    axis == .horizontal ? minX : minY
  }
  package func extent(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable {
    axis == .horizontal ? width : height
  }
}

/// The length of a view's content on an axis, and its priorities.
struct ContentPreference {
  var length: CGFloat
  let compression: UILayoutPriority
  let hugging: UILayoutPriority
}

/// A view's preference to be no smaller, and no larger, than its content.
package struct ContentRows {
  var preference: ContentPreference
  let least: Solver.Token
  let most: Solver.Token
}

/// Something for each axis on which a view has content.
package struct ContentAxes<Value> {
  var horizontal: Value?
  var vertical: Value?

  package subscript(axis: NSLayoutConstraint.Axis) -> Value? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var isEmpty: Bool { horizontal == nil && vertical == nil }
}

extension ContentAxes<ContentRows> {
  package var tokens: [Solver.Token] {
    [horizontal, vertical].compactMap(\.self).flatMap { [$0.least, $0.most] }
  }
}

/// A reference that is not counted, for those that die before what they refer to.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
  init(_ object: Object) { self.object = object }
}
