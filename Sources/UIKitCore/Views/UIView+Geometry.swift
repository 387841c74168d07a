extension UIView {
  /// Changes the layer's geometry and applies its consequences.
  func changeGeometry(_ change: (CALayer) -> Void) {
    guard isObserved else { return applyGeometry(change) }
    for key in Self.geometryKeys { willChangeValue(forKey: key) }
    applyGeometry(change)
    for key in Self.geometryKeys { didChangeValue(forKey: key) }
  }

  private static let geometryKeys = ["frame", "bounds", "center"]

  private func applyGeometry(_ change: (CALayer) -> Void) {
    let layer = layer
    let old = layer.bounds
    let oldPosition = layer.position
    change(layer)
    let new = layer.bounds
    let isScrolled = new.origin != old.origin
    let isResized = new.size != old.size
    if isScrolled || isResized { boundsChanged(from: old) }
    if isResized { sizeChanged(from: old.size) }
    if isScrolled || isResized || layer.position != oldPosition {
      placeChanged(scrolled: isScrolled)
      engine?.geometryChanged(of: self, scrolled: isScrolled)
    }
  }

  private func sizeChanged(from old: CGSize) {
    if autoresizesSubviews { autoresizeSubviews(from: old) }
    ViewAnimation.current?.resized(self)
    setNeedsLayout()
    superviewNeedsLayout()
    // A view that draws is drawn again only if it says so; otherwise its picture is stretched.
    if drawing.contentMode == .redraw { setNeedsDisplay() }
    if extras.corners != nil { followCorners() }
  }

  /// The place of a view decides its safe area and that of the views below (S-15).
  private func placeChanged(scrolled: Bool) {
    guard hierarchy.unretainedWindow != nil else { return }
    if insetsFollowFrame { setNeeds(.insets) }
    if scrolled { for view in hierarchy.subviews { view.setNeeds(.insets) } }
  }

  // MARK: - Autoresizing

  private func autoresizeSubviews(from old: CGSize) {
    for view in hierarchy.subviews where view.followsAutoresizingMask { view.autoresize(from: old) }
  }

  private var followsAutoresizingMask: Bool {
    layout.translatesMask && !layout.autoresizingMask.isEmpty
  }

  private func autoresize(from old: CGSize) {
    guard let new = superview?.bounds.size else { return }
    let mask = layout.autoresizingMask
    let size = bounds.size
    // Turned views keep their shape: what moves is the axis-aligned box before the transform.
    let box = CGRect(
      x: center.x - anchorPoint.x * size.width,
      y: center.y - anchorPoint.y * size.height,
      width: size.width,
      height: size.height
    )
    let x = Autoresizing(
      before: mask.contains(.flexibleLeftMargin),
      extent: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin)
    )
    let y = Autoresizing(
      before: mask.contains(.flexibleTopMargin),
      extent: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin)
    )
    let (left, width) = x.place(box.minX, box.width, in: old.width, now: new.width)
    let (top, height) = y.place(box.minY, box.height, in: old.height, now: new.height)
    let placed = CGRect(x: left, y: top, width: width, height: height)
    guard placed != box else { return }
    if transform.isIdentity {
      frame = placed
    } else {
      bounds.size = placed.size
      center = CGPoint(
        x: left + anchorPoint.x * width,
        y: top + anchorPoint.y * height
      )
    }
  }

  // MARK: - Fitting

  func resizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  func intrinsicContentSizeChanged() {
    engine?.contentChanged(of: self)
    superviewNeedsLayout()
    heardOfOtherSize(of: self)
  }

  /// Asks the superview to lay out again, whose layout may hang on this view's size (W-02).
  ///
  /// A view that fills its parts while it places them is not asked to place them again.
  private func superviewNeedsLayout() {
    hierarchy.superview?.subviewArrangementChanged()
  }

  /// Asks for layout after the sizes or the order of subviews changed, unless this view's own
  /// layout, which is under way, changed them (W-02, W-66).
  func subviewArrangementChanged() {
    if !layout.isUnderWay { setNeedsLayout() }
  }
}

extension CGSize {
  /// The size of content that has none by itself.
  static var noIntrinsicSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
