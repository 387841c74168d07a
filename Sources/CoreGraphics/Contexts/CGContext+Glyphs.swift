internal import CCairo
import Foundation

extension CGContext {
  /// Draws glyphs that stand on a baseline, in user space whose y grows downwards.
  ///
  /// Letters are filled outlines, because cairo would move the bitmaps of glyphs to whole pixels.
  /// The baseline is put on a pixel's edge, as on iOS, so that all lines look alike; where iOS
  /// drew the same text it lay on the edge above rather than below.
  func show(_ glyphs: [cairo_glyph_t], _ font: PlacedFont, _ style: TextStyle) {
    let glyphs = onPixels(glyphs)
    let matrix = pixelTransform
    let size = style.face.size * 2
    let points = glyphs.map { CGPoint(x: $0.x, y: $0.y) }
    let bounds = CGRect(enclosing: points).insetBy(dx: -size, dy: -size).applying(matrix)
    let alpha = state.alpha
    let (fills, strokes) = (style.strokeWidth <= 0, style.strokeWidth != 0)
    let drawing = Drawing(bounds: bounds, outline: nil) { [self] cairo in
      var user = matrix.cairoMatrix
      cairo_set_matrix(cairo, &user)
      font.use(on: cairo, obliqueness: style.obliqueness)
      if font.isColored {
        cairo_save(cairo)
        use(.color(RGBA(0, 0, 0, 1)), on: cairo)
        showPictures(glyphs, on: cairo, alpha: alpha * style.color.alpha)
        cairo_restore(cairo)
      } else {
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        use(.color(style.color.rgba), on: cairo)
        if fills { cairo_fill_preserve(cairo) }
        if strokes {
          use(.color((style.strokeColor ?? style.color).rgba), on: cairo)
          cairo_set_line_width(cairo, Double(abs(style.strokeWidth) / 100 * style.face.size))
          cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
          cairo_set_dash(cairo, nil, 0, 0)
          cairo_stroke_preserve(cairo)
        }
        cairo_new_path(cairo)
      }
      cairo_identity_matrix(cairo)
    }
    paint(drawing)
  }

  /// Coloured glyphs ignore the source's alpha: through a sheet if there is any.
  private func showPictures(_ glyphs: [cairo_glyph_t], on cairo: OpaquePointer, alpha: CGFloat) {
    guard alpha < 1 else {
      cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
      return
    }
    cairo_push_group(cairo)
    cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, Double(alpha))
  }

  private func onPixels(_ glyphs: [cairo_glyph_t]) -> [cairo_glyph_t] {
    let matrix = pixelTransform
    guard matrix.b == 0, matrix.c == 0, matrix.d != 0, let first = glyphs.first else {
      return glyphs
    }
    let device = matrix.d * CGFloat(first.y) + matrix.ty
    let shift = Double(((device + 0.2).rounded(.down) - device) / matrix.d)
    guard shift != 0 else { return glyphs }
    return glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x, y: $0.y + shift) }
  }
}
