/// A view whose drawing no app can notice.
///
/// The display pass leaves it to the compositor, which draws it once a part of it is in the picture:
/// most labels of a long form never are.
protocol DrawnWhenSeen: UIView {
  /// False for a subclass, in which an app may count on being asked to draw (L-45).
  var isDrawnWhenSeen: Bool { get }
}

extension UIView {
  func invalidate(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
    setNeeds(.display)
  }

  /// One view's part of the display pass.
  func displayNow() {
    needs.remove(.display)
    guard !bounds.isEmpty else { return }
    layer.setNeedsDisplay()
    // Not even a person can tell when a view of the kit's own was drawn that nobody sees.
    if (self as? any DrawnWhenSeen)?.isDrawnWhenSeen == true { return }
    environment.current.perform { layer.displayIfNeeded() }
  }

  /// Draws the layer's bitmap with the view's traits as the current ones, whoever asks for it.
  func drawStore(of layer: CALayer) {
    environment.current.perform { layer.drawBackingStore() }
  }

  /// Lets the view draw itself; the context is y-down, in the view's coordinates.
  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  // MARK: - Pictures of a view

  /// Draws the view and all in it into the current context; `false` without one or without size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    if afterUpdates { FrameLoop.settleAndDisplay(self) }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view with a picture of this one; `afterUpdates` lays out and draws first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { FrameLoop.settleAndDisplay(self) }
    let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.layer.contents = Compositor().image(of: layer, scale: contentScaleFactor)
    return picture
  }

  /// A view with a picture of a rectangle of this one; the cap insets have no effect here.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    whole.layer.contentsRect = CGRect(
      x: rect.minX / bounds.width,
      y: rect.minY / bounds.height,
      width: rect.width / bounds.width,
      height: rect.height / bounds.height
    )
    whole.frame = rect
    return whole
  }
}
