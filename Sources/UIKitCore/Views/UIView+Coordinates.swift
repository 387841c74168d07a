extension UIView {
  /// A point of this view, in the coordinates of another; of the window for nil.
  func point(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window else { return point }
    if root === target.root { return layer.convert(point, to: target.layer) }
    return target.point(fromScreen: self.point(toScreen: point))
  }

  func point(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? window else { return point }
    return source.point(point, to: self)
  }

  func rect(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let target = view ?? window else { return rect }
    if root === target.root { return layer.convert(rect, to: target.layer) }
    let offset = target.point(fromScreen: point(toScreen: rect.origin))
    return CGRect(origin: offset, size: rect.size)
  }

  func rect(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? window else { return rect }
    return source.rect(rect, to: self)
  }

  /// The topmost view above this one, usually the window.
  var root: UIView { nearest { $0.hierarchy.above == nil } ?? self }

  /// This view, or the nearest above it that meets a condition.
  ///
  /// Views on the way are not counted as used: each is kept by the one above it, and counting is
  /// slow for objects with weak references.
  @inline(__always)
  final func nearest(where holds: (UIView) -> Bool) -> UIView? {
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
    while let view = next {
      if view._withUnsafeGuaranteedRef({ holds($0) }) { return view.takeUnretainedValue() }
      next = view._withUnsafeGuaranteedRef { $0.hierarchy.above }
    }
    return nil
  }

  func point(toScreen point: CGPoint) -> CGPoint {
    let top = root
    let there = layer.convert(point, to: top.layer)
    return CGPoint(x: there.x + top.frame.minX, y: there.y + top.frame.minY)
  }

  func point(fromScreen point: CGPoint) -> CGPoint {
    let top = root
    let there = CGPoint(x: point.x - top.frame.minX, y: point.y - top.frame.minY)
    return layer.convert(there, from: top.layer)
  }

  // MARK: - Coordinate spaces

  /// Converts a point to another space; one that is no view counts as the screen.
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, to: Optional(view)) }
    return self.point(toScreen: point)
  }

  /// Converts a point from another space; one that is no view counts as the screen.
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, from: Optional(view)) }
    return self.point(fromScreen: point)
  }

  /// Converts a rectangle to another space; one that is no view counts as the screen.
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, to: Optional(view)) }
    return CGRect(origin: point(toScreen: rect.origin), size: rect.size)
  }

  /// Converts a rectangle from another space; one that is no view counts as the screen.
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, from: Optional(view)) }
    return CGRect(origin: point(fromScreen: rect.origin), size: rect.size)
  }

  // MARK: - Hit testing

  /// Views with less opacity take no touches.
  private static let leastTouchableAlpha: CGFloat = 0.01

  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha,
      !layer.blocksTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
