internal import CCairo
package import Foundation

extension TextLayout {
  /// Draws with the top left corner at a point of a context whose y grows downwards.
  package func draw(in context: CGContext, at point: CGPoint) {
    guard context.pixelTransform.isInvertible, point.x.isFinite, point.y.isFinite else { return }
    FontLibrary.shared.lock.withLock {
      for line in result.lines {
        let painter = LinePainter(
          context: context,
          runs: runs,
          paragraph: result.paragraphs[line.paragraph],
          line: line,
          origin: point
        )
        painter.paint()
      }
    }
  }
}

/// Draws one line: what is behind the letters, the letters, and the lines through them.
struct LinePainter {
  let context: CGContext
  let runs: [TextRun]
  let paragraph: ShapedParagraph
  let line: LaidOutText.PlacedLine
  let origin: CGPoint

  /// Neighbouring pieces of one run.
  private struct Stretch {
    var pieces: Range<Int>
    var run: Int
    var left: CGFloat
    var right: CGFloat
  }

  func paint() {
    if runs.contains(where: { $0.style.background != nil }) { forEachStretch(paintBackground) }
    forEachStretch { stretch in
      let style = runs[stretch.run].style
      guard style.isAdorned else {
        paintGlyphs(stretch, style)
        paintAttachments(stretch)
        return
      }
      context.saveGState()
      if let shadow = style.shadow {
        context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      }
      paintGlyphs(stretch, style)
      paintDecorations(stretch, style)
      context.restoreGState()
      paintAttachments(stretch)
    }
  }

  private var baseline: CGFloat { origin.y + line.line.baseline }

  private func forEachStretch(_ body: (Stretch) -> Void) {
    guard let first = line.pieces.first else { return }
    var stretch = Stretch(pieces: 0..<0, run: first.cluster.run, left: first.x, right: first.x)
    for index in line.pieces.indices {
      let (run, x) = (line.pieces[index].cluster.run, line.pieces[index].x)
      if run != stretch.run {
        body(stretch)
        stretch = Stretch(pieces: index..<index, run: run, left: x, right: x)
      }
      stretch.pieces = stretch.pieces.lowerBound..<index + 1
      stretch.right = x + line.pieces[index].advance
    }
    body(stretch)
  }

  // MARK: - Letters

  private func paintGlyphs(_ stretch: Stretch, _ style: TextStyle) {
    var glyphs: GlyphLine?
    for index in stretch.pieces {
      let font = font(of: index)
      if glyphs?.font !== font {
        finish(&glyphs)
        glyphs = font.map { font in
          var line = GlyphLine(glyphs: [], font: font, style: style)
          // Lines of text are drawn one after another, and all of them in this memory.
          swap(&line.glyphs, &FontLibrary.shared.spareGlyphs)
          return line
        }
      }
      if font != nil { append(piece: index, raisedBy: style.baselineOffset, to: &glyphs) }
    }
    finish(&glyphs)
  }

  private func finish(_ glyphs: inout GlyphLine?) {
    guard var line = glyphs.take() else { return }
    context.show(&line)
    line.glyphs.removeAll(keepingCapacity: true)
    swap(&line.glyphs, &FontLibrary.shared.spareGlyphs)
  }

  private func append(piece index: Int, raisedBy raise: CGFloat, to line: inout GlyphLine?) {
    let x = self.line.pieces[index].x
    func append(_ glyph: PlacedGlyph) {
      line?.glyphs.append(
        cairo_glyph_t(
          index: glyph.id,
          x: Double(x + glyph.x + origin.x),
          y: Double(glyph.y + baseline - raise)
        )
      )
    }
    let range = self.line.pieces[index].cluster.glyphs
    if let dots = self.line.pieces[index].ellipsis {
      for glyph in dots.glyphs[range] { append(glyph) }
    } else {
      for place in range { append(paragraph.glyphs[place]) }
    }
  }

  private func font(of index: Int) -> PlacedFont? {
    switch line.pieces[index].cluster.kind {
    case .tab, .lineEnd, .attachment: return nil
    case .text, .space: break
    }
    let font = line.pieces[index].cluster.font
    if let dots = line.pieces[index].ellipsis { return dots.fonts[font] }
    return paragraph.fonts[font]
  }

  // MARK: - Around the letters

  private func paintBackground(_ stretch: Stretch) {
    guard let color = runs[stretch.run].style.background else { return }
    context.saveGState()
    context.setFillColor(color)
    context.fill(
      CGRect(
        x: origin.x + stretch.left,
        y: origin.y + line.top,
        width: stretch.right - stretch.left,
        height: line.bottom - line.top
      )
    )
    context.restoreGState()
  }

  private func paintDecorations(_ stretch: Stretch, _ style: TextStyle) {
    let size = style.face.size
    if let underline = style.underline {
      let y = baseline - style.baselineOffset + size * 0.11
      rule(stretch, underline, at: y, style.underlineColor ?? style.color, size)
    }
    if let strikethrough = style.strikethrough {
      let y = baseline - style.baselineOffset - style.face.metrics.xHeight / 2
      rule(stretch, strikethrough, at: y, style.strikethroughColor ?? style.color, size)
    }
  }

  /// A line, or two, along a stretch; never thinner than a pixel, its edges on pixels.
  private func rule(
    _ stretch: Stretch,
    _ decoration: TextDecoration,
    at y: CGFloat,
    _ color: CGColor,
    _ size: CGFloat
  ) {
    let pixel = 1 / max(context.pixelTransform.meanScale, 0.001)
    let thin = max(size * 0.05, pixel)
    let exact = decoration == .thick ? thin * 2 : thin
    let thickness = max((exact / pixel).rounded(), 1) * pixel
    context.setFillColor(color)
    for index in 0..<(decoration == .double ? 2 : 1) {
      let top = y - thickness / 2 + CGFloat(index) * thickness * 2
      let device = CGPoint(x: 0, y: top).applying(context.pixelTransform)
      let shift = (device.y.rounded() - device.y) * pixel
      context.fill(
        CGRect(
          x: origin.x + stretch.left,
          y: top + shift,
          width: stretch.right - stretch.left,
          height: thickness
        )
      )
    }
  }

  private func paintAttachments(_ stretch: Stretch) {
    guard let attachment = runs[stretch.run].attachment else { return }
    for piece in line.pieces[stretch.pieces] where piece.cluster.kind == .attachment {
      let bottom = baseline - attachment.baseline
      let rect = CGRect(
        x: origin.x + piece.x,
        y: bottom - attachment.size.height,
        width: attachment.size.width,
        height: attachment.size.height
      )
      context.saveGState()
      attachment.draw(context, rect)
      context.restoreGState()
    }
  }
}

extension TextStyle {
  /// True if more than letters is drawn, or not as they are.
  fileprivate var isAdorned: Bool { shadow != nil || underline != nil || strikethrough != nil }
}
