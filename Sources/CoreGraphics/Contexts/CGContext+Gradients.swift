internal import CCairo
public import Foundation

extension CGContext {
  /// Paints everything let through with colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard start != end, start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite,
      let pattern = cairo_pattern_create_linear(
        Double(start.x),
        Double(start.y),
        Double(end.x),
        Double(end.y)
      )
    else { return }
    paint(gradient, pattern, options)
  }

  /// Paints everything let through with colours from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let numbers = [
      startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
    ]
    guard numbers.allSatisfy(\.isFinite), startRadius >= 0, endRadius >= 0,
      let pattern = cairo_pattern_create_radial(
        Double(startCenter.x),
        Double(startCenter.y),
        Double(startRadius),
        Double(endCenter.x),
        Double(endCenter.y),
        Double(endRadius)
      )
    else { return }
    paint(gradient, pattern, options)
  }

  private func paint(
    _ gradient: CGGradient,
    _ pattern: OpaquePointer,
    _ options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    guard pixelTransform.isInvertible else { return }
    gradient.addStops(to: pattern, options)
    var back = pixelTransform.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &back)
    let alpha = Double(state.alpha)
    paint(
      Drawing(bounds: deviceClipBounds, outline: nil) { cairo in
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, alpha)
      }
    )
  }
}

extension CGGradient {
  /// Gives a cairo gradient the colours; an end that must not go on fades out at once.
  func addStops(to pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
    func add(_ location: CGFloat, _ color: RGBA) {
      let color = color.clamped
      cairo_pattern_add_color_stop_rgba(
        pattern,
        Double(location),
        Double(color.red),
        Double(color.green),
        Double(color.blue),
        Double(color.alpha)
      )
    }
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    guard let first = stops.first, let last = stops.last else { return }
    let nothing = RGBA(0, 0, 0, 0)
    if !options.contains(.drawsBeforeStartLocation) { add(0, nothing) }
    if first.location > 0 { add(0, first.color) }
    for stop in stops { add(stop.location, stop.color) }
    if last.location < 1 { add(1, last.color) }
    if !options.contains(.drawsAfterEndLocation) { add(1, nothing) }
  }
}
