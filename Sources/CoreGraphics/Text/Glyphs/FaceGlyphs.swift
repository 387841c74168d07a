internal import CCairo
package import Foundation

/// The glyphs of a face one by one, with the widths that text of the face gives them.
package struct FaceGlyphs {
  package let face: FontFace
  private let placed: PlacedFont

  /// The glyphs of a face's own letters; nil if no font of the machine draws them.
  package init?(_ face: FontFace) {
    let library = FontLibrary.shared
    let placed = library.lock.withLock { library.primary(of: face) }
    guard let placed else { return nil }
    (self.face, self.placed) = (face, placed)
  }

  init(_ face: FontFace, drawnBy placed: PlacedFont) {
    (self.face, self.placed) = (face, placed)
  }

  private func locked<Result>(_ body: (PlacedFont) -> Result) -> Result {
    FontLibrary.shared.lock.withLock { body(placed) }
  }

  /// The number of the font's glyphs.
  package var count: Int { locked(\.glyphCount) }

  /// The number of units into which the font's designer divided the size.
  package var unitsPerEm: Int { locked(\.unitsPerEm) }

  /// True if the glyphs are pictures with colours of their own.
  package var isColored: Bool { placed.isColored }

  /// The glyph that draws a character by itself; nil if the font has none.
  package func glyph(of character: Unicode.Scalar) -> CGGlyph? {
    locked { $0.glyph(of: character) }.flatMap(CGGlyph.init(exactly:))
  }

  /// The glyph of a name such as `A` or `comma`.
  ///
  /// Of a font whose file names no glyphs it finds Latin letters alone, whose names in Adobe's list
  /// of glyphs are themselves.
  package func glyph(named name: String) -> CGGlyph? {
    if let glyph = locked({ $0.glyph(named: name) }) { return CGGlyph(exactly: glyph) }
    let scalars = name.unicodeScalars
    guard let letter = scalars.first, scalars.count == 1, letter.properties.isAlphabetic,
      letter.isASCII
    else { return nil }
    return glyph(of: letter)
  }

  /// The name that the font's file gives a glyph.
  package func name(of glyph: CGGlyph) -> String? { locked { $0.name(of: UInt(glyph)) } }

  /// The distance that a glyph moves the pen, in points.
  package func advance(of glyph: CGGlyph) -> CGFloat {
    guard glyph != .max else { return 0 }
    return locked { advance(of: UInt(glyph), $0) }
  }

  /// The outline of a glyph with the pen at zero, in points, y growing upwards; nil for what has
  /// no outline, such as a space or an emoji.
  package func path(of glyph: CGGlyph) -> CGPath? {
    let bearing = bearing(of: glyph)
    let steps = locked { $0.outline(of: UInt(glyph)) }
    let shift = CGAffineTransform(translationX: bearing, y: 0)
    return steps.isEmpty ? nil : CGPath(steps: steps.map { $0.applying(shift) })
  }

  /// The smallest rectangle around a glyph's ink with the pen at zero, in points, y growing
  /// upwards.
  package func bounds(of glyph: CGGlyph) -> CGRect {
    guard placed.isColored else { return path(of: glyph)?.boundingBoxOfPath ?? .zero }
    return locked { $0.pictureBounds(of: UInt(glyph)) }.offsetBy(dx: bearing(of: glyph), dy: 0)
  }

  /// The distance by which a glyph is drawn right of the pen, since the letters stand in for others
  /// of another width.
  package func bearing(of glyph: CGGlyph) -> CGFloat {
    guard glyph != .max else { return 0 }
    return locked { (advance(of: UInt(glyph), $0) - $0.drawnAdvance(of: UInt(glyph))) / 2 }
  }

  /// Draws a glyph with colours of its own, the pen at zero of a context whose y grows downwards.
  func draw(_ glyph: CGGlyph, in context: CGContext) {
    locked { placed in
      var line = GlyphLine(
        glyphs: [cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)],
        font: placed,
        style: TextStyle(face: face)
      )
      context.show(&line)
    }
  }

  /// The lines under letters: their middle above the baseline, and how thick they are, in points.
  package var underline: (position: CGFloat, thickness: CGFloat) {
    locked { placed in
      let unit = face.size / CGFloat(placed.unitsPerEm)
      let position = placed.measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? 0
      let thickness = placed.measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0
      return (
        position == 0 ? face.size * -0.1 : position * unit,
        thickness == 0 ? face.size * 0.05 : thickness * unit
      )
    }
  }

  /// The tags of the tables in the font's file, as four letters in one number.
  package var tableTags: [UInt32] { locked(\.tableTags) }

  /// The bytes of a table of the font's file.
  package func table(_ tag: UInt32) -> Data? { locked { $0.table(tag) } }

  /// The same as the shaper of texts says, without the kerning of pairs.
  private func advance(of glyph: UInt, _ placed: PlacedFont) -> CGFloat {
    let drawn = placed.drawnAdvance(of: glyph)
    guard drawn > 0 else { return drawn }
    if placed.isColored { return SystemFont.emojiAdvance(face.size) }
    if face.family == .monospaced, placed.isMonospaced {
      return face.size * SystemFont.monospacedAdvance / SystemFont.unitsPerEm
    }
    guard face.usesSystemLetters || face.publishedFont != nil,
      let character = placed.character(of: glyph)
    else { return drawn }
    if face.usesSystemLetters {
      guard placed.isSystem else { return drawn }
      return SystemFont.advance(of: character, drawn: drawn, face: face, age: .current)
    }
    let share = face.publishedFont?.advance(of: character, weight: face.weight)
    return share.map { $0 * face.size } ?? drawn
  }
}

extension FontLibrary {
  /// The font that draws a face's own letters, under the lock.
  func primary(of face: FontFace) -> PlacedFont? {
    let collection = collection(for: face.family.sample, in: [face])
    guard let description = face.makeDescription(language: "en") else { return nil }
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(collection.context, description) else { return nil }
    defer { g_object_unref(font) }
    return collection.placed(font, for: face)
  }
}

extension FontFace.Family {
  /// A character that only the collection with the family's font draws.
  fileprivate var sample: [Unicode.Scalar] {
    guard case .named(let name) = self, FontPackage.ownFamily(name) != nil else { return [] }
    return ["\u{1F600}"]
  }
}
