internal import QuartzCore

/// Works out one line of a group: which nodes are in it, and where.
///
/// A line is laid out as a full one where its section ends before it does, so the last items are
/// below those of the lines before.
struct LineSolver {
  private struct Member {
    var node: LayoutNode
    var proposed: CGSize
    /// The first item, counted from the group's first one.
    var item: Int
    var solved: SolvedGroup
  }

  let line: LayoutLine
  private let node: LayoutNode
  private let proposed: CGSize
  let solver: GroupSolver
  private let insets: NSDirectionalEdgeInsets
  /// The room that the insets leave for the members.
  let inner: CGSize
  /// True if the members decide the length of the line.
  private let isOpen: Bool

  /// The nodes in a line at most, which ends lines of nothing.
  static let most = 10_000
  /// Sums of shares differ from the whole in the last bits, in points.
  static let tolerance: CGFloat = 0.001

  init(_ line: LayoutLine, of node: LayoutNode, _ proposed: CGSize, _ solver: GroupSolver) {
    self.line = line
    self.node = node
    self.proposed = proposed
    self.solver = solver
    insets = node.extent.effective(node.insets)
    inner = proposed.inset(by: insets)
    isOpen = line.axis.rule(node.extent).isEstimated
  }

  var axis: LayoutAxis { line.axis }

  func solve(at item: Int) -> SolvedGroup {
    var (members, reach) = collect(at: item)
    guard !members.isEmpty else { return SolvedGroup(size: proposed, count: 1) }
    makeUniform(&members)
    var solved = arrange(members)
    solved.reach = reach
    return solved
  }

  // MARK: Members

  /// The nodes of the line: so many, or as many as fit, of all in turn (V-43).
  ///
  /// With them the end of the items that had a say in it. A line as long as what it holds has each
  /// node once (V-124).
  private func collect(at item: Int) -> ([Member], reach: Int) {
    guard !line.nodes.isEmpty else { return ([], 0) }
    if let count = line.count ?? (isOpen ? line.nodes.count : nil) {
      return members(at: item, in: room(beside: count - 1), most: count) { _, _ in true }
    }
    let sharing = sharing
    guard line.gap.length != 0, sharing != .nothing else {
      return fill(inner, line.gap.length, item)
    }
    if sharing == .along {
      let (count, end) = countThatFits(at: item)
      let room = room(beside: count - 1)
      let (found, reach) = members(at: item, in: room, most: count) { _, _ in true }
      return (found, max(reach, end))
    }
    let (first, end) = fill(inner, 0, item)
    let (found, reach) = fill(room(beside: first.count - 1), line.gap.length, item)
    return (found, max(reach, end))
  }

  /// Nodes in turn as long as they are wanted, sized in a room.
  private func members(
    at item: Int,
    in room: CGSize,
    most: Int = Self.most,
    while isWanted: (_ index: Int, _ member: Member) -> Bool
  ) -> ([Member], reach: Int) {
    var (members, end): ([Member], Int) = ([], 0)
    var next = item
    while members.count < min(most, Self.most) {
      // What content makes longer needs no places beyond the last item.
      if isOpen, !members.isEmpty, next >= solver.available { break }
      let node = line.nodes[members.count % line.nodes.count]
      let member = member(node, at: next, in: room)
      end = max(end, member.solved.reach)
      guard isWanted(members.count, member) else { break }
      members.append(member)
      next += max(member.solved.count, 1)
    }
    return (members, end)
  }

  /// As many nodes as fit with a gap between them, sized in a room; one at least.
  private func fill(_ room: CGSize, _ gap: CGFloat, _ item: Int) -> ([Member], reach: Int) {
    var used: CGFloat = 0
    return members(at: item, in: room) { index, member in
      let needed = length(of: member)
      guard index > 0 else {
        used = needed
        return true
      }
      if used + gap + needed > axis.length(inner) + Self.tolerance { return false }
      // Nodes of no length would never fill the line; the gaps between them do.
      if index >= line.nodes.count, used + gap + needed <= 0 { return false }
      used += gap + needed
      return true
    }
  }

  private func member(_ node: LayoutNode, at item: Int, in room: CGSize) -> Member {
    let size = node.extent.resolved(in: room, scale: solver.scale)
    return Member(
      node: node,
      proposed: size,
      item: item,
      solved: solver.place(node, size, at: item)
    )
  }

  /// The length that a member takes of the line, with the room around it.
  private func length(of member: Member) -> CGFloat {
    let (before, after) = axis.gaps(member.node.edges)
    return before.length + axis.length(member.solved.size) + after.length
  }

  /// Makes items as large as the largest of them where they say so.
  private func makeUniform(_ members: inout [Member]) {
    for side in [LayoutAxis.horizontal, .vertical] {
      let alike = members.indices.filter {
        guard case .item = members[$0].node.content else { return false }
        return side.rule(members[$0].node.extent).kind == .uniform
      }
      let real = alike.filter { members[$0].item < solver.available }
      let lengths = real.isEmpty ? alike : real
      let most = lengths.map { side.length(members[$0].solved.size) }.max() ?? 0
      for index in alike {
        var size = members[index].solved.size
        size.set(most, along: side)
        let member = members[index]
        let attached = member.solved.extras
        members[index].solved = solver.sized(member.node, size, at: member.item)
        members[index].solved.extras = attached
      }
    }
  }

  // MARK: Places

  private func arrange(_ members: [Member]) -> SolvedGroup {
    let real = members.filter { $0.item < solver.available }
    let counted = real.isEmpty ? members : real
    var size = proposed
    if axis.crossing.rule(node.extent).isEstimated {
      size.set(counted.map(breadth).max() ?? 0, along: axis.crossing)
    }
    let across = axis.crossing.length(size.inset(by: insets))
    var solved = SolvedGroup(size: size)
    let share = share(of: members)
    var place = axis.insets(insets).before
    var end = place
    for (index, member) in members.enumerated() {
      let (before, after) = axis.gaps(member.node.edges)
      if index > 0 { place += length(line.gap, share) }
      place += length(before, share)
      let start = start(of: member, across)
      solved.add(member.solved, at: axis.point(along: place, across: start))
      solved.count += max(member.solved.count, 1)
      place += axis.length(member.solved.size) + length(after, share)
      if index < counted.count { end = place }
    }
    if isOpen { solved.size.set(end, along: axis) }
    return solved
  }

  /// The share that each flexible room gets of what is left over in the line; less than nothing in a
  /// line that holds more than fits (V-48).
  private func share(of members: [Member]) -> CGFloat {
    guard !isOpen else { return 0 }
    var (used, flexibleGaps) = (CGFloat(0), 0)
    for (index, member) in members.enumerated() {
      let (before, after) = axis.gaps(member.node.edges)
      let gap = index > 0 ? line.gap : LayoutGap()
      used += gap.length + before.length + axis.length(member.solved.size) + after.length
      flexibleGaps += [gap, before, after].count { $0.isFlexible }
    }
    let left = axis.length(inner) - used
    return flexibleGaps > 0 ? left / CGFloat(flexibleGaps) : 0
  }

  private func length(_ gap: LayoutGap, _ share: CGFloat) -> CGFloat {
    gap.length + (gap.isFlexible ? share : 0)
  }

  /// The room that a member takes across the line.
  private func breadth(of member: Member) -> CGFloat {
    let (before, after) = axis.crossing.gaps(member.node.edges)
    return before.length + axis.crossing.length(member.solved.size) + after.length
  }

  private func start(of member: Member, _ across: CGFloat) -> CGFloat {
    let (before, after) = axis.crossing.gaps(member.node.edges)
    let flexibleGaps = [before, after].count { $0.isFlexible }
    let left = across - breadth(of: member)
    let share = flexibleGaps > 0 ? left / CGFloat(flexibleGaps) : 0
    return axis.crossing.insets(insets).before + length(before, share)
  }
}
