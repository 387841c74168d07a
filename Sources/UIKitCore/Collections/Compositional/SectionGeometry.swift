internal import QuartzCore

/// A section as a value: its group and what surrounds it.
struct SectionPlan {
  var node: LayoutNode
  var spacing: CGFloat = 0
  /// Around the groups, from the edges of the layout.
  var insets: NSDirectionalEdgeInsets = .zero
  /// Around headers and footers, of which those across the scroll direction count.
  var boundaryInsets: NSDirectionalEdgeInsets = .zero
  var boundaries: [BoundaryView] = []
  var backgrounds: [BackgroundView] = []
  var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The pixels of a point.
  var scale: CGFloat = 1

  /// True if the section scrolls by itself, across the layout.
  var isOrthogonal: Bool { scrolling != .none }
}

/// One section with all its frames, from the section's own first corner.
struct SectionGeometry {
  let plan: SectionPlan
  /// The axis along which the layout scrolls.
  let axis: LayoutAxis
  /// The room that the layout has.
  let container: CGSize
  private(set) var groups: GroupSequence
  /// The length along the layout's axis with headers and footers.
  private(set) var length: CGFloat = 0
  private(set) var boundaries: [PlacedBoundary] = []
  /// The place at which the content begins, its insets included.
  private(set) var contentStart: CGFloat = 0
  /// The length of the content, its insets included.
  private(set) var contentLength: CGFloat = 0
  private let insets: NSDirectionalEdgeInsets

  init(
    _ plan: SectionPlan,
    axis: LayoutAxis,
    container: CGSize,
    itemCount: Int,
    measured: MeasuredSizes = MeasuredSizes()
  ) {
    self.plan = plan
    self.axis = axis
    self.container = container
    insets = plan.insets
    let along = plan.isOrthogonal ? axis.crossing : axis
    // Insets along the way of the groups take nothing from what shares are shares of (V-42).
    let room = container.inset(by: insets.only(along.crossing))
    let rules = GroupSequence.Rules(
      node: plan.node,
      container: room,
      axis: along,
      spacing: plan.spacing,
      scale: plan.scale,
      isOpenAcross: plan.isOrthogonal
    )
    let shown = plan.node.isTooShort(in: room, scale: plan.scale) ? 0 : itemCount
    groups = GroupSequence(rules, itemCount: shown, measured: measured)
    arrange()
  }

  /// Places headers and footers about what the groups need.
  private mutating func arrange() {
    // Nothing is left of a section with nothing in it, nor of its insets (V-122).
    guard groups.itemCount > 0 || !plan.boundaries.isEmpty else { return }
    let (before, after) = axis.insets(insets)
    contentLength = before + (plan.isOrthogonal ? groups.across : groups.total) + after
    let room = axis.crossing.insets(plan.boundaryInsets)
    let breadth = max(axis.crossing.length(container) - room.before - room.after, 0)
    let size = axis.size(along: contentLength, across: breadth)
    let box = CGRect(origin: axis.point(along: 0, across: room.before), size: size)
    let around = BoundaryGeometry(
      axis: axis,
      container: axis.size(along: axis.length(container), across: breadth),
      measured: groups.measured,
      scale: plan.scale
    )
    let placed = around.place(plan.boundaries, about: box)
    contentStart = placed.before
    length = placed.before + contentLength + placed.after
    let shift = axis.point(along: placed.before, across: 0)
    boundaries = placed.placed.map {
      PlacedBoundary(view: $0.view, frame: $0.frame.offsetBy(dx: shift.x, dy: shift.y))
    }
  }

  mutating func set(_ size: CGSize, of item: Int) {
    groups.set(size, of: item)
    arrange()
  }

  mutating func set(_ size: CGSize, of kind: String, at item: Int) {
    groups.set(size, of: kind, at: item)
    arrange()
  }

  /// The first corner of a group; in a section that scrolls by itself, while it isn't scrolled.
  func origin(of group: Int) -> CGPoint {
    let along = contentStart + axis.insets(insets).before
    let start = groups.start(of: group)
    if plan.isOrthogonal { return axis.point(along: along, across: scrollLead + start) }
    return axis.point(along: along + start, across: axis.crossing.insets(insets).before)
  }

  /// The groups of which a part lies between two places along the axis of the groups, measured as
  /// `origin(of:)` is.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groups.count > 0, high >= low else { return 0..<0 }
    guard groups.isAscending else { return 0..<groups.count }
    let first = plan.isOrthogonal ? scrollLead : contentStart + axis.insets(insets).before
    let (before, after) = groups.rules.axis.insets(groups.overhang)
    let (start, end) = (low - first - after, high - first + before)
    return groups.group(at: start)..<groups.group(at: end) + 1
  }

  /// The most by which anything sticks out of the section, against the layout's axis and along it.
  var overhang: (before: CGFloat, after: CGFloat) {
    boundaries.reduce(axis.insets(groups.overhang)) {
      (max($0.before, -axis.start($1.frame)), max($0.after, axis.end($1.frame) - length))
    }
  }

  // MARK: Scrolling by itself

  /// The part of the section that scrolls by itself.
  var scrollFrame: CGRect {
    CGRect(
      origin: axis.point(along: contentStart, across: 0),
      size: axis.size(along: contentLength, across: axis.crossing.length(container))
    )
  }

  /// The length of what scrolls across the layout.
  var scrollLength: CGFloat { scrollLead + groups.total + scrollTrail }

  /// The room before the first group: so much that it can be in the middle, if that is wanted.
  var scrollLead: CGFloat {
    max(axis.crossing.insets(insets).before, plan.scrolling.isCentered ? spare(of: 0) : 0)
  }

  /// The offsets of pages near a range, the last of them at the end: a page is what the insets leave
  /// of the room (V-56).
  func pages(from low: CGFloat, to high: CGFloat, end: CGFloat) -> [CGFloat] {
    let length = axis.crossing.length(container.inset(by: insets))
    guard length > 0, end > 0 else { return [0] }
    let first = max((low / length).rounded(.down), 0)
    let last = min((high / length).rounded(.up), (end / length).rounded(.up))
    guard first <= last, last - first < 10_000 else { return [min(max(low, 0), end)] }
    return (Int(first)...Int(last)).map { min(CGFloat($0) * length, end) }
  }

  private var scrollTrail: CGFloat {
    let isCentered = plan.scrolling.isCentered
    return max(
      axis.crossing.insets(insets).after,
      isCentered ? spare(of: groups.count - 1) : 0
    )
  }

  /// The room on either side of a group in the middle.
  private func spare(of group: Int) -> CGFloat {
    guard groups.count > 0 else { return 0 }
    let length = axis.crossing.length(groups.solved(group).size)
    return max((axis.crossing.length(container) - length) / 2, 0)
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate var isCentered: Bool { self == .groupPagingCentered }
}

extension NSDirectionalEdgeInsets {
  nonisolated static func + (one: Self, other: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: one.top + other.top,
      leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing
    )
  }

  /// The insets along one axis alone.
  nonisolated func only(_ axis: LayoutAxis) -> Self {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
