internal import ConstraintSolver
internal import QuartzCore

/// From the solution to frames.
extension LayoutEngine {
  /// Places the subviews of a view that constraints place.
  func apply(to superview: UIView) {
    guard itemCount > 0 else { return }
    let scroll = superview as? UIScrollView
    for view in superview.hierarchy.subviews where !view.layout.translatesMask {
      if let item = known(view) { place(view, item, in: scroll) }
    }
    if let scroll, let item = known(scroll.contentLayoutGuide) {
      let room = CGSize(width: value(item.width), height: value(item.height))
      let size = grown(room, by: scroll)
      if scroll.contentSize != size { scroll.contentSize = size }
    }
  }

  /// The rectangle of a guide; nil for one that no constraint refers to.
  func rect(of guide: UILayoutGuide) -> CGRect? {
    known(guide).map(rect)
  }

  func rect(_ item: LayoutItem) -> CGRect {
    CGRect(
      x: value(item.minX),
      y: value(item.minY),
      width: max(0, value(item.width)),
      height: max(0, value(item.height))
    )
  }

  /// Constraints know what a scroll view zooms at its own size; content is as large as it appears.
  private func grown(_ size: CGSize, by scroll: UIScrollView) -> CGSize {
    guard let view = scroll.zoomedView, let item = known(view) else {
      return size
    }
    let more = scroll.zoomScale - 1
    return CGSize(
      width: size.width + more * value(item.width),
      height: size.height + more * value(item.height)
    )
  }

  /// Places a view; `scroll` is its superview, if that scrolls.
  private func place(_ view: UIView, _ item: LayoutItem, in scroll: UIScrollView?) {
    let frame = view.pixelAligned(view.frame(forAlignmentRect: rect(item)))
    let anchor = view.anchorPoint
    let zoom = scroll?.zoomedView === view ? scroll?.zoomScale ?? 1 : 1
    let position = CGPoint(
      x: frame.minX + anchor.x * frame.width * zoom,
      y: frame.minY + anchor.y * frame.height * zoom
    )
    guard view.bounds.size != frame.size || view.center != position else { return }
    view.changeGeometry { layer in
      layer.bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
      layer.position = position
    }
  }
}

extension UIView {
  /// A rectangle whose edges are moved to the nearest pixels.
  func pixelAligned(_ rect: CGRect) -> CGRect {
    let scale = pixelsPerPoint
    func near(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.0001).rounded() / scale }
    let minX = near(rect.minX)
    let minY = near(rect.minY)
    return CGRect(
      x: minX,
      y: minY,
      width: max(0, near(rect.maxX) - minX),
      height: max(0, near(rect.maxY) - minY)
    )
  }
}
