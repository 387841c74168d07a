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
  /// pixels: they are placed on quarters of a pixel. The baseline is put on a pixel's edge, as on
  /// iOS, so that all lines appear alike; where iOS drew the same text it lay on the edge above.
  func show(_ line: inout GlyphLine) {
    guard state.textMode == .fill || line.font.isColored else {
      showOutlines(of: line)
      return
    }
    // A document keeps letters as their outlines, between pixels.
    if !isPage { putOnPixels(&line.glyphs) }
    let matrix = pixelTransform
    guard !isPage, line.usesMasks(matrix) else {
      showOutlines(line, matrix)
      return
    }
    let room = state.shadow == nil ? deviceClipBounds : line.reach.applying(matrix)
    guard let sheet = line.sheet(matrix, within: room) else { return }
    if paintsPlainly {
      sheet.fill(pixels, with: line.style.color.rgba.pixel(state.alpha))
      return
    }
    let color = line.style.color.rgba
    paint(
      Drawing(bounds: sheet.bounds, outline: nil) { [self] cairo in
        use(.color(color), on: cairo)
        sheet.put(on: cairo)
      }
    )
  }

  /// True if drawing goes into the pixels as it is, so that cairo need not be asked.
  private var paintsPlainly: Bool {
    tool == nil && state.blendMode == .normal && state.shadow == nil && state.clipMask == nil
      && foreign == nil && !pixels.isMask
  }

  /// Draws letters in their own colour as the drawing mode says, with the context's pen.
  private func showOutlines(of line: GlyphLine) {
    let (fill, stroke) = (state.fill, state.stroke)
    state.fill = .color(line.style.color.rgba)
    state.stroke = .color((line.style.strokeColor ?? line.style.color).rgba)
    var steps: [PathStep] = []
    for glyph in line.glyphs {
      let place = CGAffineTransform(1, 0, line.style.obliqueness, -1, glyph.x, glyph.y)
      let device = place.concatenating(pixelTransform)
      steps += line.font.outline(of: UInt(glyph.index)).map { $0.applying(device) }
    }
    paintLetters(steps)
    (state.fill, state.stroke) = (fill, stroke)
  }

  private func showOutlines(_ line: GlyphLine, _ matrix: CGAffineTransform) {
    let alpha = state.alpha * line.style.color.alpha
    paint(
      Drawing(bounds: line.reach.applying(matrix), outline: nil) { [self] cairo in
        var user = matrix.cairoMatrix
        cairo_set_matrix(cairo, &user)
        line.font.use(on: cairo, obliqueness: line.style.obliqueness)
        if line.font.isColored {
          showPictures(line.glyphs, on: cairo, alpha: alpha)
        } else {
          showOutlines(line, on: cairo)
        }
        cairo_identity_matrix(cairo)
      }
    )
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

  private func putOnPixels(_ glyphs: inout [cairo_glyph_t]) {
    let matrix = pixelTransform
    guard matrix.b == 0, matrix.c == 0, matrix.d != 0, let first = glyphs.first else { return }
    let device = matrix.d * CGFloat(first.y) + matrix.ty
    let shift = Double(((device + 0.2).rounded(.down) - device) / matrix.d)
    guard shift != 0 else { return }
    for index in glyphs.indices { glyphs[index].y += shift }
  }
}

extension GlyphLine {
  /// The area the glyphs can touch, in user space; too large rather than too small.
  fileprivate var reach: CGRect {
    let size = style.face.size * 2
    let points = glyphs.map { CGPoint(x: $0.x, y: $0.y) }
    return CGRect(enclosing: points).insetBy(dx: -size, dy: -size)
  }

  /// True if remembered pictures of the glyphs can be used: not rotated, filled and not huge.
  fileprivate func usesMasks(_ matrix: CGAffineTransform) -> Bool {
    !font.isColored && style.strokeWidth == 0 && matrix.b == 0 && matrix.c == 0 && matrix.a > 0
      && matrix.d > 0 && style.face.size * max(matrix.a, matrix.d) <= 200
  }

  /// Puts the pictures of all glyphs on one sheet; nothing if none can be seen.
  fileprivate func sheet(_ matrix: CGAffineTransform, within visible: CGRect) -> GlyphSheet? {
    guard !visible.isNull, !visible.isEmpty else { return nil }
    let board = FontLibrary.shared.glyphBoard
    board.removeAll()
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
      board.place(
        pixels,
        x: (quarters >> 2) + mask.left,
        y: Int(y.rounded()) + mask.top,
        ifSeenIn: visible
      )
    }
    return board.sheet()
  }
}
