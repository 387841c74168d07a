internal import QuartzCore

/// A header, a footer or another view at an edge of a section, as a value.
struct BoundaryView {
  var kind: String
  /// Its place among those of its kind.
  var index: Int
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var extent: LayoutExtent
  var insets: NSDirectionalEdgeInsets = .zero
  var gaps = LayoutEdgeGaps()
  var zIndex = 1
  var extends = true
  var isPinned = false

  func size(in container: CGSize, _ measured: MeasuredSizes, scale: CGFloat) -> CGSize {
    extent.resolved(in: container, scale: scale)
      .replaced(by: measured.size(of: kind, at: index), where: extent)
  }
}

/// A view behind a whole section, as a value.
struct BackgroundView {
  var kind: String
  var index: Int
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
}

/// A view at an edge with its frame.
struct PlacedBoundary {
  var view: BoundaryView
  /// The place of the view when nothing pins it.
  var frame: CGRect
}

/// Places views about a box, which grows by those that extend it (V-51).
struct BoundaryGeometry {
  /// The axis along which the layout scrolls.
  let axis: LayoutAxis
  /// The size that shares are shares of.
  let container: CGSize
  let measured: MeasuredSizes
  /// The pixels of a point.
  let scale: CGFloat

  /// The frames of the views about a box, and how far they reach out of it at both of its ends.
  func place(
    _ views: [BoundaryView],
    about box: CGRect
  ) -> (placed: [PlacedBoundary], before: CGFloat, after: CGFloat) {
    var placed: [PlacedBoundary] = []
    let inner = box
    let box = grown(box, for: views)
    var reach = box
    // Views at one edge are not put beside each other: each is at the edge (V-51).
    for view in views {
      let frame = frame(view, about: box)
      if view.extends { reach = reach.union(frame) }
      let shown = frame.inset(by: gaps(view)).inset(by: view.extent.effective(view.insets))
      placed.append(PlacedBoundary(view: view, frame: shown))
    }
    return (placed, axis.start(inner) - axis.start(reach), axis.end(reach) - axis.end(inner))
  }

  /// The box, as long as the longest view beside the content that extends it (V-51).
  private func grown(_ box: CGRect, for views: [BoundaryView]) -> CGRect {
    let sides = views.filter { $0.extends && !isBefore($0) && !isAfter($0) }
    let length = sides.map { axis.length(outer($0)) }.max() ?? 0
    var box = box
    box.size.set(max(axis.length(box.size), length), along: axis)
    return box
  }

  func isBefore(_ view: BoundaryView) -> Bool { view.edges.contains(edges(of: axis).first) }

  func isAfter(_ view: BoundaryView) -> Bool {
    !isBefore(view) && view.edges.contains(edges(of: axis).last)
  }

  private func edges(
    of axis: LayoutAxis
  ) -> (first: NSDirectionalRectEdge, last: NSDirectionalRectEdge) {
    axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }

  /// The view's frame with the room around it.
  private func frame(_ view: BoundaryView, about box: CGRect) -> CGRect {
    let size = outer(view)
    let point = LayoutAnchorPoint(edges: view.edges)
    let target = point.point(of: box)
    let own = point.point(of: CGRect(origin: .zero, size: size))
    var origin = CGPoint(x: target.x - own.x, y: target.y - own.y)
    if view.extends, isBefore(view) {
      origin = moved(origin, to: axis.start(box) - axis.length(size))
    } else if view.extends, isAfter(view) {
      origin = moved(origin, to: axis.end(box))
    }
    return CGRect(origin: origin, size: size).offsetBy(dx: view.offset.x, dy: view.offset.y)
  }

  private func moved(_ point: CGPoint, to place: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: place, y: point.y) : CGPoint(x: point.x, y: place)
  }

  private func gaps(_ view: BoundaryView) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: view.gaps.top.length,
      leading: view.gaps.leading.length,
      bottom: view.gaps.bottom.length,
      trailing: view.gaps.trailing.length
    )
  }

  private func outer(_ view: BoundaryView) -> CGSize {
    let (size, gaps) = (view.size(in: container, measured, scale: scale), gaps(view))
    return CGSize(
      width: size.width + gaps.leading + gaps.trailing,
      height: size.height + gaps.top + gaps.bottom
    )
  }
}
