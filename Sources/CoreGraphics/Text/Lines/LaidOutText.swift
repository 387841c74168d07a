import Foundation

/// A text in lines: the position of every glyph, without colours.
final class LaidOutText {
  /// A line with its pieces from left to right.
  struct PlacedLine {
    var line: TextLayout.Line
    var paragraph: Int
    var pieces: [LinePiece]
    /// The top and bottom of the line with the space that its attributes add.
    var top: CGFloat
    var bottom: CGFloat
    var isRightToLeft: Bool
  }

  let paragraphs: [ShapedParagraph]
  private(set) var lines: [PlacedLine] = []
  private(set) var size = CGSize.zero
  private(set) var isTruncated = false

  init(_ paragraphs: [ShapedParagraph], _ key: TextCache.LayoutKey) {
    self.paragraphs = paragraphs
    let breaking = TextBreaking(paragraphs: paragraphs, key: key)
    let broken = breaking.lines()
    isTruncated = broken.isTruncated
    place(broken.lines, breaking)
  }

  /// Stacks the lines and puts their pieces beside each other.
  private func place(_ broken: [TextLine], _ breaking: TextBreaking) {
    let attributes = breaking.key.form.paragraph
    let widest = broken.map { breaking.head(of: $0) + $0.width }.max() ?? 0
    let container = breaking.key.form.width.isFinite ? breaking.key.form.width : widest
    var y: CGFloat = 0
    for (index, line) in broken.enumerated() {
      let height = breaking.height(of: line)
      if index > 0 { y += breaking.space(before: line) }
      let isRightToLeft = paragraphs[line.paragraph].isRightToLeft
      let baseline = y + height.total - height.descent
      var placed = PlacedLine(
        line: TextLayout.Line(
          origin: CGPoint(x: 0, y: baseline - height.ascent),
          width: line.width,
          ascent: height.ascent,
          descent: height.descent,
          baseline: baseline,
          range: line.range
        ),
        paragraph: line.paragraph,
        pieces: visible(line, isRightToLeft: isRightToLeft),
        top: y,
        bottom: y + height.total,
        isRightToLeft: isRightToLeft
      )
      let room = breaking.room(of: line, in: container)
      justify(&placed, line, room: room, attributes)
      let start = breaking.start(of: line, width: placed.line.width, in: container)
      placed.line.origin.x = start
      var x = start
      for piece in placed.pieces.indices {
        placed.pieces[piece].x = x
        x += placed.pieces[piece].advance
      }
      lines.append(placed)
      y += height.total
    }
    size = CGSize(width: broken.isEmpty ? 0 : min(widest, container), height: y)
  }

  /// The pieces in the order in which they are seen, without what hangs over the end.
  private func visible(_ line: TextLine, isRightToLeft: Bool) -> [LinePiece] {
    var pieces = line.pieces
    if line.isWrapped { while pieces.last?.cluster.kind == .space { pieces.removeLast() } }
    return LineOrder.visual(pieces, isRightToLeft: isRightToLeft)
  }

  /// Widens the spaces of a line until it fills its room, except in the last of a paragraph.
  private func justify(
    _ placed: inout PlacedLine,
    _ line: TextLine,
    room: CGFloat,
    _ attributes: ParagraphAttributes
  ) {
    guard attributes.alignment == .justified, line.isWrapped, room > placed.line.width else {
      return
    }
    let spaces = placed.pieces.indices.filter { placed.pieces[$0].cluster.kind == .space }
    guard !spaces.isEmpty else { return }
    let extra = (room - placed.line.width) / CGFloat(spaces.count)
    for index in spaces { placed.pieces[index].advance += extra }
    placed.line.width = room
  }
}
