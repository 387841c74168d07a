internal import CCairo
public import Foundation

extension CGContext {
  /// Draws what follows on a sheet of its own, which is painted as one when the layer ends.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    openLayers.append(state)
    cairo_push_group(cairo)
    cairo_reset_clip(cairo)
    state.layerDepth = openLayers.count
    (state.alpha, state.blendMode, state.shadow, state.clipMask) = (1, .normal, nil, nil)
  }

  /// The same, where nothing outside a rectangle is drawn.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Paints the sheet with the alpha, shadow and blend mode that were set when it began.
  public func endTransparencyLayer() {
    guard let outer = openLayers.last else { return }
    while let last = saved.last, last.layerDepth == openLayers.count {
      saved.removeLast()
      cairo_restore(cairo)
    }
    openLayers.removeLast()
    let sheet = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(sheet) }
    state = outer
    let alpha = Double(state.alpha)
    paint(
      Drawing(bounds: deviceClipBounds, outline: nil) { cairo in
        cairo_set_source(cairo, sheet)
        cairo_paint_with_alpha(cairo, alpha)
      }
    )
    restoreGState()
  }

  /// The sheet that a pattern's cell repeats on, as a source for pixels.
  func makePattern(_ pattern: CGPattern, color: RGBA) -> OpaquePointer? {
    let toPixels = pattern.matrix.concatenating(baseOfPatterns)
    let scale = toPixels.meanScale
    let (width, height) = (pattern.step.width * scale, pattern.step.height * scale)
    guard abs(width) <= 8192, abs(height) <= 8192, scale > 0 else {
      return nil
    }
    let (columns, rows) = (max(Int(width.rounded()), 1), max(Int(height.rounded()), 1))
    guard let cell = PixelBuffer(width: columns, height: rows) else { return nil }
    let context = CGContext(pixels: cell, foreign: nil, info: .native, space: .standard)
    let (sx, sy) = (
      CGFloat(columns) / pattern.step.width, CGFloat(rows) / pattern.step.height
    )
    context.scaleBy(x: sx, y: sy)
    context.translateBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY)
    context.clip(to: pattern.bounds)
    if !pattern.isColored {
      (context.state.fill, context.state.stroke) = (.color(color), .color(color))
    }
    context.setAlpha(pattern.isColored ? color.alpha * state.alpha : state.alpha)
    pattern.callbacks.drawPattern?(pattern.info, context)
    let image = context.takeImage()
    let cellToPattern = CGAffineTransform(
      1 / sx,
      0,
      0,
      -1 / sy,
      pattern.bounds.minX,
      pattern.bounds.minY + pattern.step.height
    )
    let matrix = cellToPattern.concatenating(toPixels)
    guard matrix.isInvertible,
      let source = image.makePattern(matrix, tiles: true, CAIRO_FILTER_GOOD)
    else { return nil }
    // The source reads the cell's memory after this function: they go together.
    return cairo_pattern_keeping(image, source)
  }

  /// Patterns hang on the bare context, or on the kit's transform of it.
  private var baseOfPatterns: CGAffineTransform { baseTransform.concatenating(deviceTransform) }
}

nonisolated(unsafe) private var imageKey = cairo_user_data_key_t()

/// Lets a source own the image whose memory it reads.
private func cairo_pattern_keeping(_ image: CGImage, _ source: OpaquePointer) -> OpaquePointer {
  cairo_pattern_set_user_data(source, &imageKey, Unmanaged.passRetained(image).toOpaque()) {
    guard let pointer = $0 else { return }
    Unmanaged<CGImage>.fromOpaque(pointer).release()
  }
  return source
}
