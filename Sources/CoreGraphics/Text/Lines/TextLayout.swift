package import Foundation

/// Text broken into lines that can be measured and drawn again and again.
///
/// Coordinates grow to the right and downwards from the top left corner of the text. Making the
/// same layout again is cheap: the positions of glyphs are remembered, whatever their colours are.
package final class TextLayout: @unchecked Sendable {
  /// One line at its position in the layout.
  package struct Line: Hashable, Sendable {
    /// The top left corner of the line's letters.
    package var origin: CGPoint
    /// The width of the letters, without white space at the end if the line is wrapped.
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The y of the baseline.
    package var baseline: CGFloat
    /// The characters of the line as offsets in UTF-16 units of the whole text.
    package var range: Range<Int>
  }

  let runs: [TextRun]
  let result: LaidOutText

  /// Lays text out in a width; `maximumLines` 0 means any number of lines.
  ///
  /// A line that does not fit the height is left out, except for the first.
  /// - Complexity: one hash access if the same was laid out lately; else linear in the text.
  package init(
    runs: [TextRun],
    paragraph: ParagraphAttributes = ParagraphAttributes(),
    width: CGFloat = .infinity,
    maximumLines: Int = 0,
    height: CGFloat = .infinity
  ) {
    let reads: Bool? =
      switch paragraph.baseWritingDirection {
      case .natural: nil
      case .leftToRight: false
      case .rightToLeft: true
      }
    let shape = TextCache.ShapeKey(
      runs: runs.map(ShapingRun.init),
      readsRightToLeft: reads,
      userReadsRightToLeft: paragraph.userReadsRightToLeft
    )
    let form = TextCache.Form(
      paragraph: paragraph,
      width: width.isNaN ? .infinity : max(width, 0),
      maximumLines: max(maximumLines, 0),
      height: height.isNaN ? .infinity : height
    )
    self.runs = runs
    result = TextCache.shared.layout(TextCache.LayoutKey(shape: Hashed(shape), form: form))
  }

  /// The lines from top to bottom; none for an empty text.
  package var lines: [Line] { result.lines.map(\.line) }
  package var lineCount: Int { result.lines.count }

  /// True if more room to the right would change nothing about it unless its alignment did.
  package var isOneLineFromTheLeft: Bool {
    result.lines.count == 1 && !result.lines[0].isRightToLeft && result.lines[0].line.origin.x == 0
  }
  /// The width of the widest line and the height of all lines, not rounded.
  package var size: CGSize { result.size }
  /// True if some of the text has no room.
  package var isTruncated: Bool { result.isTruncated }
  /// The y of the first line's baseline; 0 without lines.
  package var firstBaseline: CGFloat { result.lines.first?.line.baseline ?? 0 }
  /// The y of the last line's baseline; 0 without lines.
  package var lastBaseline: CGFloat { result.lines.last?.line.baseline ?? 0 }
}
