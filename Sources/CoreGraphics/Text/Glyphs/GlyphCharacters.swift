import Foundation

/// The characters that a font's glyphs stand for, found when first asked for.
///
/// Used under the library's lock.
final class GlyphCharacters {
  private var table: [UInt: Unicode.Scalar]?

  /// The first of the characters that a glyph draws, among those of European scripts and signs.
  func character(of glyph: UInt, in font: PlacedFont) -> Unicode.Scalar? {
    if let table { return table[glyph] }
    var made: [UInt: Unicode.Scalar] = [:]
    for range in Self.ranges {
      for scalar in range.compactMap(Unicode.Scalar.init) {
        guard let glyph = font.glyph(of: scalar), made[glyph] == nil else { continue }
        made[glyph] = scalar
      }
    }
    table = made
    return made[glyph]
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x2B0...0x2FF, 0x370...0x52F, 0x1E00...0x1EFF, 0x2000...0x22FF,
  ]
}

extension PlacedFont {
  /// A character that a glyph draws; nil for glyphs that only stand in for several.
  func character(of glyph: UInt) -> Unicode.Scalar? {
    characters.character(of: glyph, in: self)
  }
}
