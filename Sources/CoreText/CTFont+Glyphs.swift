public import UIKitValues

/// A UTF-16 unit.
public typealias UniChar = UInt16

/// Writes the glyphs of UTF-16 units, 0 for what the font lacks; false if it lacks any.
///
/// The second unit of a pair has no glyph of its own, and 0.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont,
  _ characters: UnsafePointer<UniChar>,
  _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var (hasAll, index) = (true, 0)
  let found = font.glyphs
  while index < count {
    let unit = characters[index]
    let isPair = UTF16.isLeadSurrogate(unit) && index + 1 < count
    let units = isPair ? [unit, characters[index + 1]] : [unit]
    let scalar = String(decoding: units, as: UTF16.self).unicodeScalars.first
    let glyph = scalar.flatMap { found?.glyph(of: $0) }
    glyphs[index] = glyph ?? 0
    if isPair { glyphs[index + 1] = 0 }
    hasAll = hasAll && glyph != nil
    index += units.count
  }
  return hasAll
}

/// The glyph of a name such as `A` or `comma`; 0 if there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  font.glyphs?.glyph(named: "\(glyphName)") ?? 0
}

/// Writes the distances that glyphs move the pen, in points, and returns their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont,
  _ orientation: CTFontOrientation,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?,
  _ count: CFIndex
) -> Double {
  guard let found = font.glyphs else { return 0 }
  return (0..<count).reduce(0) { sum, index in
    let advance = found.advance(of: glyphs[index])
    advances?[index] = CGSize(width: advance, height: 0).applying(font.matrix)
    return sum + Double(advance)
  }
}

/// Writes the rectangles around glyphs' ink with the pen at zero, in points, and returns the one
/// around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont,
  _ orientation: CTFontOrientation,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex
) -> CGRect {
  guard let found = font.glyphs else { return .zero }
  let rects = (0..<count).map { found.bounds(of: glyphs[$0]).applying(font.matrix) }
  for (index, rect) in rects.enumerated() { boundingRects?[index] = rect }
  let all = rects.filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
  return all.isNull ? .zero : all
}

/// The outline of a glyph with the pen at zero, y growing upwards; nil for what has none, such as a
/// space or an emoji.
public func CTFontCreatePathForGlyph(
  _ font: CTFont,
  _ glyph: CGGlyph,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  var transform = matrix.map { font.matrix.concatenating($0.pointee) } ?? font.matrix
  return font.glyphs?.path(of: glyph)?.copy(using: &transform)
}

/// Draws glyphs with the pen at points of text space, in the context's fill colour.
public func CTFontDrawGlyphs(
  _ font: CTFont,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ positions: UnsafePointer<CGPoint>,
  _ count: Int,
  _ context: CGContext
) {
  context.showGlyphs(
    Array(UnsafeBufferPointer(start: glyphs, count: count)),
    at: Array(UnsafeBufferPointer(start: positions, count: count)),
    of: font.face,
    matrix: font.matrix
  )
}

/// The typeface without a size; nil if no font of that name is here.
public func CTFontCopyGraphicsFont(
  _ font: CTFont,
  _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = .passRetained(font.fontDescriptor)
  return CGFont(of: font.face)
}

/// The bytes of a table of the font's file; nil if it has none of the tag.
public func CTFontCopyTable(
  _ font: CTFont,
  _ table: CTFontTableTag,
  _ options: CTFontTableOptions
) -> CFData? {
  font.glyphs?.table(table) as CFData?
}

/// The tags of the tables in the font's file, as numbers.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
  font.glyphs.map { NSArray(array: $0.tableTags.map { NSNumber(value: $0) }) }
}

/// Four letters that name a table of a font's file, in one number.
public typealias CTFontTableTag = UInt32
