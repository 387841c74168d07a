public import Foundation

extension CGContext {
  // MARK: - Colours

  /// Sets the colour that shapes are filled with.
  public func setFillColor(_ color: CGColor) {
    state.fill = .color(color.rgba)
  }

  /// Sets the colour that lines are drawn with.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = .color(color.rgba)
  }

  /// Sets the fill colour as sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = .color(RGBA(red, green, blue, alpha))
    state.fillSpace = .standard
  }

  /// Sets the line colour as sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = .color(RGBA(red, green, blue, alpha))
    state.strokeSpace = .standard
  }

  /// Sets the fill colour as grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = .color(RGBA(gray, gray, gray, alpha))
    state.fillSpace = .grey
  }

  /// Sets the line colour as grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = .color(RGBA(gray, gray, gray, alpha))
    state.strokeSpace = .grey
  }

  /// Sets the fill colour as inks.
  public func setFillColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    state.fill = .color(CGColorSpace.inks.sRGB([cyan, magenta, yellow, black, alpha]))
    state.fillSpace = .inks
  }

  /// Sets the space of the numbers of `setFillColor(_:)`, and black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    (state.fillSpace, state.fill) = (space, .color(RGBA(0, 0, 0, 1)))
  }

  /// Sets the space of the numbers of `setStrokeColor(_:)`, and black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    (state.strokeSpace, state.stroke) = (space, .color(RGBA(0, 0, 0, 1)))
  }

  /// Sets the fill colour as numbers of the fill space, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    let count = state.fillSpace.numberOfComponents + 1
    let parts = Array(UnsafeBufferPointer(start: components, count: count))
    state.fill = .color(state.fillSpace.sRGB(parts))
  }

  /// Sets the line colour as numbers of the line space, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    let count = state.strokeSpace.numberOfComponents + 1
    let parts = Array(UnsafeBufferPointer(start: components, count: count))
    state.stroke = .color(state.strokeSpace.sRGB(parts))
  }

  /// Fills with a pattern; a pattern without colours takes its colour from the numbers.
  public func setFillPattern(
    _ pattern: CGPattern,
    colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.fill = .pattern(pattern, pattern.color(components, in: state.fillSpace))
  }

  /// Draws lines with a pattern; a pattern without colours takes its colour from the numbers.
  public func setStrokePattern(
    _ pattern: CGPattern,
    colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.stroke = .pattern(pattern, pattern.color(components, in: state.strokeSpace))
  }

  // MARK: - Lines

  /// Sets the width of lines in user space.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets how long a mitred corner may be, in half line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Keeps the distance of lines from the curves they replace; curves here are always smooth.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Sets lines and gaps; no lengths mean whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable =
      phase.isFinite && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
      && lengths.contains { $0 > 0 }
    state.dash = isUsable ? Dash(phase: phase, lengths: lengths) : nil
  }

  // MARK: - Compositing

  /// Sets what all alphas are multiplied by.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
  }

  /// Sets how painting and what is there become one.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a shadow; the offset ignores the transform, the colour nil means none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    let blur = blur.isFinite ? min(max(blur, 0), 1000) : 0
    state.shadow = Shadow(offset: offset, blur: blur, color: color.rgba)
  }

  /// Sets a black shadow of a third's strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// The sampling of images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ antialiases: Bool) { state.antialiases = antialiases }
  /// Sets whether smooth edges are possible at all; here the same as asking for them.
  public func setAllowsAntialiasing(_ allows: Bool) { state.antialiases = allows }
  /// Sets what drawing text does.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// Letters are always smoothed in grey.
  public func setShouldSmoothFonts(_ smooths: Bool) {}
  /// Letters are always smoothed in grey.
  public func setAllowsFontSmoothing(_ allows: Bool) {}
  /// Does nothing: letters are always placed between pixels where they have to be.
  public func setShouldSubpixelPositionFonts(_ positions: Bool) {}
  /// Colours are always brought into sRGB by clipping.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
