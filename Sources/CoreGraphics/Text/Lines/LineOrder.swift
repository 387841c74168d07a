import Foundation

/// Brings the pieces of a line into the order in which they are seen.
enum LineOrder {
  /// The rules of Unicode's bidirectional algorithm for a line: white space at the end goes with
  /// the paragraph (L1), then stretches of each level are turned around, deepest first (L2).
  static func visual(_ pieces: [LinePiece], isRightToLeft: Bool) -> [LinePiece] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    guard isRightToLeft || pieces.contains(where: { $0.cluster.level != 0 }) else {
      return pieces
    }
    var pieces = pieces
    for index in pieces.indices.reversed() {
      guard [.space, .tab, .lineEnd].contains(pieces[index].cluster.kind) else { break }
      pieces[index].cluster.level = base
    }
    let levels = pieces.map(\.cluster.level)
    guard let highest = levels.max(), highest > 0 else { return pieces }
    for level in (1...highest).reversed() {
      var start = 0
      while start < pieces.count {
        guard pieces[start].cluster.level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].cluster.level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
    }
    return pieces
  }
}
