package import Foundation

/// A line of glyphs from left to right, its baseline at zero and y growing upwards.
package struct TypesetLine: @unchecked Sendable {
  package let text: TypesetText
  /// The runs of the text, and after them those of what stands for text without room.
  package var runs: [TextRun]
  /// In UTF-16 units of the text.
  package let range: Range<Int>
  /// In the order of the text.
  let logical: [LinePiece]
  /// In the order in which they are seen, with their places.
  let pieces: [LinePiece]
  package let ascent: CGFloat
  package let descent: CGFloat
  package let leading: CGFloat
  /// The width with white space at the end.
  package let width: CGFloat
  /// The width of the white space at the end.
  package let trailingSpace: CGFloat

  init(_ text: TypesetText, range: Range<Int>, pieces: [LinePiece], runs: [TextRun]? = nil) {
    (self.text, self.range, logical) = (text, range, pieces)
    self.runs = runs ?? text.runs
    var x: CGFloat = 0
    self.pieces = LineOrder.visual(pieces, isRightToLeft: text.isRightToLeft).map { piece in
      var piece = piece
      piece.x = x
      x += piece.advance
      return piece
    }
    width = x
    let isSpace: (LinePiece) -> Bool = { [.space, .lineEnd].contains($0.cluster.kind) }
    trailingSpace = pieces.reversed().prefix(while: isSpace).reduce(0) { $0 + $1.advance }
    let heights = TypesetLine.heights(of: pieces, in: self.runs, text)
    (ascent, descent, leading) = (heights.ascent, heights.descent, heights.leading)
  }

  /// Those of the tallest things in the line.
  private static func heights(of pieces: [LinePiece], in runs: [TextRun], _ text: TypesetText)
    -> FontMetrics
  {
    var heights = FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    var last = -1
    func add(_ index: Int) {
      guard runs.indices.contains(index), index != last else { return }
      last = index
      let (run, metrics) = (runs[index], runs[index].style.face.metrics)
      if let attachment = run.attachment {
        heights.ascent = max(heights.ascent, attachment.baseline + attachment.size.height)
        heights.descent = max(heights.descent, -attachment.baseline)
        return
      }
      heights.ascent = max(heights.ascent, metrics.ascent + run.style.baselineOffset)
      heights.descent = max(heights.descent, metrics.descent - run.style.baselineOffset)
      heights.leading = max(heights.leading, metrics.leading)
    }
    for piece in pieces { add(piece.cluster.run) }
    if pieces.isEmpty { add(text.shaped.lastRun) }
    return heights
  }

  /// The line as the painter of laid out text knows it; some pieces of it, or all.
  func placed(_ pieces: [LinePiece]? = nil) -> LaidOutText.PlacedLine {
    LaidOutText.PlacedLine(
      line: TextLayout.Line(
        origin: CGPoint(x: 0, y: -ascent),
        width: width,
        ascent: ascent,
        descent: descent,
        baseline: 0,
        range: range
      ),
      paragraph: 0,
      pieces: pieces ?? self.pieces,
      top: -ascent,
      bottom: descent,
      isRightToLeft: text.isRightToLeft
    )
  }

  /// Draws at the text position of a context, in its text matrix.
  package func draw(in context: CGContext) { draw(pieces, in: context) }

  func draw(_ pieces: [LinePiece], in context: CGContext) {
    FontLibrary.shared.lock.withLock {
      context.inTextSpace {
        context.scaleBy(x: 1, y: -1)
        let painter = LinePainter(
          context: context,
          runs: runs,
          paragraph: text.shaped,
          line: placed(pieces),
          origin: .zero
        )
        painter.paint()
      }
    }
  }
}
