/// The nine parts of a resizable image and where each goes, in points.
///
/// Corners keep their size, sides grow along one axis, the middle along both; sides that are larger
/// than the target shrink together.
nonisolated struct ImageParts {
  struct Part: Hashable {
    var source: CGRect
    var target: CGRect
    var tilesAcross: Bool
    var tilesDown: Bool

    var isMiddle: Bool { tilesAcross || tilesDown }
  }

  let all: [Part]

  init(size: CGSize, insets: UIEdgeInsets, target: CGRect) {
    let columns = Self.spans(
      length: size.width,
      first: insets.left,
      last: insets.right,
      target: target.minX..<max(target.maxX, target.minX)
    )
    let rows = Self.spans(
      length: size.height,
      first: insets.top,
      last: insets.bottom,
      target: target.minY..<max(target.maxY, target.minY)
    )
    var parts: [Part] = []
    for (down, row) in rows.enumerated() {
      for (across, column) in columns.enumerated() {
        let part = Part(
          source: CGRect(
            x: column.source.lowerBound,
            y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound
          ),
          target: CGRect(
            x: column.target.lowerBound,
            y: row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound
          ),
          tilesAcross: across == 1,
          tilesDown: down == 1
        )
        if !part.source.isEmpty && !part.target.isEmpty { parts.append(part) }
      }
    }
    all = parts
  }

  private typealias Span = (source: Range<CGFloat>, target: Range<CGFloat>)

  private static func spans(
    length: CGFloat,
    first: CGFloat,
    last: CGFloat,
    target: Range<CGFloat>
  ) -> [Span] {
    let first = min(max(first, 0), length)
    let last = min(max(last, 0), length - first)
    let room = target.upperBound - target.lowerBound
    let shrink = first + last > room && first + last > 0 ? room / (first + last) : 1
    let start = target.lowerBound + first * shrink
    let end = max(target.upperBound - last * shrink, start)
    return [
      (0..<first, target.lowerBound..<start),
      (first..<(length - last), start..<end),
      ((length - last)..<length, end..<max(target.upperBound, end)),
    ]
  }
}
