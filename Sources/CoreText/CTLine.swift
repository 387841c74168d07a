public import Foundation

/// A line of glyphs; it never changes.
public final class CTLine: NSObject, @unchecked Sendable {
  let line: TypesetLine
  /// The attributes of each of the line's runs.
  let attributes: [[NSAttributedString.Key: Any]]
  /// The runs that are drawn in the context's fill colour.
  let plainRuns: Set<Int>
  /// The place of the line's text in all of the text, in UTF-16 units.
  let start: Int

  init(
    _ line: TypesetLine,
    attributes: [[NSAttributedString.Key: Any]],
    plainRuns: Set<Int>,
    start: Int
  ) {
    (self.line, self.attributes) = (line, attributes)
    (self.plainRuns, self.start) = (plainRuns, start)
  }

  convenience init(_ string: NSAttributedString) {
    let source = AttributedRuns(string, in: NSRange(location: 0, length: string.length))
    let text = TypesetText(source.runs)
    self.init(
      text.line(0..<text.length),
      attributes: source.attributes,
      plainRuns: source.plainRuns,
      start: 0
    )
  }

  /// The same text in another line.
  func with(_ line: TypesetLine, token: CTLine? = nil) -> CTLine {
    let tokens = (token?.plainRuns ?? []).map { $0 + attributes.count }
    return CTLine(
      line,
      attributes: attributes + (token?.attributes ?? []),
      plainRuns: plainRuns.union(tokens),
      start: start
    )
  }

  /// The runs from left to right.
  var runs: [CTRun] { line.glyphRuns.map { CTRun($0, of: self) } }

  /// The line as a context draws it, with that context's colour where the text wants it.
  func line(in context: CGContext) -> TypesetLine {
    var line = line
    for run in plainRuns { line.runs[run].style.color = context.fillColor }
    return line
  }
}

/// A line of all of a text, whatever its width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The part of a line that gives way where there is too little room.
public enum CTLineTruncationType: UInt32, Sendable {
  /// The beginning.
  case start
  /// The end.
  case end
  /// The middle.
  case middle
}

/// A line with a token in place of what has no room; the line itself if all has room, and nil if
/// the token alone has none.
public func CTLineCreateTruncatedLine(
  _ line: CTLine,
  _ width: Double,
  _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  if CTLineGetTypographicBounds(line, nil, nil, nil) <= width { return line }
  let part: TypesetLine.Truncation =
    switch truncationType {
    case .start: .start
    case .end: .end
    case .middle: .middle
    }
  let short = line.line.truncated(to: CGFloat(width), part, token: truncationToken?.line)
  return short.map { line.with($0, token: truncationToken) }
}

/// A line whose spaces are so wide that it comes nearer to a width by a share of the distance.
public func CTLineCreateJustifiedLine(
  _ line: CTLine,
  _ justificationFactor: CGFloat,
  _ justificationWidth: Double
) -> CTLine? {
  line.line.justified(by: justificationFactor, to: CGFloat(justificationWidth))
    .map { line.with($0) }
}

/// The number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line.glyphRuns.reduce(0) { $0 + $1.glyphs.count }
}

/// The runs of glyphs from left to right, each a `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// The characters of the line in its text.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.line.range.lowerBound + line.start, length: line.line.range.count)
}

/// Draws a line at the text position of a context.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.line(in: context).draw(in: context)
}
