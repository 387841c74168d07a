internal import QuartzCore

/// The number of nodes in a line whose items are shares of it.
///
/// Shares are shares of what the gaps between the items leave (V-42), and how many gaps there are
/// depends on how many items there are.
extension LineSolver {
  /// The lengths of the line's items that depend on its own.
  enum Sharing {
    case nothing
    /// Lengths along the line alone.
    case along
    /// A length across the line.
    case across
  }

  var sharing: Sharing {
    let extents = line.nodes.map(\.extent)
    if extents.contains(where: { axis.crossing.rule($0).isShare(along: axis) }) { return .across }
    return extents.contains { axis.rule($0).isShare(along: axis) } ? .along : .nothing
  }

  /// The room that a number of gaps leave for the items.
  func room(beside gaps: Int) -> CGSize {
    var room = inner
    room.set(max(axis.length(inner) - CGFloat(max(gaps, 0)) * line.gap.length, 0), along: axis)
    return room
  }

  /// The most nodes that fit with the gaps between them, sized in what these leave.
  ///
  /// One at least; and the end of the items that had a say in it.
  func countThatFits(at item: Int) -> (count: Int, reach: Int) {
    var (count, reach, next) = (0, 0, item)
    // The lengths of all but shares stay the same while the line gets longer.
    var known: CGFloat = 0
    var shares = Array(repeating: 0, count: line.nodes.count)
    let isMeasured = line.nodes.contains { axis.rule($0.extent).isEstimated }
    while count < Self.most {
      let index = count % line.nodes.count
      let node = line.nodes[index]
      let (before, after) = axis.gaps(node.edges)
      let room = room(beside: count)
      known += before.length + after.length
      if isMeasured {
        let size = node.extent.resolved(in: inner, scale: solver.scale)
        let solved = solver.place(node, size, at: next)
        next += max(solved.count, 1)
        if axis.rule(node.extent).isEstimated {
          known += axis.length(solved.size)
          reach = max(reach, solved.reach)
        }
      }
      if axis.rule(node.extent).isShare(along: axis) {
        shares[index] += 1
      } else if !axis.rule(node.extent).isEstimated {
        known += axis.rule(node.extent).resolved(in: inner, scale: solver.scale)
      }
      let length = known + lengths(of: shares, in: room)
      let used = length + CGFloat(count) * line.gap.length
      if count > 0, used > axis.length(inner) + Self.tolerance { break }
      // Nodes of no length would never fill the line; the gaps between them do.
      if count >= line.nodes.count, used <= 0 { break }
      count += 1
    }
    return (max(count, 1), reach)
  }

  private func lengths(of shares: [Int], in room: CGSize) -> CGFloat {
    zip(line.nodes, shares).reduce(0) { sum, node in
      guard node.1 > 0 else { return sum }
      let rule = axis.rule(node.0.extent)
      return sum + CGFloat(node.1) * rule.resolved(in: room, scale: solver.scale)
    }
  }
}
