package import Foundation

extension TextLayout {
  /// The position between characters that is nearest to a point, in UTF-16 units.
  package func position(nearest point: CGPoint) -> Int {
    let line =
      result.lines.first { point.y < $0.bottom } ?? result.lines.last
    guard let line else { return 0 }
    guard let piece = line.pieces.min(by: { $0.distance(to: point.x) < $1.distance(to: point.x) })
    else { return line.line.range.lowerBound }
    let isLeftHalf = point.x < piece.x + piece.advance / 2
    let isLeftToRight = piece.cluster.level % 2 == 0
    return isLeftHalf == isLeftToRight
      ? piece.cluster.range.lowerBound : piece.cluster.range.upperBound
  }

  /// The frame of the insertion point before a UTF-16 unit: as tall as its line, without width.
  package func caret(at position: Int) -> CGRect {
    guard let line = line(holding: position) else { return .zero }
    let edge: CGFloat
    if let piece = line.pieces.first(where: { $0.cluster.range.contains(position) }) {
      edge = piece.cluster.level % 2 == 0 ? piece.x : piece.x + piece.advance
    } else if let last = line.pieces.max(by: {
      $0.cluster.range.upperBound < $1.cluster.range.upperBound
    }) {
      edge = last.cluster.level % 2 == 0 ? last.x + last.advance : last.x
    } else {
      edge = line.line.origin.x
    }
    return CGRect(x: edge, y: line.top, width: 0, height: line.bottom - line.top)
  }

  /// The rectangles that hold the characters of a range, from the top; neighbours are joined.
  package func rects(for range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for line in result.lines {
      let height = line.bottom - line.top
      for piece in line.pieces where piece.cluster.range.overlaps(range) {
        let rect = CGRect(x: piece.x, y: line.top, width: piece.advance, height: height)
        if let last = rects.last, last.minY == rect.minY, abs(last.maxX - rect.minX) < 0.01 {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
    }
    return rects
  }

  /// A piece of the text that is drawn as one, with its box.
  package struct Piece {
    /// In UTF-16 units.
    package var range: Range<Int>
    package var rect: CGRect
    package var readsRightToLeft: Bool
  }

  /// The pieces of all lines from the top, each line from left to right; dots that stand for text
  /// without room are none.
  package var pieces: [Piece] {
    result.lines.flatMap { line in
      line.pieces.compactMap { piece in
        guard piece.ellipsis == nil else { return nil }
        return Piece(
          range: piece.cluster.range,
          rect: CGRect(
            x: piece.x,
            y: line.top,
            width: piece.advance,
            height: line.bottom - line.top
          ),
          readsRightToLeft: piece.cluster.level % 2 == 1
        )
      }
    }
  }

  /// The line of a position; a position between two lines belongs to the lower one.
  private func line(holding position: Int) -> LaidOutText.PlacedLine? {
    result.lines.last { $0.line.range.lowerBound <= position } ?? result.lines.first
  }
}

extension LinePiece {
  /// The distance of a place on the line from the piece.
  fileprivate func distance(to x: CGFloat) -> CGFloat {
    max(self.x - x, x - (self.x + advance), 0)
  }
}
