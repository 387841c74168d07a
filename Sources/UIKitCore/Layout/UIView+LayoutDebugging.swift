internal import ConstraintSolver

/// Debugging of layout: the sides that constraints leave open, and the causes of a view's place.
extension UIView {
  /// True if the constraints of the tree would hold with another frame of this view, too.
  public var hasAmbiguousLayout: Bool {
    guard let (engine, item) = debugged else { return false }
    return engine.isAmbiguous(item)
  }

  /// Moves the view to another frame that its constraints allow as well; does nothing when there
  /// is none.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let (engine, item) = debugged else { return }
    engine.exercise(item)
    superview?.setNeedsLayout()
    superview?.layoutIfNeeded()
  }

  /// The constraints that decide the view's place and size on an axis, with those that masks,
  /// contents and stacks made; these can be read and not taken away.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, item) = debugged else { return [] }
    return engine.constraints(affecting: item, for: axis)
  }

  /// The tree below the view: frames, how each view is placed, and what constraints leave open.
  ///
  /// ```
  /// •UIWindow:0x1 0 0 390 844
  /// |   +UIView:0x2 0 0 390 844
  /// |   |   *UILabel:0x3'Name' 16 59 80 21 - AMBIGUOUS LAYOUT for minX, minY
  /// ```
  public var layoutTrace: String {
    let legend = [
      "", "Legend:", "\t* - placed by constraints",
      "\t+ - placed by its frame, which constraints see", "\t• - the root of the layout",
    ]
    return (trace(depth: 0) + legend).joined(separator: "\n")
  }

  private func trace(depth: Int) -> [String] {
    let indent = String(repeating: "|   ", count: depth)
    let isRoot = superview == nil
    let mark = isRoot ? "•" : translatesAutoresizingMaskIntoConstraints ? "+" : "*"
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.short)
    let open = isRoot ? [] : openSides
    let doubt = open.isEmpty ? "" : " - AMBIGUOUS LAYOUT for \(open.joined(separator: ", "))"
    let name = NSLayoutConstraint.name(self)
    let line = "\(indent)\(mark)\(name) \(numbers.joined(separator: " "))\(doubt)"
    return [line] + subviews.flatMap { $0.trace(depth: depth + 1) }
  }

  /// The sides of the frame that the constraints leave open.
  private var openSides: [String] {
    guard let (engine, item) = debugged else { return [] }
    let sides = [
      ("minX", item.minX), ("minY", item.minY), ("width", item.width), ("height", item.height),
    ]
    return sides.filter { engine.solver.isAmbiguous($0.1) }.map(\.0)
  }

  private var debugged: (LayoutEngine, LayoutItem)? {
    let engine = engineForUpdate
    engine.update()
    return engine.known(self).map { (engine, $0) }
  }
}

extension UILayoutGuide {
  /// True if the constraints of the tree would hold with another frame of this guide, too (V-254).
  public var hasAmbiguousLayout: Bool {
    guard let (engine, item) = debugged else { return false }
    return engine.isAmbiguous(item)
  }

  /// The constraints that decide the guide's place and size on an axis (V-254).
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, item) = debugged else { return [] }
    return engine.constraints(affecting: item, for: axis)
  }

  private var debugged: (LayoutEngine, LayoutItem)? {
    guard let engine = owningView?.engineForUpdate else { return nil }
    engine.update()
    return engine.known(self).map { (engine, $0) }
  }
}

extension LayoutEngine {
  fileprivate func isAmbiguous(_ item: LayoutItem) -> Bool {
    [item.minX, item.minY, item.width, item.height].contains { solver.isAmbiguous($0) }
  }

  /// The constraints that decide a place and a size on an axis, each once.
  fileprivate func constraints(
    affecting item: LayoutItem,
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let tokens = [item.origin(axis), item.extent(axis)]
      .flatMap { solver.constraints(affecting: $0) }
    let constraints = constraints(behind: Set(tokens))
    var seen: Set<ObjectIdentifier> = []
    return tokens.compactMap { constraints[$0] }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Pushes what is open of an item a little, for as long as one solution.
  fileprivate func exercise(_ item: LayoutItem) {
    for variable in [item.minX, item.minY, item.width, item.height]
    where solver.isAmbiguous(variable) {
      let goal = Double(value(variable)) + 20
      let token = solver.suggest(variable, goal, priority: Solver.Priority(1))
      solve()
      solver.remove(token)
    }
  }
}
