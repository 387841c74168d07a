import Foundation

/// A piece of a line: a cluster of a paragraph, or of the dots that replace text without room.
struct LinePiece {
  var cluster: Cluster
  /// The position from the left edge of the text.
  var x: CGFloat = 0
  /// The advance after the tab or the justification changed it.
  var advance: CGFloat
  /// The paragraph that holds the glyphs if it belongs to the dots.
  var ellipsis: ShapedParagraph? { dots?.paragraph }
  private var dots: ShapedDots?

  init(_ cluster: Cluster, dots: ShapedDots? = nil) {
    (self.cluster, advance, self.dots) = (cluster, cluster.advance, dots)
  }
}

/// The dots that replace text without room, shared by the pieces that they are made of.
final class ShapedDots {
  let paragraph: ShapedParagraph
  init(_ paragraph: ShapedParagraph) { self.paragraph = paragraph }
}

/// One line: pieces in the order of the text, not yet placed.
struct TextLine {
  /// The paragraph among all.
  var paragraph: Int
  var pieces: [LinePiece]
  /// In UTF-16 units of the whole text, with white space that hangs over the end.
  var range: Range<Int>
  /// True if the paragraph goes on in the next line because there was no more room.
  var isWrapped = false
  /// True if dots replace some of the text.
  var isTruncated = false
  /// True if this is the first line of its paragraph.
  var isFirst: Bool

  /// The width of the pieces, without white space at the end where the line is wrapped.
  var width: CGFloat {
    var end = pieces.count
    if isWrapped { while end > 0, pieces[end - 1].cluster.kind == .space { end -= 1 } }
    return pieces[..<end].reduce(0) { $0 + $1.advance }
  }
}
