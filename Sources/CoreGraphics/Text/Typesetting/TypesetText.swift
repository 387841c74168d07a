package import Foundation

/// Text whose characters have become glyphs, from which lines are taken that may be broken
/// anywhere.
///
/// Characters that end paragraphs end lines in it, so that a line holds them without showing them.
package final class TypesetText: @unchecked Sendable {
  package let runs: [TextRun]
  let shaped: ShapedParagraph
  let shapingRuns: [ShapingRun]

  /// Makes glyphs of runs; the direction is that of the first letter if it isn't said.
  package init(_ runs: [TextRun], readsRightToLeft: Bool? = nil) {
    self.runs = runs
    shapingRuns = runs.map { run in
      var shaping = ShapingRun(run)
      shaping.text = Self.onOneLine(run.text)
      return shaping
    }
    let key = TextCache.ShapeKey(
      runs: shapingRuns,
      readsRightToLeft: readsRightToLeft,
      userReadsRightToLeft: false
    )
    let shaped = FontLibrary.shared.lock.withLock { TextCache.shape(key).first }
    self.shaped =
      shaped ?? ShapedParagraph(range: 0..<0, terminator: 0, lastRun: 0, isRightToLeft: false)
  }

  /// The number of UTF-16 units.
  package var length: Int { shaped.range.upperBound }
  package var isRightToLeft: Bool { shaped.isRightToLeft }

  /// The same number of UTF-16 units, with every end of a paragraph as an end of a line.
  private static func onOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" || $0 == "\u{2029}" })
    else { return text }
    return text.replacingOccurrences(of: "\r\n", with: "\u{200B}\u{2028}")
      .replacingOccurrences(of: "\n", with: "\u{2028}")
      .replacingOccurrences(of: "\r", with: "\u{2028}")
      .replacingOccurrences(of: "\u{2029}", with: "\u{2028}")
  }

  /// The end of the line that begins at a UTF-16 unit and has room for so many points.
  package func end(
    ofLineFrom start: Int,
    width: CGFloat,
    tabs: [ParagraphAttributes.Tab] = [],
    byCharacters: Bool = false
  ) -> Int {
    guard !shaped.clusters.isEmpty else { return length }
    var attributes = ParagraphAttributes()
    attributes.lineBreak = byCharacters ? .byCharWrapping : .byWordWrapping
    attributes.tabs = tabs
    let breaker = LineBreaker(paragraph: shaped, index: 0, attributes: attributes, width: width)
    let first = cluster(at: start)
    guard first < shaped.clusters.count else { return length }
    let end = breaker.end(of: first, isFirst: true)
    return end < shaped.clusters.count ? shaped.clusters[end].range.lowerBound : length
  }

  /// The line of some UTF-16 units, whatever its width.
  package func line(_ range: Range<Int>, tabs: [ParagraphAttributes.Tab] = []) -> TypesetLine {
    let clusters = cluster(at: range.lowerBound)..<cluster(at: range.upperBound)
    var attributes = ParagraphAttributes()
    attributes.tabs = tabs
    let breaker = LineBreaker(paragraph: shaped, index: 0, attributes: attributes, width: .infinity)
    let line = breaker.line(clusters, isFirst: true)
    return TypesetLine(self, range: range, pieces: line.pieces)
  }

  /// The first cluster that begins at a UTF-16 unit or after it.
  private func cluster(at index: Int) -> Int {
    var (low, high) = (0, shaped.clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if shaped.clusters[middle].range.lowerBound < index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
