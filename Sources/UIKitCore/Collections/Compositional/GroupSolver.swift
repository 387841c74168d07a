internal import QuartzCore

/// A group with the frames of its items, relative to the group's first corner.
struct SolvedGroup {
  struct Item {
    /// Counted from the group's first item.
    var index: Int
    var frame: CGRect
    var zIndex = 0
    var extent: LayoutExtent
  }

  struct Extra {
    /// The item that it goes with, counted from the group's first one.
    var index: Int
    var frame: CGRect
    var view: AttachedView
  }

  var size: CGSize
  var items: [Item] = []
  var extras: [Extra] = []
  /// The number of items for which there are places.
  var count = 0
  /// The end of the items whose sizes had a say, those included that turned out not to fit.
  var reach = 0

  /// The most by which items and what goes with them stick out of the group.
  var overhang: NSDirectionalEdgeInsets {
    let frames = items.map(\.frame) + extras.map(\.frame)
    return frames.reduce(.zero) { most, frame in
      NSDirectionalEdgeInsets(
        top: max(most.top, -frame.minY),
        leading: max(most.leading, -frame.minX),
        bottom: max(most.bottom, frame.maxY - size.height),
        trailing: max(most.trailing, frame.maxX - size.width)
      )
    }
  }

  /// The end of the furthest item along an axis; nil for a group without items.
  func reach(along axis: LayoutAxis) -> CGFloat? { items.map { axis.end($0.frame) }.max() }

  mutating func add(_ part: SolvedGroup, at origin: CGPoint) {
    for var item in part.items {
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(item)
    }
    for var extra in part.extras {
      extra.frame = extra.frame.offsetBy(dx: origin.x, dy: origin.y)
      extras.append(extra)
    }
  }
}

/// Works out one group: the arithmetic of compositional layout, without views.
struct GroupSolver {
  /// The group's first item in its section.
  var first = 0
  /// The number of items from there to the section's end.
  var available = Int.max
  var measured = MeasuredSizes()
  /// The pixels of a point.
  var scale: CGFloat = 1

  /// The group's frames, with places beyond the section's end left out.
  func solve(_ node: LayoutNode, in container: CGSize) -> SolvedGroup {
    var solved = place(node, node.extent.resolved(in: container, scale: scale), at: 0)
    solved.items.removeAll { $0.index >= available }
    solved.extras.removeAll { $0.index >= available }
    solved.count = min(solved.count, available)
    return solved
  }

  func place(_ node: LayoutNode, _ proposed: CGSize, at item: Int) -> SolvedGroup {
    var solved: SolvedGroup
    switch node.content {
    case .item: solved = single(node, proposed, at: item)
    case .line(let line): solved = LineSolver(line, of: node, proposed, self).solve(at: item)
    case .custom(let provider): solved = custom(node, provider, proposed, at: item)
    }
    let frame = CGRect(origin: .zero, size: solved.size)
    let container = if case .item = node.content { solved.items[0].frame } else { frame }
    for view in node.attached {
      let known = measured.size(of: view.kind, at: first + item)
      solved.extras.append(
        SolvedGroup.Extra(
          index: item,
          frame: view.frame(beside: container, measured: known, scale: scale),
          view: view
        )
      )
    }
    return solved
  }

  private func single(_ node: LayoutNode, _ proposed: CGSize, at item: Int) -> SolvedGroup {
    let known =
      node.extent.isEstimated && item < available ? measured.size(of: first + item) : nil
    return sized(node, proposed.replaced(by: known, where: node.extent), at: item)
  }

  func sized(_ node: LayoutNode, _ size: CGSize, at item: Int) -> SolvedGroup {
    let frame = CGRect(viewIn: size, insets: node.extent.effective(node.insets))
    let place = SolvedGroup.Item(index: item, frame: frame, extent: node.extent)
    return SolvedGroup(size: size, items: [place], count: 1, reach: item + 1)
  }

  private func custom(
    _ node: LayoutNode,
    _ provider: (CGSize, NSDirectionalEdgeInsets) -> [LayoutNode.CustomFrame],
    _ proposed: CGSize,
    at item: Int
  ) -> SolvedGroup {
    let frames = provider(proposed, node.extent.effective(node.insets))
    var solved = SolvedGroup(size: proposed, count: max(frames.count, 1))
    for (index, custom) in frames.enumerated() {
      let extent = LayoutExtent(
        width: LayoutLength(kind: .absolute, value: custom.frame.width),
        height: LayoutLength(kind: .absolute, value: custom.frame.height)
      )
      solved.items.append(
        SolvedGroup.Item(
          index: item + index,
          frame: custom.frame,
          zIndex: custom.zIndex,
          extent: extent
        )
      )
    }
    if node.extent.width.isEstimated { solved.size.width = frames.map(\.frame.maxX).max() ?? 0 }
    if node.extent.height.isEstimated { solved.size.height = frames.map(\.frame.maxY).max() ?? 0 }
    return solved
  }
}
