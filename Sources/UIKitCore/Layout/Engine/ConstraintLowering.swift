internal import ConstraintSolver

/// From a constraint to a row: every attribute as a sum of variables in the coordinates of the
/// closest view that is above both items or one of them.
package struct ConstraintLowering {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Axis = NSLayoutConstraint.Axis

  let engine: LayoutEngine
  let constraint: NSLayoutConstraint
  /// The views whose margins, safe areas, offsets or baselines went into the constant.
  package private(set) var insetViews: [UIView] = []
  private var first: UIView?
  private var second: UIView?

  package init(engine: LayoutEngine, constraint: NSLayoutConstraint) {
    self.engine = engine
    self.constraint = constraint
    first = NSLayoutConstraint.view(of: constraint.firstItem)
    second = NSLayoutConstraint.view(of: constraint.secondItem)
  }

  /// Nil when an item is gone or lies elsewhere.
  package mutating func row() -> LinearRow? {
    guard let item = constraint.firstItem, let first, first.isSelfOrBelow(engine.root) else {
      return nil
    }
    let ancestor: UIView
    if let second {
      guard second.isSelfOrBelow(engine.root),
        let common = first.closestCommonAncestor(with: second)
      else { return nil }
      ancestor = common
    } else {
      ancestor = first
    }
    // Both sides are read in the direction of what is around both, so that a view with a direction
    // of its own, whose superview has another, is not turned around in it.
    let rightToLeft = ancestor.isRightToLeft
    guard
      let left = line(item, constraint.firstAttribute.sided(rightToLeft), in: ancestor, of: second)
    else { return nil }
    // Right to left, "8 after" is 8 to the left.
    let flips = rightToLeft && constraint.firstAttribute.isDirectional
    var right = LinearExpression(
      constant: Double(flips ? -constraint.constant : constraint.constant)
    )
    if let other = constraint.secondItem {
      let attribute = constraint.secondAttribute.sided(rightToLeft)
      guard let line = line(other, attribute, in: ancestor, of: first) else { return nil }
      right.add(line, times: Double(constraint.multiplier))
    }
    return LinearRow(left, constraint.relation, right, at: constraint.priority)
  }

  private mutating func depend(on view: UIView) {
    if !insetViews.contains(where: { $0 === view }) { insetViews.append(view) }
  }

  // MARK: Lines

  private mutating func line(
    _ item: AnyObject,
    _ attribute: Attribute,
    in ancestor: UIView,
    of other: UIView?
  ) -> LinearExpression? {
    if let view = item as? UIView {
      if attribute.isLength { return length(of: view, attribute) }
      return line(of: view, attribute, in: ancestor, of: other)
    }
    if let distance = item as? LayoutDistance { return length(of: distance, in: ancestor) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    guard let span = span(of: guide, owner, attribute.axis) else { return nil }
    if attribute.isLength { return span.end - span.start }
    let base: LinearExpression
    switch attribute.edge {
    case .start: base = span.start
    case .end: base = span.end
    case .center: base = span.start * 0.5 + span.end * 0.5
    }
    return base + lift(from: owner, to: ancestor, attribute.axis)
  }

  private func length(of view: UIView, _ attribute: Attribute) -> LinearExpression {
    LinearExpression(engine.item(for: view).extent(attribute.axis))
  }

  /// Right to left, what comes after is at the left.
  private mutating func length(
    of distance: LayoutDistance,
    in ancestor: UIView
  ) -> LinearExpression? {
    let rightToLeft = ancestor.isRightToLeft
    let (from, to) = (distance.from, distance.to)
    guard let first = from.item, let second = to.item,
      let start = line(
        first,
        from.attribute.sided(rightToLeft),
        in: ancestor,
        of: NSLayoutConstraint.view(of: second)
      ),
      let end = line(
        second,
        to.attribute.sided(rightToLeft),
        in: ancestor,
        of: NSLayoutConstraint.view(of: first)
      )
    else { return nil }
    return rightToLeft && from.attribute.isDirectional ? start - end : end - start
  }

  private mutating func line(
    of view: UIView,
    _ attribute: Attribute,
    in ancestor: UIView,
    of other: UIView?
  ) -> LinearExpression {
    let axis = attribute.axis
    let item = engine.item(for: view)
    var (start, end) = outline(of: view, item, axis, in: ancestor)
    if let scroll = view as? UIScrollView, view === ancestor, other !== view, other != nil,
      attribute.edge != .center
    {
      // Edges of a scroll view mean those of its content to what lies in it.
      let content = engine.item(for: scroll.contentLayoutGuide)
      start = LinearExpression()
      end = LinearExpression(content.extent(axis))
    }
    if attribute.isMargin {
      depend(on: view)
      let margins = view.effectiveLayoutMargins
      let inset = view.alignmentRectInsets
      start = start + (margins.start(axis) - inset.start(axis))
      end = end - (margins.end(axis) - inset.end(axis))
    }
    switch attribute {
    case .firstBaseline, .lastBaseline:
      depend(on: view)
      let aligned = view.baselineView(on: attribute)
      if aligned !== view {
        depend(on: aligned)
        (start, end) = outline(of: aligned, engine.item(for: aligned), axis, in: ancestor)
      }
      let view = aligned
      if let offset = view.middleToBaseline { return start * 0.5 + end * 0.5 + offset }
      return attribute == .firstBaseline
        ? start + view.firstBaselineOffset : end - view.lastBaselineOffset
    default: break
    }
    switch attribute.edge {
    case .start: return start
    case .end: return end
    case .center: return start * 0.5 + end * 0.5
    }
  }

  /// The alignment rectangle of a view on an axis, in the coordinates of a view above or its own.
  private mutating func outline(
    of view: UIView,
    _ item: LayoutItem,
    _ axis: Axis,
    in ancestor: UIView
  ) -> (LinearExpression, LinearExpression) {
    let extent = LinearExpression(item.extent(axis))
    guard view !== ancestor, let superview = view.superview else {
      var start = LinearExpression(constant: Double(view.alignmentRectInsets.start(axis)))
      if view is UIScrollView {
        depend(on: view)
        start.constant += Double(view.bounds.origin.along(axis))
      }
      return (start, start + extent)
    }
    let start = LinearExpression(item.origin(axis)) + lift(from: superview, to: ancestor, axis)
    return (start, start + extent)
  }

  /// The expression that turns coordinates of a view into those of one above.
  private mutating func lift(
    from view: UIView,
    to ancestor: UIView,
    _ axis: Axis
  ) -> LinearExpression {
    var sum = LinearExpression()
    var view = view
    while view !== ancestor, let superview = view.superview {
      sum.add(engine.item(for: view).origin(axis), times: 1)
      sum.constant -= Double(view.alignmentRectInsets.start(axis))
      if view is UIScrollView {
        depend(on: view)
        sum.constant -= Double(view.bounds.origin.along(axis))
      }
      view = superview
    }
    return sum
  }

  // MARK: Guides

  /// The two ends of a guide in its owner's coordinates.
  private mutating func span(
    of guide: UILayoutGuide,
    _ owner: UIView,
    _ axis: Axis
  ) -> (start: LinearExpression, end: LinearExpression)? {
    let item = engine.item(for: owner)
    let inset = owner.alignmentRectInsets
    let whole = LinearExpression(item.extent(axis)) + (inset.start(axis) + inset.end(axis))
    let origin = LinearExpression(constant: Double(owner.bounds.origin.along(axis)))
    if let insets = guide.insets(in: owner) {
      depend(on: owner)
      if let strip = insets.strip {
        let length = LinearExpression(constant: Double(strip.length))
        guard axis == .vertical else { return (origin, origin + whole) }
        return strip.isAtTop
          ? (origin, origin + length) : (origin + whole - length, origin + whole)
      }
      return (origin + insets.edges.start(axis), origin + whole - insets.edges.end(axis))
    }
    if let scroll = owner as? UIScrollView, guide === scroll.frameLayoutGuide {
      depend(on: owner)
      return (origin, origin + whole)
    }
    let own = engine.item(for: guide)
    let start = LinearExpression(own.origin(axis))
    return (start, start + LinearExpression(own.extent(axis)))
  }
}

/// The place of a guide of the kit in its view.
struct GuideInsets {
  var edges = UIEdgeInsets.zero
  /// A strip of a length at the top or bottom, instead of an area.
  var strip: (isAtTop: Bool, length: CGFloat)?
}

extension UILayoutGuide {
  /// Nil for guides whose place constraints decide.
  func insets(in owner: UIView) -> GuideInsets? {
    if let bar = self as? BarLengthGuide {
      return GuideInsets(strip: (bar.isTop, bar.length))
    }
    switch system {
    case nil: return nil
    case .safeArea: return GuideInsets(edges: owner.effectiveSafeAreaInsets)
    case .margins: return GuideInsets(edges: owner.effectiveLayoutMargins)
    case .readable:
      let rect = owner.rect(of: .readable)
      let bounds = owner.bounds
      return GuideInsets(
        edges: UIEdgeInsets(
          top: rect.minY - bounds.minY,
          left: rect.minX - bounds.minX,
          bottom: bounds.maxY - rect.maxY,
          right: bounds.maxX - rect.maxX
        )
      )
    case .keyboard: return GuideInsets(strip: (false, owner.keyboardGuide.reach))
    }
  }
}

extension UIEdgeInsets {
  nonisolated func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? left : top
  }

  nonisolated func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? right : bottom
  }
}

extension CGPoint {
  nonisolated func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}
