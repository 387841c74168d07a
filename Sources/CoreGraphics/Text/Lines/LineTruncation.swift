import Foundation

/// Shortens a line so that dots and what is left of it fit into its room.
struct LineTruncation {
  let mode: ParagraphAttributes.LineBreak
  let room: CGFloat
  /// The dots, shaped like the text around them.
  let dots: ShapedParagraph?

  /// Replaces what has no room; `continues` says that more text follows the line anyway.
  func apply(to line: inout TextLine, continues: Bool) {
    while line.pieces.last?.cluster.kind == .lineEnd { line.pieces.removeLast() }
    let total = line.pieces.reduce(0) { $0 + $1.advance }
    guard total > room + 1e-6 || continues else { return }
    line.isWrapped = false
    line.isTruncated = true
    let space = room - (dots?.clusters ?? []).reduce(0) { $0 + $1.advance }
    switch mode {
    case .byTruncatingHead:
      let tail = suffix(line.pieces, in: space)
      line.pieces = ellipsis(at: line.pieces.count - tail.count, in: line) + tail
    case .byTruncatingMiddle:
      let head = trimmed(prefix(line.pieces, in: space / 2))
      let left = space - head.reduce(0) { $0 + $1.advance }
      let rest = Array(line.pieces.dropFirst(head.count))
      let tail = suffix(rest, in: left)
      line.pieces = head + ellipsis(at: head.count, in: line) + tail
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
      let head = trimmed(prefix(line.pieces, in: space))
      line.pieces = head + ellipsis(at: head.count, in: line)
    }
  }

  /// The dots in the place of the piece they begin to hide.
  private func ellipsis(at index: Int, in line: TextLine) -> [LinePiece] {
    let hidden = line.pieces.indices.contains(index) ? line.pieces[index] : line.pieces.last
    guard let dots else { return [] }
    let shared = ShapedDots(dots)
    return dots.clusters.map { dot in
      var piece = LinePiece(dot, dots: shared)
      if let hidden {
        piece.cluster.range = hidden.cluster.range
        piece.cluster.run = hidden.cluster.run
      }
      return piece
    }
  }

  private func prefix(_ pieces: [LinePiece], in room: CGFloat) -> [LinePiece] {
    var (x, end) = (CGFloat(0), 0)
    for (index, piece) in pieces.enumerated() {
      if piece.cluster.isCharacterStart { end = index }
      x += piece.advance
      if x > room { return Array(pieces[..<end]) }
    }
    return pieces
  }

  private func suffix(_ pieces: [LinePiece], in room: CGFloat) -> [LinePiece] {
    var (x, start) = (CGFloat(0), pieces.count)
    for index in pieces.indices.reversed() {
      x += pieces[index].advance
      if x > room { break }
      if pieces[index].cluster.isCharacterStart { start = index }
    }
    while start < pieces.count, pieces[start].cluster.kind == .space { start += 1 }
    return Array(pieces[start...])
  }

  private func trimmed(_ pieces: [LinePiece]) -> [LinePiece] {
    var end = pieces.count
    while end > 0, pieces[end - 1].cluster.kind == .space { end -= 1 }
    return Array(pieces[..<end])
  }
}
