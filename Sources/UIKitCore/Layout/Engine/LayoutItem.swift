internal import ConstraintSolver

/// What an engine knows of a view or guide: four variables, in the superview's coordinates.
///
/// They describe the alignment rectangle before any transform.
final class LayoutItem {
  unowned let object: AnyObject
  let view: Unowned<UIView>?
  let minX: Solver.Variable
  let minY: Solver.Variable
  let width: Solver.Variable
  let height: Solver.Variable

  /// The rows that hold a view at its frame while its mask says where it lies.
  var frameRows: [Solver.Token] = []
  var frameConstants: [Double] = []
  var content: [ContentRow] = []
  /// What the content measures when the width that layout gives it breaks its lines.
  var wrappedWidth: CGFloat?
  /// Whether the content breaks its lines at the width that it gets.
  var breaksLines = false
  /// Whether it waits to be measured at its width, or for layout to be told that it moved.
  var isUnsettled = false
  var hasMoved = false
  /// Whether the engine has dropped it.
  var isGone = false
  /// The rows that line up a stack's views.
  var arrangement: [Solver.Token] = []

  init(object: AnyObject, variables: [Solver.Variable]) {
    self.object = object
    view = (object as? UIView).map { Unowned($0) }
    minX = variables[0]
    minY = variables[1]
    width = variables[2]
    height = variables[3]
  }

  var variables: [Solver.Variable] { [minX, minY, width, height] }

  func has(_ variable: Solver.Variable) -> Bool {
    variable == minX || variable == minY || variable == width || variable == height
  }

  func origin(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable {
    axis == .horizontal ? minX : minY
  }
  func extent(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable {
    axis == .horizontal ? width : height
  }
}

/// One of a view's wishes to be no larger, or no smaller, than its content.
struct ContentRow {
  let axis: NSLayoutConstraint.Axis
  let relation: NSLayoutConstraint.Relation
  let token: Solver.Token
  var length: CGFloat
  var priority: UILayoutPriority
}

/// A reference that is not counted, for those that die before what they refer to.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
  init(_ object: Object) { self.object = object }
}
