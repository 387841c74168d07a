internal import QuartzCore

/// An item or a group of a compositional layout as a value that knows no views.
///
/// All geometry is in reading direction: x grows from the leading side to the trailing one. The
/// layout mirrors it at the end where reading goes the other way.
struct LayoutNode: Equatable {
  /// The items of a line, or an arrangement that an app computes.
  indirect enum Content {
    case item
    case line(LayoutLine)
    /// Answers frames in the group for its size and insets.
    case custom((CGSize, NSDirectionalEdgeInsets) -> [CustomFrame])
  }

  /// The place of an item in a custom group.
  struct CustomFrame: Equatable {
    var frame: CGRect
    var zIndex: Int
  }

  var extent: LayoutExtent
  var insets: NSDirectionalEdgeInsets = .zero
  var edges = LayoutEdgeGaps()
  var attached: [AttachedView] = []
  var content = Content.item

  /// True if the size of the group, or a place in it, depends on the sizes that its views prefer.
  var hasEstimates: Bool {
    if extent.isEstimated || attached.contains(where: \.extent.isEstimated) { return true }
    guard case .line(let line) = content else { return false }
    return line.nodes.contains { $0.hasEstimates }
  }

  /// True if the sizes that views prefer decide how many items the group holds: in a line of a fixed
  /// length that is filled with items of unknown lengths.
  var hasVaryingCount: Bool {
    guard case .line(let line) = content else { return false }
    if line.nodes.contains(where: \.hasVaryingCount) { return true }
    guard line.count == nil, !line.axis.rule(extent).isEstimated else { return false }
    return line.nodes.contains { line.axis.rule($0.extent).isEstimated }
  }

  /// True for a line whose first item is longer than the line itself, which lays out nothing (V-120).
  func isTooShort(in container: CGSize, scale: CGFloat) -> Bool {
    guard case .line(let line) = content, line.count == nil, let first = line.nodes.first else {
      return false
    }
    let axis = line.axis
    let rule = axis.rule(first.extent)
    guard !axis.rule(extent).isEstimated, !rule.isEstimated else { return false }
    let own = extent.resolved(in: container, scale: scale).inset(by: extent.effective(insets))
    let (before, after) = axis.gaps(first.edges)
    let needed = before.length + rule.resolved(in: own, scale: scale) + after.length
    return needed > axis.length(own) + LineSolver.tolerance
  }
}

extension LayoutNode.Content: Equatable {
  /// Two arrangements that apps compute are never known to be the same.
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.item, .item): true
    case (.line(let one), .line(let other)): one == other
    default: false
    }
  }
}

/// Nodes that follow each other along an axis, repeated in turn.
struct LayoutLine: Equatable {
  var axis: LayoutAxis
  var nodes: [LayoutNode]
  var gap = LayoutGap()
  /// The number of nodes in the line; nil for as many as fit.
  var count: Int?
}

/// A point of a rectangle: in the middle, or on edges of it, and an offset from there.
nonisolated struct LayoutAnchorPoint: Hashable, Sendable {
  var edges: NSDirectionalRectEdge
  var offset: CGPoint = .zero
  /// True if the offset is a share of the attached view's size.
  var isFraction = false

  /// The point of a rectangle, without the offset.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: Self.place(edges.contains(.leading), edges.contains(.trailing), rect.minX, rect.maxX),
      y: Self.place(edges.contains(.top), edges.contains(.bottom), rect.minY, rect.maxY)
    )
  }

  /// The offset, in points, for an attached view of a size.
  func offset(for size: CGSize) -> CGPoint {
    isFraction ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  private static func place(
    _ isFirst: Bool,
    _ isLast: Bool,
    _ least: CGFloat,
    _ most: CGFloat
  ) -> CGFloat {
    isFirst == isLast ? (least + most) / 2 : isFirst ? least : most
  }
}

/// A view that goes with an item or a group.
struct AttachedView: Equatable {
  var kind: String
  var extent: LayoutExtent
  var insets: NSDirectionalEdgeInsets = .zero
  /// The point of the item or group.
  var container: LayoutAnchorPoint
  /// The point of the view that comes to lie there; nil for the one at the same edges.
  var own: LayoutAnchorPoint?
  var zIndex = 1

  /// The view's frame beside that of its item; sides that it decides itself are as measured.
  func frame(beside rect: CGRect, measured: CGSize?, scale: CGFloat) -> CGRect {
    let size = extent.resolved(in: rect.size, scale: scale).replaced(by: measured, where: extent)
    let target = container.point(of: rect)
    let targetOffset = container.offset(for: size)
    let ownPoint = own ?? LayoutAnchorPoint(edges: container.edges)
    let start = ownPoint.point(of: CGRect(origin: .zero, size: size))
    let ownOffset = ownPoint.offset(for: size)
    let origin = CGPoint(
      x: target.x - start.x + targetOffset.x + ownOffset.x,
      y: target.y - start.y + targetOffset.y + ownOffset.y
    )
    return CGRect(origin: origin, size: size).inset(by: extent.effective(insets))
  }
}

extension CGSize {
  /// The size with those sides of another one that a rule leaves to content.
  nonisolated func replaced(by measured: CGSize?, where extent: LayoutExtent) -> CGSize {
    guard let measured else { return self }
    return CGSize(
      width: extent.width.isEstimated ? measured.width : width,
      height: extent.height.isEstimated ? measured.height : height
    )
  }
}
