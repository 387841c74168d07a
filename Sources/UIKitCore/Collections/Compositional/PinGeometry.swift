internal import QuartzCore

/// Keeps headers and footers in sight as long as what they belong to is (V-53).
struct PinGeometry {
  let axis: LayoutAxis
  /// The length of the section or the layout.
  let end: CGFloat
  let boundaries: [PlacedBoundary]

  func element(_ boundary: PlacedBoundary, visible: LayoutSolution.VisibleRange) -> LayoutElement {
    let view = boundary.view
    return LayoutElement(
      subject: .boundary(view.kind, view.index),
      frame: frame(boundary, visible: visible),
      zIndex: view.zIndex,
      extent: view.extent
    )
  }

  private func frame(_ boundary: PlacedBoundary, visible: LayoutSolution.VisibleRange) -> CGRect {
    guard boundary.view.isPinned else { return boundary.frame }
    let frame = boundary.frame
    let length = axis.length(frame.size)
    let shift: CGFloat
    if isBefore(boundary) {
      let least = room(boundary) { isBefore($0) && axis.start($0.frame) < axis.start(frame) }
      let place = max(axis.start(frame), visible.start + least)
      shift = min(place, max(end - length, axis.start(frame))) - axis.start(frame)
    } else {
      let least = room(boundary) { !isBefore($0) && axis.start($0.frame) > axis.start(frame) }
      let place = min(axis.start(frame), visible.end - least - length)
      shift = max(place, min(0, axis.start(frame))) - axis.start(frame)
    }
    let moved = axis.point(along: shift, across: 0)
    return frame.offsetBy(dx: moved.x, dy: moved.y)
  }

  private func isBefore(_ boundary: PlacedBoundary) -> Bool {
    boundary.view.edges.contains(axis == .horizontal ? .leading : .top)
  }

  /// The room that other pinned views take between this one and the edge.
  private func room(
    _ boundary: PlacedBoundary,
    _ isBetween: (PlacedBoundary) -> Bool
  ) -> CGFloat {
    boundaries.filter { $0.view.isPinned && isBetween($0) }
      .reduce(0) { $0 + axis.length($1.frame.size) }
  }
}
