internal import CCairo
import Foundation

/// One thing to paint: where it can leave pixels, and how it is put on a cairo context whose
/// matrix is the identity.
///
/// The same drawing is used for the picture and for its shadow.
struct Drawing {
  /// In pixels from the top left; a little too large is fine.
  var bounds: CGRect
  /// The shape, if it is one: operators that would change pixels around it are clipped to it.
  var outline: CGPath?
  var put: (OpaquePointer) -> Void
}

extension CGContext {
  /// Paints with everything the state asks for: shadow, blend mode, clipping by an image.
  func paint(_ drawing: Drawing) {
    guard let mask = state.clipMask else {
      paintShadow(of: drawing)
      paintUnmasked(drawing)
      finishDrawing()
      return
    }
    let mode = state.blendMode
    cairo_push_group(cairo)
    cairo_reset_clip(cairo)
    state.blendMode = .normal
    paintShadow(of: drawing)
    paintUnmasked(drawing)
    state.blendMode = mode
    cairo_pop_group_to_source(cairo)
    cairo_set_operator(cairo, mode.cairoOperator)
    if let surface = mask.makeSurface() {
      cairo_mask_surface(cairo, surface, 0, 0)
      cairo_surface_destroy(surface)
    }
    finishDrawing()
  }

  private func paintUnmasked(_ drawing: Drawing) {
    if state.blendMode == .plusDarker {
      paintDarker(drawing)
      return
    }
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    guard state.blendMode.isUnbounded, let outline = drawing.outline else {
      drawing.put(cairo)
      return
    }
    cairo_save(cairo)
    outline.append(to: cairo)
    cairo_clip(cairo)
    drawing.put(cairo)
    cairo_restore(cairo)
  }

  /// Leaves a caller's bitmap as up to date as our own.
  private func finishDrawing() {
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    guard let foreign, openLayers.isEmpty else { return }
    flush()
    foreign.follow(pixels)
  }

  /// The part of the context that can change now, in pixels from the top left.
  var deviceClipBounds: CGRect {
    guard let tool else { return CGRect(x: 0, y: 0, width: width, height: height) }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(tool, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  // MARK: - Sources

  /// Makes a paint the source of a cairo context whose matrix is the identity.
  func use(_ paint: Paint, on cairo: OpaquePointer) {
    switch paint {
    case .color(let color):
      let color = color.clamped
      cairo_set_source_rgba(
        cairo,
        Double(color.red),
        Double(color.green),
        Double(color.blue),
        Double(color.alpha * state.alpha)
      )
    case .pattern(let pattern, let color):
      guard let source = makePattern(pattern, color: color) else { return }
      cairo_set_source(cairo, source)
      cairo_pattern_destroy(source)
    }
  }
}

extension CGPath {
  /// Makes this the path of a cairo context whose matrix is the identity.
  func append(to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    func x(_ p: CGPoint) -> Double { Double(min(max(p.x, -4e6), 4e6)) }
    func y(_ p: CGPoint) -> Double { Double(min(max(p.y, -4e6), 4e6)) }
    var last = CGPoint.zero
    for step in steps {
      switch step {
      case .move(let end): cairo_move_to(cairo, x(end), y(end))
      case .line(let end): cairo_line_to(cairo, x(end), y(end))
      case .quad(let control, let end):
        let curve = Bezier(last, quad: control, end)
        cairo_curve_to(
          cairo,
          x(curve.p1),
          y(curve.p1),
          x(curve.p2),
          y(curve.p2),
          x(end),
          y(end)
        )
      case .cubic(let first, let second, let end):
        cairo_curve_to(cairo, x(first), y(first), x(second), y(second), x(end), y(end))
      case .close: cairo_close_path(cairo)
      }
      last = step.points.last ?? last
    }
  }
}

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}
