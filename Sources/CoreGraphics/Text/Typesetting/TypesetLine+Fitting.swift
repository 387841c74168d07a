package import Foundation

extension TypesetLine {
  /// The part of a line that gives way where there is too little room.
  package enum Truncation: Sendable { case start, end, middle }

  /// The line with a token in place of what has no room; itself if all has room, and nil if not
  /// even the token has.
  package func truncated(to room: CGFloat, _ truncation: Truncation, token: TypesetLine?)
    -> TypesetLine?
  {
    guard width - trailingSpace > room + 1e-6 else { return self }
    let space = room - (token?.width ?? 0)
    guard space >= 0 else { return nil }
    let pieces = logical.filter { $0.cluster.kind != .lineEnd }
    var (head, tail): (ArraySlice<LinePiece>, ArraySlice<LinePiece>) = ([], [])
    switch truncation {
    case .end: head = Self.prefix(pieces[...], in: space)
    case .start: tail = Self.suffix(pieces[...], in: space)
    case .middle:
      head = Self.prefix(pieces[...], in: space / 2)
      let left = space - head.reduce(0) { $0 + $1.advance }
      tail = Self.suffix(pieces[head.endIndex...], in: left)
    }
    let hidden = head.last?.cluster.range.upperBound ?? range.lowerBound
    let middle = (token?.logical ?? []).map { piece in
      var piece = LinePiece(
        piece.cluster,
        dots: ShapedDots(piece.ellipsis ?? token?.text.shaped ?? text.shaped)
      )
      piece.cluster.run += runs.count
      piece.cluster.range = hidden..<hidden
      return piece
    }
    return TypesetLine(
      text,
      range: range,
      pieces: Array(head) + middle + Array(tail),
      runs: runs + (token?.runs ?? [])
    )
  }

  private static func prefix(_ pieces: ArraySlice<LinePiece>, in room: CGFloat)
    -> ArraySlice<LinePiece>
  {
    var (x, end) = (CGFloat(0), pieces.startIndex)
    for index in pieces.indices {
      if pieces[index].cluster.isCharacterStart { end = index }
      x += pieces[index].advance
      if x > room { return pieces[..<end] }
    }
    return pieces
  }

  private static func suffix(_ pieces: ArraySlice<LinePiece>, in room: CGFloat)
    -> ArraySlice<LinePiece>
  {
    var (x, start) = (CGFloat(0), pieces.endIndex)
    for index in pieces.indices.reversed() {
      x += pieces[index].advance
      if x > room { break }
      if pieces[index].cluster.isCharacterStart { start = index }
    }
    return pieces[start...]
  }

  /// The line with its spaces, or its letters if it has none, so wide that it comes nearer to a
  /// width by a share of the distance; nil if it can't become so narrow.
  package func justified(by factor: CGFloat, to room: CGFloat) -> TypesetLine? {
    let extra = (room - (width - trailingSpace)) * min(max(factor, 0), 1)
    let end = logical.lastIndex { ![.space, .lineEnd].contains($0.cluster.kind) } ?? -1
    let inner = logical.indices.prefix { $0 < end }
    let spaces = inner.filter { logical[$0].cluster.kind == .space }
    let places = spaces.isEmpty ? Array(inner) : spaces
    guard !places.isEmpty, abs(extra) > 1e-6 else { return self }
    let share = extra / CGFloat(places.count)
    guard places.allSatisfy({ logical[$0].advance + share > 0 }) else { return nil }
    var pieces = logical
    for place in places { pieces[place].advance += share }
    return TypesetLine(text, range: range, pieces: pieces, runs: runs)
  }
}
