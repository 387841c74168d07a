package import Foundation

/// Neighbouring glyphs of a line that share a run of the text, a font and a direction.
package struct TypesetRun: @unchecked Sendable {
  /// A glyph and its place.
  package struct Glyph {
    package var id: CGGlyph
    /// The pen from the start of the line on the baseline, in points, y growing upwards.
    package var position: CGPoint
    package var advance: CGSize
    /// In UTF-16 units of the text.
    package var index: Int
  }

  let line: TypesetLine
  let pieces: Range<Int>
  /// The index of the run among those of the line.
  package let run: Int
  package let isRightToLeft: Bool
  /// The face that draws the glyphs: the run's own, or one that has the characters it lacks.
  package let face: FontFace
  package let glyphs: [Glyph]
  /// The number of each glyph's piece.
  private let owners: [Int]
  /// In UTF-16 units of the text.
  package let range: Range<Int>

  init(_ line: TypesetLine, _ pieces: Range<Int>) {
    (self.line, self.pieces) = (line, pieces)
    let first = line.pieces[pieces.lowerBound]
    run = first.cluster.run
    isRightToLeft = first.cluster.level % 2 == 1
    let own = line.runs[first.cluster.run].style.face
    let font = line.font(of: first)
    face = font?.substitute(for: own) ?? own
    let measure = font.map { FaceGlyphs(own, drawnBy: $0) }
    var (glyphs, owners): ([Glyph], [Int]) = ([], [])
    for index in pieces {
      let made = line.glyphs(of: line.pieces[index], measuredBy: measure)
      glyphs += made
      owners += made.map { _ in index }
    }
    (self.glyphs, self.owners) = (glyphs, owners)
    let ranges = line.pieces[pieces].map(\.cluster.range)
    let lower = ranges.map(\.lowerBound).min() ?? 0
    range = lower..<max(ranges.map(\.upperBound).max() ?? lower, lower)
  }

  /// The distance from the first pen to the last, of some of the glyphs.
  package func width(of range: Range<Int>) -> CGFloat {
    glyphs[range].reduce(0) { $0 + $1.advance.width }
  }

  /// Draws some of the glyphs, as a line that may have other colours shows them, at their places
  /// from the text position of a context.
  package func draw(_ range: Range<Int>, of line: TypesetLine, in context: CGContext) {
    let shown = Set(owners[range])
    line.draw(pieces.filter(shown.contains).map { line.pieces[$0] }, in: context)
  }

  /// The smallest rectangle around the ink of some of the glyphs, from the start of the line.
  package func inkBounds(of range: Range<Int>) -> CGRect {
    guard let font = FaceGlyphs(face) else { return .null }
    return glyphs[range].reduce(CGRect.null) { bounds, glyph in
      let ink = glyph.id == .max ? .zero : font.bounds(of: glyph.id)
      guard !ink.isEmpty else { return bounds }
      return bounds.union(ink.offsetBy(dx: glyph.position.x, dy: glyph.position.y))
    }
  }
}

extension TypesetLine {
  /// The runs of glyphs from left to right.
  package var glyphRuns: [TypesetRun] {
    var (runs, start): ([TypesetRun], Int) = ([], 0)
    for index in pieces.indices {
      let isLast = index + 1 == pieces.count
      guard isLast || !belongTogether(pieces[index], pieces[index + 1]) else { continue }
      runs.append(TypesetRun(self, start..<index + 1))
      start = index + 1
    }
    return runs
  }

  private func belongTogether(_ one: LinePiece, _ other: LinePiece) -> Bool {
    guard one.cluster.run == other.cluster.run, one.cluster.level == other.cluster.level else {
      return false
    }
    // Spaces of a fallback font are no reason to begin a new run, but other fonts are.
    return font(of: one) === font(of: other) || font(of: other) == nil
  }

  /// The font that draws a piece; none for what is not drawn by glyphs.
  func font(of piece: LinePiece) -> PlacedFont? {
    guard piece.cluster.kind == .text || piece.cluster.kind == .space else { return nil }
    return (piece.ellipsis ?? text.shaped).fonts[piece.cluster.font]
  }

  /// The glyphs of a piece; what has none is one number that is no glyph.
  func glyphs(of piece: LinePiece, measuredBy font: FaceGlyphs?) -> [TypesetRun.Glyph] {
    let placed = (piece.ellipsis ?? text.shaped).glyphs[piece.cluster.glyphs]
    let raise = runs[piece.cluster.run].style.baselineOffset
    let index = piece.cluster.range.lowerBound
    var glyphs = placed.map { glyph in
      let id = CGGlyph(exactly: glyph.id) ?? .max
      let x = piece.x + glyph.x - (font?.bearing(of: id) ?? 0)
      return TypesetRun.Glyph(
        id: id,
        position: CGPoint(x: x, y: raise - glyph.y),
        advance: .zero,
        index: index
      )
    }
    if glyphs.isEmpty {
      let position = CGPoint(x: piece.x, y: raise)
      glyphs = [TypesetRun.Glyph(id: .max, position: position, advance: .zero, index: index)]
    }
    let end = piece.x + piece.advance
    for place in glyphs.indices {
      let next = place + 1 < glyphs.count ? glyphs[place + 1].position.x : end
      let own = place == 0 ? piece.x : glyphs[place].position.x
      glyphs[place].advance.width = max(next - own, 0)
    }
    return glyphs
  }
}

extension PlacedFont {
  /// The face of the font itself, where it draws what a face's own font lacks; nil otherwise.
  func substitute(for face: FontFace) -> FontFace? {
    // Each collection has an object of its own for the same font.
    let own = FontLibrary.shared.lock.withLock { FontLibrary.shared.primary(of: face) }
    guard own?.family != family else { return nil }
    let name = family == "Noto Color Emoji" ? "AppleColorEmoji" : family
    return FontFace(
      family: .named(name),
      size: face.size,
      weight: face.weight >= 0.3 ? 0.4 : 0,
      isItalic: false
    )
  }
}
