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
          paragraphs: result.paragraphs,
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
  let paragraphs: [ShapedParagraph]
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
    let stretches = stretches()
    for stretch in stretches { paintBackground(stretch) }
    for stretch in stretches {
      let style = runs[stretch.run].style
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

  private func stretches() -> [Stretch] {
    var stretches: [Stretch] = []
    for (index, piece) in line.pieces.enumerated() {
      let right = piece.x + piece.advance
      if let last = stretches.last, last.run == piece.cluster.run {
        stretches[stretches.count - 1].pieces = last.pieces.lowerBound..<index + 1
        stretches[stretches.count - 1].right = right
      } else {
        stretches.append(
          Stretch(
            pieces: index..<index + 1,
            run: piece.cluster.run,
            left: piece.x,
            right: right
          )
        )
      }
    }
    return stretches
  }

  // MARK: - Letters

  private func paintGlyphs(_ stretch: Stretch, _ style: TextStyle) {
    var start = stretch.pieces.lowerBound
    while start < stretch.pieces.upperBound {
      guard let font = font(of: line.pieces[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < stretch.pieces.upperBound, self.font(of: line.pieces[end]) === font { end += 1 }
      let glyphs = line.pieces[start..<end].flatMap { piece in
        source(of: piece).glyphs[piece.cluster.glyphs].map {
          cairo_glyph_t(
            index: $0.id,
            x: Double(piece.x + $0.x + origin.x),
            y: Double($0.y + baseline - style.baselineOffset)
          )
        }
      }
      if !glyphs.isEmpty {
        context.show(GlyphLine(glyphs: glyphs, font: font, style: style))
      }
      start = end
    }
  }

  private func source(of piece: LinePiece) -> ShapedParagraph {
    piece.ellipsis ?? paragraphs[line.paragraph]
  }

  private func font(of piece: LinePiece) -> PlacedFont? {
    guard piece.cluster.kind == .text || piece.cluster.kind == .space else { return nil }
    return source(of: piece).fonts[piece.cluster.font]
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
