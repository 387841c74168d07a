import Foundation

/// Breaks a paragraph into lines of a width.
struct LineBreaker {
  let paragraph: ShapedParagraph
  let index: Int
  let attributes: ParagraphAttributes
  let width: CGFloat

  /// The room of a line.
  func room(isFirst: Bool) -> CGFloat {
    width.isFinite ? attributes.room(isFirst: isFirst, in: width) : .infinity
  }

  /// The lines, at most a number of them; the last then ends where it is full.
  func lines(limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    repeat {
      let isFirst = lines.isEmpty
      let end = end(of: start, isFirst: isFirst)
      lines.append(line(start..<end, isFirst: isFirst))
      start = end
    } while start < paragraph.clusters.count && lines.count < limit
    return lines
  }

  /// Everything from a cluster to the end of the paragraph (or a forced end) on one line.
  func unbroken(from start: Int, isFirst: Bool) -> TextLine {
    let end =
      paragraph.clusters[start...].firstIndex { $0.kind == .lineEnd }.map { $0 + 1 }
      ?? paragraph.clusters.count
    return line(start..<end, isFirst: isFirst)
  }

  /// The cluster after the last one of a line.
  func end(of start: Int, isFirst: Bool) -> Int {
    let clusters = paragraph.clusters
    // Rounding must not push out what just fits.
    let room = room(isFirst: isFirst) + 1e-6
    let head = attributes.head(isFirst: isFirst)
    var (x, breakpoint, inked) = (CGFloat(0), start, CGFloat(0))
    for index in start..<clusters.count {
      let cluster = clusters[index]
      let mayBreak =
        attributes.lineBreak == .byCharWrapping ? cluster.isCharacterStart : cluster.mayBreakBefore
      if mayBreak, index > start { breakpoint = index }
      if cluster.kind == .lineEnd { return index + 1 }
      x += cluster.kind == .tab ? advance(ofTab: index, at: head + x) : cluster.advance
      // White space may hang over the edge.
      if cluster.kind != .space { inked = x }
      guard inked > room else { continue }
      if breakpoint > start { return breakpoint }
      return charBreak(from: start, overflowing: index)
    }
    return clusters.count
  }

  /// A word that is longer than the line is broken between characters, after at least one.
  private func charBreak(from start: Int, overflowing index: Int) -> Int {
    var end = index
    while end > start, !paragraph.clusters[end].isCharacterStart { end -= 1 }
    guard end == start else { return end }
    end = start + 1
    while end < paragraph.clusters.count, !paragraph.clusters[end].isCharacterStart { end += 1 }
    return end
  }

  func line(_ clusters: Range<Int>, isFirst: Bool) -> TextLine {
    let pieces = clusters.map { LinePiece(paragraph.clusters[$0]) }
    let end = clusters.upperBound < paragraph.clusters.count
    let isForced = pieces.last?.cluster.kind == .lineEnd
    let lower = pieces.first?.cluster.range.lowerBound ?? paragraph.range.lowerBound
    let upper = pieces.last?.cluster.range.upperBound ?? paragraph.range.lowerBound
    var line = TextLine(
      paragraph: index,
      pieces: pieces,
      range: lower..<upper,
      isWrapped: end && !isForced,
      isFirst: isFirst
    )
    placeTabs(&line, from: clusters.lowerBound)
    return line
  }
}
