internal import QuartzCore

/// Keeps headers and footers in sight as long as what they belong to is (V-53).
struct PinGeometry {
  let axis: LayoutAxis
  /// The length of the section or the layout.
  let end: CGFloat

  /// Pinned views in sight lie so much above all others (V-54).
  static let pinnedLevel = 1_000_000_000

  func element(_ boundary: PlacedBoundary, visible: LayoutSolution.VisibleRange) -> LayoutElement {
    let view = boundary.view
    let frame = frame(boundary, visible: visible)
    let isSeen = axis.start(frame) < visible.end && axis.end(frame) > visible.start
    return LayoutElement(
      subject: .boundary(view.kind, view.index),
      frame: frame,
      zIndex: view.isPinned && isSeen ? view.zIndex + Self.pinnedLevel : view.zIndex,
      extent: view.extent
    )
  }

  private func frame(_ boundary: PlacedBoundary, visible: LayoutSolution.VisibleRange) -> CGRect {
    guard boundary.view.isPinned else { return boundary.frame }
    let frame = boundary.frame
    let shift = shift(
      from: axis.start(frame),
      length: axis.length(frame.size),
      isFirst: isBefore(boundary),
      visible: visible
    )
    let moved = axis.point(along: shift, across: 0)
    return frame.offsetBy(dx: moved.x, dy: moved.y)
  }

  /// The way by which a pinned view moves from its start, so that it is in sight with its section.
  func shift(
    from start: CGFloat,
    length: CGFloat,
    isFirst: Bool,
    visible: LayoutSolution.VisibleRange
  ) -> CGFloat {
    if isFirst { return min(max(start, visible.start), max(end - length, start)) - start }
    return max(min(start, visible.end - length), min(0, start)) - start
  }

  private func isBefore(_ boundary: PlacedBoundary) -> Bool {
    boundary.view.edges.contains(axis == .horizontal ? .leading : .top)
  }
}
