internal import CCairo
public import Foundation

extension CGContext {
  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Draws the path's line and forgets it.
  public func strokePath() { stroke(takePath()) }

  /// Fills or strokes the path, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(CGPath(steps: PathBuilder.rect(rect).map { $0.applying(pixelTransform) }), .winding)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    let steps = rects.flatMap { PathBuilder.rect($0) }
    fill(CGPath(steps: steps.map { $0.applying(pixelTransform) }), .winding)
  }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(CGPath(steps: PathBuilder.rect(rect).map { $0.applying(pixelTransform) }))
  }

  /// Draws the outline of a rectangle with a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = before
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(steps: PathBuilder.ellipse(rect).map { $0.applying(pixelTransform) }), .winding)
  }

  /// Draws the outline of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(steps: PathBuilder.ellipse(rect).map { $0.applying(pixelTransform) }))
  }

  /// Draws lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index], transform: pixelTransform)
      path.addLine(to: points[index + 1], transform: pixelTransform)
    }
    stroke(path)
  }

  /// Makes a rectangle transparent, or black in a context without alpha.
  public func clear(_ rect: CGRect) {
    let before = state
    state.blendMode = isOpaque ? .normal : .clear
    (state.alpha, state.shadow, state.fill) = (1, nil, .color(RGBA(0, 0, 0, 1)))
    fill(rect)
    state = before
  }

  private func takePath() -> CGPath {
    defer { devicePath = CGMutablePath() }
    return devicePath
  }

  /// Fills a path given in pixels from the top left.
  func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard !path.isEmpty, pixelTransform.isInvertible else { return }
    let (paint, antialiases) = (state.fill, state.antialiases)
    let drawing = Drawing(bounds: path.boundingBox, outline: path) { [self] cairo in
      path.append(to: cairo)
      use(paint, on: cairo)
      cairo_set_fill_rule(cairo, rule.cairoRule)
      cairo_set_antialias(cairo, antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      cairo_fill(cairo)
    }
    self.paint(drawing)
  }

  /// Draws the line of a path given in pixels from the top left; the pen is the transform's.
  func stroke(_ path: CGPath) {
    let pen = pixelTransform
    guard !path.isEmpty, pen.isInvertible, state.lineWidth > 0, state.lineWidth.isFinite else {
      return
    }
    let (line, paint) = (state, state.stroke)
    let reach =
      max(hypot(pen.a, pen.b), hypot(pen.c, pen.d)) * line.lineWidth
      * max(line.lineJoin == .miter ? line.miterLimit : 1, 1.5)
    let bounds = path.boundingBox.insetBy(dx: -reach, dy: -reach)
    let outline = state.blendMode.isUnbounded ? outlineOfStroke(path) : nil
    let drawing = Drawing(bounds: bounds, outline: outline) { [self] cairo in
      path.append(to: cairo)
      use(paint, on: cairo)
      line.setPen(pen, on: cairo)
      cairo_stroke(cairo)
      cairo_identity_matrix(cairo)
    }
    self.paint(drawing)
  }

  private func outlineOfStroke(_ path: CGPath) -> CGPath {
    let before = devicePath
    defer { devicePath = before }
    devicePath = CGMutablePath(steps: path.steps)
    replacePathWithStrokedPath()
    return devicePath
  }
}

extension DrawingState {
  /// Gives cairo the line's attributes and the transform that shapes the pen.
  func setPen(_ pen: CGAffineTransform, on cairo: OpaquePointer) {
    var matrix = pen.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, Double(lineWidth))
    cairo_set_line_cap(cairo, cairo_line_cap_t(UInt32(lineCap.rawValue)))
    cairo_set_line_join(cairo, cairo_line_join_t(UInt32(lineJoin.rawValue)))
    cairo_set_miter_limit(cairo, Double(miterLimit))
    cairo_set_antialias(cairo, antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    let lengths = (dash?.lengths ?? []).map(Double.init)
    cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(dash?.phase ?? 0))
  }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a),
      yx: Double(b),
      xy: Double(c),
      yy: Double(d),
      x0: Double(tx),
      y0: Double(ty)
    )
  }
}
