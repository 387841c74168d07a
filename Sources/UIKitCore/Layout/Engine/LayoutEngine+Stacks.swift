internal import ConstraintSolver

/// The rows that line up the views of a stack.
extension LayoutEngine {
  /// Notes that a stack lines up other views, or otherwise.
  func noteStack(_ view: UIView) {
    markDirty()
    guard isFitting || !view.layout.isNotedStack else { return }
    adoptStack(view)
  }

  /// Notes a stack that came in, whatever an engine before this one noted.
  func adoptStack(_ view: UIView) {
    if !isFitting { view.layout.isNotedStack = true }
    changedStacks.append(Known(view: view))
  }

  func forgetStack(_ view: UIView) {
    view.layout.isNotedStack = false
    changedStacks.removeAll { $0.view === view }
  }

  func updateStacks() {
    let changed = changedStacks
    changedStacks.removeAll(keepingCapacity: true)
    for known in changed where isFitting || known.view.layout.isNotedStack {
      if !isFitting { known.view.layout.isNotedStack = false }
      if let stack = known.view as? UIStackView { arrange(stack) }
    }
  }

  private func arrange(_ stack: UIStackView) {
    guard stack.isSelfOrBelow(root) else { return }
    let item = item(for: stack)
    for token in item.arrangement { drop(token) }
    item.arrangement = rows(liningUp: stack).map { add($0) }
  }

  /// The rows that line up the views in a stack.
  func rows(liningUp stack: UIStackView) -> [LinearRow] {
    var arrangement = StackArrangement(engine: self, stack: stack)
    var rows = arrangement.rows()
    rules?.change(&rows, of: stack, in: self)
    return rows
  }
}

/// The rows that line up the views in a stack, in the stack's coordinates.
package struct StackArrangement {
  private let engine: LayoutEngine
  private let stack: UIStackView
  private let views: [UIView]
  /// Views that are hidden; they stay in line, without room.
  private let hidden: [UIView]
  private let axis: NSLayoutConstraint.Axis
  private let across: NSLayoutConstraint.Axis
  private var made: [LinearRow] = []
  /// The purpose of the rows that are being made.
  private var role = LinearRow.Role.edge

  /// The priority that decides among sizes last: no more room than the views need.
  private static let fitting = UILayoutPriority(49)
  /// Nothing says where views on baselines are in a stack that is higher than they are:
  /// they rest at its edge where nothing else has a preference.
  private static let resting = UILayoutPriority(0.25)
  /// Gives way to what else is required of the view.
  private static let hiding = UILayoutPriority(999.5)

  package init(engine: LayoutEngine, stack: UIStackView) {
    self.engine = engine
    self.stack = stack
    let all = stack.arrangedSubviews
    hidden = all.filter(\.isHidden)
    views = hidden.isEmpty ? all : all.filter { !$0.isHidden }
    axis = stack.axis
    across = stack.axis == .horizontal ? .vertical : .horizontal
  }

  package mutating func rows() -> [LinearRow] {
    made.reserveCapacity(4 * (views.count + hidden.count) + 4)
    for view in hidden { collapse(view) }
    guard !views.isEmpty else {
      fit(axis)
      fit(across)
      return made
    }
    distribute()
    for view in views { align(view) }
    if stack.alignment != .fill { fit(across) }
    if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline { alignBaselines() }
    return made
  }

  /// A hidden view has no length, and is still placed across the axis as the others are.
  private mutating func collapse(_ view: UIView) {
    role = .hiding
    add(extent(view), .equal, LinearExpression(), at: Self.hiding)
    role = .alignment
    let area = area(across)
    let span = span(view, across)
    switch alignment {
    case .fill:
      add(span.start, .equal, area.start)
      add(span.end, .equal, area.end)
    case .leading: add(span.start, .equal, area.start)
    case .trailing: add(span.end, .equal, area.end)
    case .center: add(span.start + span.end, .equal, area.start + area.end)
    case .firstBaseline, .lastBaseline: break
    }
  }

  // MARK: Lines

  private typealias Span = (start: LinearExpression, end: LinearExpression)

  private func span(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Span {
    let item = engine.item(for: view)
    let start = LinearExpression(item.origin(axis))
    return (start, start + LinearExpression(item.extent(axis)))
  }

  /// The stack itself, or what its margins leave.
  private func area(_ axis: NSLayoutConstraint.Axis) -> Span {
    let item = engine.item(for: stack)
    var start = LinearExpression()
    var end = LinearExpression(item.extent(axis))
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.effectiveLayoutMargins
      start = start + margins.start(axis)
      end = end - margins.end(axis)
    }
    return (start, end)
  }

  private func extent(_ view: UIView) -> LinearExpression {
    LinearExpression(engine.item(for: view).extent(axis))
  }

  private mutating func add(
    _ first: LinearExpression,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LinearExpression,
    at priority: UILayoutPriority = .required
  ) {
    var row = LinearRow(first, relation, second, at: priority)
    row.role = role
    made.append(row)
  }

  /// Takes no more room than needed.
  private mutating func fit(_ axis: NSLayoutConstraint.Axis) {
    let area = area(axis)
    role = .fitting
    add(area.end - area.start, .equal, LinearExpression(), at: Self.fitting)
  }

  // MARK: Along the axis

  /// In the order in which they are read.
  private var ordered: [UIView] {
    axis == .horizontal && stack.isRightToLeft ? views.reversed() : views
  }

  private func gap(after view: UIView, _ next: UIView) -> CGFloat {
    let first = axis == .horizontal && stack.isRightToLeft ? next : view
    let custom = stack.customSpacing(after: first)
    if custom == UIStackView.spacingUseDefault { return stack.gap }
    return custom == UIStackView.spacingUseSystem ? AnchorTarget.systemSpacing : custom
  }

  private mutating func distribute() {
    let ordered = ordered
    let area = area(axis)
    guard let first = ordered.first, let last = ordered.last else { return }
    add(span(first, axis).start, .equal, area.start)
    add(span(last, axis).end, .equal, area.end)
    role = .spacing
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in zip(ordered, ordered.dropFirst()) {
        let ends = ends(view, next)
        add(ends.next, .equal, ends.this + gap(after: view, next))
      }
      sizes(ordered)
    case .equalSpacing, .equalCentering: space(ordered)
    }
  }

  /// The lines at which one view ends and the next begins: edges or baselines.
  private func ends(_ view: UIView, _ next: UIView) -> (
    this: LinearExpression, next: LinearExpression
  ) {
    guard axis == .vertical, stack.isBaselineRelativeArrangement else {
      return (span(view, axis).end, span(next, axis).start)
    }
    return (
      span(view, axis).end - view.lastBaselineOffset,
      span(next, axis).start + next.firstBaselineOffset
    )
  }

  private mutating func sizes(_ ordered: [UIView]) {
    guard let first = ordered.first else { return }
    switch stack.distribution {
    case .fillEqually:
      role = .sizing
      for view in ordered.dropFirst() { add(extent(view), .equal, extent(first)) }
    case .fillProportionally: proportions(ordered)
    default: break
    }
  }

  private mutating func proportions(_ ordered: [UIView]) {
    // Without the length of one view, the others have nothing to be compared with.
    let lengths = ordered.map(naturalLength)
    guard lengths.allSatisfy({ $0 >= 0 }) else { return }
    let gaps = zip(ordered, ordered.dropFirst()).reduce(0) { $0 + gap(after: $1.0, $1.1) }
    let total = lengths.reduce(0, +) + gaps
    guard total > 0 else { return }
    let area = area(axis)
    role = .proportion
    // Shares do not add up with spacing: those that come later give way first.
    let whole = area.end - area.start
    for (index, (view, length)) in zip(ordered, lengths).enumerated() where length > 0 {
      let priority = UILayoutPriority(Float(max(999 - index, 1)))
      add(extent(view), .equal, whole * Double(length / total), at: priority)
    }
  }

  /// The length of a view by itself, and of a stack with what is in it; negative for nothing.
  private func naturalLength(_ view: UIView) -> CGFloat {
    guard let inner = view as? UIStackView, !inner.arrangedSubviews.isEmpty else {
      let size = engine.contentSize(of: view, wrappedAt: nil)
      return axis == .horizontal ? size.width : size.height
    }
    let size = inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? size.width : size.height
  }

  private mutating func space(_ ordered: [UIView]) {
    let pairs = Array(zip(ordered, ordered.dropFirst()))
    role = .distributing
    var firstGap: LinearExpression?
    var firstDistance: LinearExpression?
    for (index, pair) in pairs.enumerated() {
      let (view, next) = (span(pair.0, axis), span(pair.1, axis))
      let room = next.start - view.end
      let least = LinearExpression(constant: Double(gap(after: pair.0, pair.1)))
      add(room, .greaterThanOrEqual, least)
      add(room, .equal, least, at: Self.fitting)
      if stack.distribution == .equalSpacing {
        if let firstGap { add(room, .equal, firstGap) } else { firstGap = room }
      } else {
        let distance = (next.start + next.end - view.start - view.end) * 0.5
        if let firstDistance {
          add(distance, .equal, firstDistance, at: UILayoutPriority(Float(150 - index)))
        } else {
          firstDistance = distance
        }
      }
    }
  }

  // MARK: Across

  private mutating func align(_ view: UIView) {
    // UIKit ties the first view to the stack, and aligns the others with that one.
    role = view === views.first && !stack.alignsBaselines ? .edge : .alignment
    let area = area(across)
    let span = span(view, across)
    switch alignment {
    case .fill:
      add(span.start, .equal, area.start)
      add(span.end, .equal, area.end)
    case .leading:
      add(span.start, .equal, area.start)
      add(span.end, .lessThanOrEqual, area.end)
    case .trailing:
      add(span.start, .greaterThanOrEqual, area.start)
      add(span.end, .equal, area.end)
    case .center:
      add(span.start + span.end, .equal, area.start + area.end)
      add(span.start, .greaterThanOrEqual, area.start)
      add(span.end, .lessThanOrEqual, area.end)
    case .firstBaseline, .lastBaseline:
      add(span.start, .greaterThanOrEqual, area.start)
      add(span.end, .lessThanOrEqual, area.end)
      let top = stack.alignment == .firstBaseline
      if top {
        add(span.start, .equal, area.start, at: Self.resting)
      } else {
        add(span.end, .equal, area.end, at: Self.resting)
      }
    }
  }

  /// The alignment by side.
  private var alignment: UIStackView.Alignment {
    guard across == .horizontal, stack.isRightToLeft else { return stack.alignment }
    switch stack.alignment {
    case .leading: return .trailing
    case .trailing: return .leading
    default: return stack.alignment
    }
  }

  private mutating func alignBaselines() {
    guard axis == .horizontal, let first = views.first else { return }
    role = .alignment
    for view in views.dropFirst() { add(baseline(view), .equal, baseline(first)) }
  }

  private func baseline(_ view: UIView) -> LinearExpression {
    let span = span(view, across)
    if let offset = view.middleToBaseline { return (span.start + span.end) * 0.5 + offset }
    return stack.alignment == .firstBaseline
      ? span.start + view.firstBaselineOffset : span.end - view.lastBaselineOffset
  }
}

extension UIStackView {
  /// True if views share one baseline.
  package var alignsBaselines: Bool {
    alignment == .firstBaseline || alignment == .lastBaseline
  }

  /// The distance between neighbours.
  var gap: CGFloat { spacing == Self.spacingUseSystem ? AnchorTarget.systemSpacing : spacing }
}
