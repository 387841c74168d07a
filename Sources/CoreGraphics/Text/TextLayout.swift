package import Foundation

/// Text broken into lines that can be measured and drawn again and again.
///
/// Coordinates grow to the right and downwards from the top left corner of the text.
package final class TextLayout: @unchecked Sendable {
  /// One line as it stands in the layout.
  package struct Line: Hashable, Sendable {
    /// The top left corner of the line's letters.
    package var origin: CGPoint
    /// The width of the letters without white space at the end.
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The y of the baseline.
    package var baseline: CGFloat
    /// The characters of the line as offsets in UTF-16 units of the whole text.
    package var range: Range<Int>
  }

  package let lines: [Line]
  /// The width of the widest line and the height of all lines, not rounded.
  package let size: CGSize
  /// Whether some of the text has no room.
  package let isTruncated: Bool

  /// Lays text out in a width; `maximumLines` 0 means any number of lines.
  package init(
    runs: [TextRun],
    paragraph: ParagraphAttributes = ParagraphAttributes(),
    width: CGFloat = .infinity,
    maximumLines: Int = 0,
    height: CGFloat = .infinity
  ) {
    let size = runs.reduce(into: CGSize.zero) { total, run in
      total.width += CGFloat(run.text.count) * run.style.face.size / 2
      total.height = max(total.height, run.style.face.metrics.lineHeight)
    }
    let ascent = runs.map(\.style.face.metrics.ascent).max() ?? 0
    self.size = size
    isTruncated = false
    lines = [
      Line(
        origin: .zero,
        width: size.width,
        ascent: ascent,
        descent: size.height - ascent,
        baseline: ascent,
        range: 0..<runs.reduce(0) { $0 + $1.text.utf16.count }
      )
    ]
  }

  /// The y of the first line's baseline; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The y of the last line's baseline; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Draws with the top left corner at a point of a context whose y grows downwards.
  package func draw(in context: CGContext, at point: CGPoint) {}
}
