internal import CCairo
internal import CPixels
import Foundation

/// Glyphs of one font and style on one baseline, in user space whose y grows downwards.
struct GlyphLine {
  var glyphs: [cairo_glyph_t]
  var font: PlacedFont
  var style: TextStyle
}

extension CGContext {
  /// Draws a line of glyphs.
  ///
  /// Letters are our own pictures of their outlines, because cairo would move glyphs to whole
  /// pixels: they stand on quarters of a pixel. The baseline is put on a pixel's edge, as on iOS,
  /// so that all lines look alike; where iOS drew the same text it lay on the edge above.
  func show(_ line: GlyphLine) {
    var line = line
    line.glyphs = onPixels(line.glyphs)
    let matrix = pixelTransform
    let size = line.style.face.size * 2
    let points = line.glyphs.map { CGPoint(x: $0.x, y: $0.y) }
    let bounds = CGRect(enclosing: points).insetBy(dx: -size, dy: -size).applying(matrix)
    let alpha = state.alpha
    let usesMasks = line.usesMasks(matrix)
    let masks = usesMasks ? line.sheet(matrix, within: visible(bounds)) : nil
    if usesMasks, masks == nil { return }
    let drawing = Drawing(bounds: masks?.bounds ?? bounds, outline: nil) { [self] cairo in
      if let masks {
        use(.color(line.style.color.rgba), on: cairo)
        masks.put(on: cairo)
        return
      }
      var user = matrix.cairoMatrix
      cairo_set_matrix(cairo, &user)
      line.font.use(on: cairo, obliqueness: line.style.obliqueness)
      if line.font.isColored {
        showPictures(line.glyphs, on: cairo, alpha: alpha * line.style.color.alpha)
      } else {
        showOutlines(line, on: cairo)
      }
      cairo_identity_matrix(cairo)
    }
    paint(drawing)
  }

  /// The part of a drawing that can be seen, or whose shadow can.
  private func visible(_ bounds: CGRect) -> CGRect {
    state.shadow == nil ? bounds.intersection(deviceClipBounds) : bounds
  }

  private func showOutlines(_ line: GlyphLine, on cairo: OpaquePointer) {
    let style = line.style
    cairo_new_path(cairo)
    cairo_glyph_path(cairo, line.glyphs, Int32(line.glyphs.count))
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    if style.strokeWidth <= 0 {
      use(.color(style.color.rgba), on: cairo)
      cairo_fill_preserve(cairo)
    }
    if style.strokeWidth != 0 {
      use(.color((style.strokeColor ?? style.color).rgba), on: cairo)
      cairo_set_line_width(cairo, Double(abs(style.strokeWidth) / 100 * style.face.size))
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      cairo_set_dash(cairo, nil, 0, 0)
      cairo_stroke_preserve(cairo)
    }
    cairo_new_path(cairo)
  }

  /// Coloured glyphs ignore the source's alpha: through a sheet if there is any.
  private func showPictures(_ glyphs: [cairo_glyph_t], on cairo: OpaquePointer, alpha: CGFloat) {
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
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

/// The coverage of a whole line of glyphs and where it stands in pixels.
private struct GlyphSheet {
  var bounds: CGRect
  var pixels: PixelBuffer

  func put(on cairo: OpaquePointer) {
    guard let surface = pixels.makeSurface() else { return }
    cairo_mask_surface(cairo, surface, Double(bounds.minX), Double(bounds.minY))
    cairo_surface_destroy(surface)
  }
}

extension GlyphLine {
  /// Whether remembered pictures of the glyphs can be used: upright, filled and not huge.
  fileprivate func usesMasks(_ matrix: CGAffineTransform) -> Bool {
    !font.isColored && style.strokeWidth == 0 && matrix.b == 0 && matrix.c == 0 && matrix.a > 0
      && matrix.d > 0 && style.face.size * max(matrix.a, matrix.d) <= 200
  }

  /// Puts the pictures of all glyphs on one sheet; nothing if none can be seen.
  fileprivate func sheet(_ matrix: CGAffineTransform, within visible: CGRect) -> GlyphSheet? {
    guard !visible.isNull, !visible.isEmpty else { return nil }
    var placed: [(mask: GlyphMask, x: Int, y: Int)] = []
    var bounds = CGRect.null
    for glyph in glyphs {
      let x = (CGFloat(glyph.x) * matrix.a + matrix.tx) * 4
      let y = CGFloat(glyph.y) * matrix.d + matrix.ty
      guard abs(x) < 1e7, abs(y) < 1e7 else { continue }
      let quarters = Int(x.rounded())
      let key = GlyphMask.Key(
        glyph: UInt(glyph.index),
        scaleX: matrix.a,
        scaleY: matrix.d,
        obliqueness: style.obliqueness,
        quarters: quarters & 3
      )
      let mask = font.masks[key, font]
      guard let pixels = mask.pixels else { continue }
      let at = (x: (quarters >> 2) + mask.left, y: Int(y.rounded()) + mask.top)
      let box = CGRect(x: at.x, y: at.y, width: pixels.width, height: pixels.height)
      guard box.intersects(visible) else { continue }
      placed.append((mask, at.x, at.y))
      bounds = bounds.union(box)
    }
    guard !placed.isEmpty,
      let sheet = PixelBuffer(width: Int(bounds.width), height: Int(bounds.height), isMask: true)
    else { return nil }
    for (mask, x, y) in placed {
      mask.pixels?.add(to: sheet, x: x - Int(bounds.minX), y: y - Int(bounds.minY))
    }
    return GlyphSheet(bounds: bounds, pixels: sheet)
  }
}

extension PixelBuffer {
  /// Adds coverage to that of a larger buffer.
  fileprivate func add(to other: PixelBuffer, x: Int, y: Int) {
    let target = other.base + y * other.stride + x
    pixels_add_coverage(
      target.assumingMemoryBound(to: UInt8.self),
      Int32(other.stride),
      base.assumingMemoryBound(to: UInt8.self),
      Int32(stride),
      Int32(width),
      Int32(height)
    )
  }
}
