internal import CCairo
public import Foundation

extension CGFont {
  /// The number of glyphs.
  public var numberOfGlyphs: Int { glyphs?.count ?? 0 }
  /// The number of units into which the size is divided.
  public var unitsPerEm: Int32 { Int32(face.size) }
  /// From the baseline to the top of a line.
  public var ascent: Int32 { Int32(face.metrics.ascent.rounded()) }
  /// From the baseline to the bottom of a line; negative.
  public var descent: Int32 { -Int32(face.metrics.descent.rounded()) }
  /// The space between lines.
  public var leading: Int32 { Int32(face.metrics.leading.rounded()) }
  /// The height of a flat capital.
  public var capHeight: Int32 { Int32(face.metrics.capHeight.rounded()) }
  /// The height of a flat small letter.
  public var xHeight: Int32 { Int32(face.metrics.xHeight.rounded()) }
  /// The slant in degrees, counted against the clock; roman fonts have 0.
  public var italicAngle: CGFloat { face.isItalic ? -12 : 0 }
  /// The thickness of vertical stems; not known here, and 0.
  public var stemV: CGFloat { 0 }

  /// The rectangle that holds all glyphs laid over each other.
  public var fontBBox: CGRect { glyphs?.allBounds ?? .zero }

  /// Writes the distances that glyphs move the pen; false if some number is no glyph.
  public func getGlyphAdvances(
    glyphs numbers: UnsafePointer<CGGlyph>,
    count: Int,
    advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    for index in 0..<count {
      advances[index] = Int32(glyphs?.advance(of: numbers[index]).rounded() ?? 0)
    }
    return (0..<count).allSatisfy { Int(numbers[$0]) < numberOfGlyphs }
  }

  /// Writes the rectangles around glyphs' ink; false if some number is no glyph.
  public func getGlyphBBoxes(
    glyphs numbers: UnsafePointer<CGGlyph>,
    count: Int,
    bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    for index in 0..<count { bboxes[index] = glyphs?.bounds(of: numbers[index]) ?? .zero }
    return (0..<count).allSatisfy { Int(numbers[$0]) < numberOfGlyphs }
  }

  /// The glyph of a name; 0, which stands for what is missing, if there is none.
  public func getGlyphWithGlyphName(name: NSString) -> CGGlyph {
    glyphs?.glyph(named: "\(name)") ?? 0
  }

  /// The name of a glyph.
  public func name(for glyph: CGGlyph) -> NSString? { glyphs?.name(of: glyph) as NSString? }

  /// The bytes of a table of the font's file.
  public func table(for tag: UInt32) -> NSData? { glyphs?.table(tag) as NSData? }

  /// The tags of the tables in the font's file.
  public var tableTags: NSArray? {
    NSArray(array: (glyphs?.tableTags ?? []).map { NSNumber(value: $0) })
  }
}

extension FaceGlyphs {
  /// The rectangle that holds all glyphs laid over each other, as the font's file says, in points.
  package var allBounds: CGRect {
    guard let head = table(0x6865_6164), head.count >= 44 else { return .zero }
    func number(_ place: Int) -> CGFloat {
      let bits =
        UInt16(head[head.startIndex + place]) << 8 | UInt16(head[head.startIndex + place + 1])
      return CGFloat(Int16(bitPattern: bits)) * face.size * face.glyphScale / CGFloat(unitsPerEm)
    }
    let (left, bottom) = (number(36), number(38))
    return CGRect(x: left, y: bottom, width: number(40) - left, height: number(42) - bottom)
  }
}
