internal import Foundation

/// Finds the pairs of marks that emphasise what is between them, by the rules of CommonMark.
enum MarkdownEmphasis {
  /// Gives the pieces from a place on their purposes; marks that are no part of a pair become text.
  static func resolve(_ pieces: inout [MarkdownPiece], from start: Int) {
    var closer = start
    while closer < pieces.count {
      if let end = pieces[closer].marks, end.closes,
        let opener = opener(of: end, in: pieces, from: start, to: closer)
      {
        pair(opener, closer, &pieces)
        // A run of marks that is longer than its partner may have another.
        if !pieces[closer].text.isEmpty { continue }
      }
      closer += 1
    }
    for index in pieces.indices[start...] { pieces[index].marks = nil }
  }

  private static func opener(
    of end: MarkdownPiece.Marks,
    in pieces: [MarkdownPiece],
    from start: Int,
    to closer: Int
  ) -> Int? {
    pieces.indices[start..<closer].last { index in
      let piece = pieces[index]
      guard let marks = piece.marks, marks.opens, marks.character == end.character,
        !piece.text.isEmpty
      else { return false }
      if end.character == "~" { return piece.text.count == pieces[closer].text.count }
      // A run that could do both is no partner where the lengths together are three.
      let isAmbiguous = marks.closes || end.opens
      let isMultiple = marks.count % 3 == 0 && end.count % 3 == 0
      return !isAmbiguous || (marks.count + end.count) % 3 != 0 || isMultiple
    }
  }

  private static func pair(_ opener: Int, _ closer: Int, _ pieces: inout [MarkdownPiece]) {
    let isStruck = pieces[closer].marks?.character == "~"
    let isStrong = pieces[opener].text.count >= 2 && pieces[closer].text.count >= 2
    let length = isStruck ? pieces[closer].text.count : isStrong ? 2 : 1
    let intent: InlinePresentationIntent =
      isStruck ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
    for index in (opener + 1)..<closer {
      pieces[index].intent.formUnion(intent)
      // What is between the two is in them, and no part of a pair that isn't.
      pieces[index].marks = nil
    }
    pieces[opener].text.removeLast(length)
    pieces[closer].text.removeLast(length)
  }
}
