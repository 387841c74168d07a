package import Foundation

extension TypesetLine {
  /// The position between characters that is nearest to a distance from the line's start, in
  /// UTF-16 units of the text.
  package func index(at x: CGFloat) -> Int {
    let nearest = pieces.min { Self.distance($0, x) < Self.distance($1, x) }
    guard let piece = nearest else { return range.lowerBound }
    let isLeftHalf = x < piece.x + piece.advance / 2
    let end = piece.cluster.kind == .lineEnd ? \Range<Int>.lowerBound : \Range<Int>.upperBound
    return isLeftHalf == (piece.cluster.level % 2 == 0)
      ? piece.cluster.range.lowerBound : piece.cluster.range[keyPath: end]
  }

  private static func distance(_ piece: LinePiece, _ x: CGFloat) -> CGFloat {
    max(piece.x - x, x - (piece.x + piece.advance), 0)
  }

  /// The place of the insertion point before a UTF-16 unit, and where it is as well if directions
  /// meet there, from the line's start.
  package func offsets(of index: Int) -> (primary: CGFloat, secondary: CGFloat) {
    let after = pieces.first { $0.cluster.range.contains(index) }
    let before = pieces.first { $0.cluster.range.contains(index - 1) }
    let leading = after.map { $0.cluster.level % 2 == 0 ? $0.x : $0.x + $0.advance }
    let trailing = before.map { $0.cluster.level % 2 == 0 ? $0.x + $0.advance : $0.x }
    let isInside = after.map { $0.cluster.range.lowerBound < index } ?? false
    if isInside, let after {
      let share =
        CGFloat(index - after.cluster.range.lowerBound) / CGFloat(after.cluster.range.count)
      let part = after.cluster.level % 2 == 0 ? share : 1 - share
      let place = after.x + after.advance * part
      return (place, place)
    }
    let edge =
      index <= range.lowerBound
      ? (text.isRightToLeft ? width : 0) : (text.isRightToLeft ? 0 : width)
    let primary = leading ?? trailing ?? edge
    return (primary, leading == nil ? primary : trailing ?? primary)
  }

  /// The smallest rectangle around the ink of all glyphs, from the line's start; null without ink.
  package var inkBounds: CGRect {
    glyphRuns.reduce(.null) { $0.union($1.inkBounds(of: 0..<$1.glyphs.count)) }
  }
}
