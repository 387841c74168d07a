internal import QuartzCore

/// The groups of a section one after the other: where each begins and which items it holds.
///
/// A group is worked out when it is asked for. Nothing is kept of groups whose size nobody
/// measures, since one is as all others; where sizes are measured, a length is kept for each, and
/// where they decide how many items a group holds, its first item, too.
struct GroupSequence {
  /// The room of the section's groups and the rules by which they follow each other.
  struct Rules: Equatable {
    var node: LayoutNode
    /// The room that the section leaves for its groups.
    var container: CGSize
    /// The axis along which groups follow each other.
    var axis: LayoutAxis
    var spacing: CGFloat = 0
    /// The pixels of a point.
    var scale: CGFloat = 1
    /// True if the groups decide how broad the section is, which scrolls by itself.
    var isOpenAcross = false
  }

  private enum Places {
    case alike(CGFloat)
    case measured(ExtentTree)
    /// With the end of the items that had a say in each group or one before it.
    case varying(starts: [CGFloat], items: [Int], reaches: [Int])
  }

  let rules: Rules
  let itemCount: Int
  private(set) var measured: MeasuredSizes
  /// The items of a full group.
  private let capacity: Int
  private let template: SolvedGroup
  private let wrapped: LayoutNode
  private var places: Places
  /// The distance from the beginning of a group to that of the next one, in points, as long as
  /// nothing was measured.
  private let step: CGFloat
  /// The most by which items stick out of their groups.
  private(set) var overhang: NSDirectionalEdgeInsets
  /// The breadth of groups that were measured, where groups decide how broad the section is.
  private var breadths: [Int: CGFloat] = [:]

  init(_ rules: Rules, itemCount: Int, measured: MeasuredSizes = MeasuredSizes()) {
    self.rules = rules
    self.itemCount = itemCount
    self.measured = measured
    wrapped = rules.wrapped
    template = GroupSolver(scale: rules.scale).solve(wrapped, in: rules.container)
    capacity = max(template.count, 1)
    overhang = template.overhang
    let axis = rules.axis
    step = axis.length(template.size) + rules.spacing
    let count = (itemCount + capacity - 1) / capacity
    if rules.node.hasVaryingCount {
      places = .varying(starts: [], items: [], reaches: [])
      solve(from: 0)
    } else if rules.node.hasEstimates {
      places = .measured(ExtentTree(count: count, length: step))
      if itemCount % capacity != 0 { remeasure(group: count - 1, isKnown: false) }
      if isList { takeKnownLengths() }
      let known = measured.known(of: itemCount, withoutLengths: isList)
      for group in Set(known.map { [capacity] in $0 / capacity }) { remeasure(group: group) }
    } else {
      places = .alike(step)
    }
  }

  /// True for groups of one item each in a section that doesn't scroll by itself.
  private var isList: Bool { capacity == 1 && !rules.isOpenAcross }

  /// Takes over the lengths that were worked out by the same rules before.
  private mutating func takeKnownLengths() {
    measured.begin(rules)
    let known = measured.overhang
    overhang = overhang.most(known)
    places = .measured(ExtentTree(measured.lengths(of: itemCount, unknown: step)))
  }

  // MARK: Groups

  /// The number of groups.
  var count: Int {
    switch places {
    case .alike: (itemCount + capacity - 1) / capacity
    case .measured(let tree): tree.count
    case .varying(_, let items, _): items.count
    }
  }

  /// The place at which a group begins, along the axis.
  func start(of group: Int) -> CGFloat {
    switch places {
    case .alike(let step): CGFloat(group) * step
    case .measured(let tree): tree.start(of: group)
    case .varying(let starts, _, _): starts[group]
    }
  }

  /// The items of a group, counted in the section.
  func items(of group: Int) -> Range<Int> {
    guard case .varying(_, let items, _) = places else {
      return group * capacity..<min((group + 1) * capacity, itemCount)
    }
    return items[group]..<(group + 1 < items.count ? items[group + 1] : itemCount)
  }

  /// The group that holds an item.
  func group(holding item: Int) -> Int {
    guard case .varying(_, let items, _) = places else { return item / capacity }
    return max(items.partitionIndex { $0 > item } - 1, 0)
  }

  /// True if each group begins behind the one before; false for groups without a length, and for
  /// those that a negative distance puts over each other.
  var isAscending: Bool { step > 0 }

  /// The last group that begins at a place or before it, at most the last of all.
  func group(at place: CGFloat) -> Int {
    switch places {
    case .alike(let step):
      let group = (place / step).rounded(.down)
      guard group > 0 else { return 0 }
      // A rectangle without ends is further than any integer.
      return group < CGFloat(count) ? Int(group) : max(count - 1, 0)
    case .measured(let tree): return tree.index(at: place)
    case .varying(let starts, _, _): return max(starts.partitionIndex { $0 > place } - 1, 0)
    }
  }

  /// The frames of a group, relative to its first corner.
  func solved(_ group: Int) -> SolvedGroup {
    let items = items(of: group)
    if case .alike = places, items.count == capacity { return template }
    return worked(from: items.lowerBound)
  }

  /// The length of all groups along the axis, with the room between them.
  var total: CGFloat {
    guard count > 0 else { return 0 }
    switch places {
    case .alike(let step):
      let last = rules.axis.length(solved(count - 1).size)
      return max(CGFloat(count - 1) * step + last, 0)
    case .measured(let tree): return max(tree.total - rules.spacing, 0)
    case .varying(let starts, _, _):
      return starts[starts.count - 1] + rules.axis.length(solved(starts.count - 1).size)
    }
  }

  /// The breadth of the broadest group; of those that were measured, once one was.
  var across: CGFloat {
    guard itemCount > 0 else { return 0 }
    let usual = itemCount < capacity ? solved(0).size : template.size
    return breadths.values.max() ?? rules.axis.crossing.length(usual)
  }

  // MARK: Measuring

  /// Takes over what a view said about its size.
  mutating func set(_ size: CGSize, of item: Int) {
    measured.set(size, of: item)
    changed(item)
  }

  mutating func set(_ size: CGSize, of kind: String, at item: Int) {
    measured.set(size, of: kind, at: item)
    changed(item)
  }

  private mutating func changed(_ item: Int) {
    guard case .varying(_, _, let reaches) = places else {
      return remeasure(group: group(holding: item))
    }
    // An item that turns out to be shorter may fit into a group before its own.
    solve(from: reaches.partitionIndex { $0 > item })
  }

  private mutating func remeasure(group: Int, isKnown: Bool = true) {
    guard case .measured(var tree) = places, (0..<tree.count).contains(group) else { return }
    places = .alike(0)
    let solved = worked(from: group * capacity)
    let length = rules.axis.length(solved.size) + rules.spacing
    tree.set(length, at: group)
    places = .measured(tree)
    note(solved, of: group, isKnown: isKnown)
    if isList { measured.set(length, of: group, overhang: overhang) }
  }

  private mutating func note(_ solved: SolvedGroup, of group: Int, isKnown: Bool = true) {
    overhang = overhang.most(solved.overhang)
    guard rules.isOpenAcross, isKnown else { return }
    breadths[group] = rules.axis.crossing.length(solved.size)
  }

  /// Works out groups from one on, as long as there are items.
  private mutating func solve(from group: Int) {
    guard case .varying(var starts, var items, var reaches) = places else { return }
    places = .alike(0)
    var item = group < items.count ? items[group] : 0
    var start = group < starts.count ? starts[group] : 0
    starts.removeSubrange(min(group, starts.count)...)
    items.removeSubrange(min(group, items.count)...)
    reaches.removeSubrange(min(group, reaches.count)...)
    breadths = breadths.filter { $0.key < group }
    while item < itemCount {
      let solved = worked(from: item)
      starts.append(start)
      items.append(item)
      reaches.append(max(item + solved.reach, reaches.last ?? 0))
      note(solved, of: items.count - 1)
      start += rules.axis.length(solved.size) + rules.spacing
      item += max(solved.count, 1)
    }
    places = .varying(starts: starts, items: items, reaches: reaches)
  }

  private func worked(from item: Int) -> SolvedGroup {
    let available = itemCount - item
    var solver = GroupSolver(
      first: item,
      available: available,
      measured: measured,
      scale: rules.scale
    )
    var solved = solver.solve(wrapped, in: rules.container)
    guard solved.count >= available, !rules.axis.rule(rules.node.extent).isEstimated else {
      return solved
    }
    solver.available = .max
    trim(&solved, of: solver.solve(wrapped, in: rules.container))
    return solved
  }

  /// Makes the last group of a section as long as its items reach and what a whole one leaves over
  /// after its last item; its own insets are not added to that (V-121).
  private func trim(_ solved: inout SolvedGroup, of whole: SolvedGroup) {
    let axis = rules.axis
    guard whole.count > solved.count, let reach = solved.reach(along: axis),
      let most = whole.reach(along: axis)
    else { return }
    let insets = axis.insets(rules.node.extent.effective(rules.node.insets))
    let gaps = axis.gaps(rules.node.edges)
    let length = axis.length(whole.size) - insets.before - insets.after - (most - reach)
    solved.size.set(max(length, gaps.before.length + gaps.after.length), along: axis)
  }
}

extension GroupSequence.Rules {
  /// The group as the one node of a line, which gives it the room around it.
  var wrapped: LayoutNode {
    let along = LayoutLength(kind: .estimated, value: axis.length(container))
    let across =
      isOpenAcross
      ? LayoutLength(kind: .estimated, value: axis.crossing.length(container))
      : LayoutLength(kind: .absolute, value: axis.crossing.length(container))
    let extent =
      axis == .horizontal
      ? LayoutExtent(width: along, height: across) : LayoutExtent(width: across, height: along)
    let line = LayoutLine(axis: axis, nodes: [node], count: 1)
    return LayoutNode(extent: extent, content: .line(line))
  }
}

extension NSDirectionalEdgeInsets {
  /// The larger one of each side.
  nonisolated func most(_ other: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: max(top, other.top),
      leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom),
      trailing: max(trailing, other.trailing)
    )
  }
}
