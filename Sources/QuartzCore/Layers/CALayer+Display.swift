import Foundation

extension CALayer {
  func markForDisplay() {
    needs.display = true
    markForCompositing()
  }

  func displayThroughDelegate() {
    needs.display = false
    if let delegate { delegate.display(self) } else { drawBackingStore() }
  }

  /// Draws the content into a bitmap of `drawingRect`, through `draw(in:)`.
  ///
  /// The scale is `contentsScale`; if nobody set one, that of the picture in which the layer is
  /// seen.
  package func drawBackingStore() {
    needs.display = false
    let scale = (drawsAtDeviceScale ? deviceScale : nil) ?? contentsScale
    let ground = opaqueGround
    var old = store
    store = nil
    needs.drawing = true
    delegate?.layerWillDraw(self)
    let fresh = BackingStore.drawn(
      in: drawingRect,
      scale: scale,
      isOpaque: ground != nil,
      reusing: &old
    ) { draw(in: $0) }
    if let fresh, needs.drawing {
      if let ground { fresh.lay(ground) }
      store = fresh
      (providedContents, fitted) = (nil, nil)
    }
    needs.drawing = false
    markForCompositing()
  }

  /// The background, if it may be drawn into the bitmap, which then needs no blending.
  private var opaqueGround: CGColor? {
    guard values.isOpaque, values.cornerRadius == 0, let color = values.backgroundColor,
      color.alpha == 1, drawingRect == values.bounds
    else { return nil }
    return color
  }

  func drawThroughDelegate(_ context: CGContext) {
    delegate?.draw(self, in: context)
  }

  func setContents(_ newContents: Any?) {
    let action = mayMove ? action(before: LayerKey.contents.rawValue) : nil
    providedContents = newContents
    store = nil
    fitted = nil
    (needs.display, needs.drawing) = (false, false)
    didChange(.contents)
    action?.run(forKey: LayerKey.contents.rawValue, object: self, arguments: nil)
  }

  /// The image that was set as contents.
  var contentsImage: CGImage? { providedContents as? CGImage }

  func setContentsScale(_ scale: CGFloat) {
    guard scale != values.contentsScale else { return }
    change(.contentsScale) { $0.contentsScale = scale }
    if store != nil { setNeedsDisplay() }
  }

  func renderTree(in context: CGContext) {
    let transform = context.pixelTransform
    let scale = max(
      (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      (transform.c * transform.c + transform.d * transform.d).squareRoot()
    )
    guard scale > 0, scale.isFinite, let image = Compositor().image(of: self, scale: scale) else {
      return
    }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    context.draw(image, in: CGRect(origin: bounds.origin, size: size), isYDown: true)
  }
}
