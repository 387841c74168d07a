public import Foundation
internal import UIKitValues

/// Neighbouring glyphs of a line that share attributes, a font and a direction.
public final class CTRun: NSObject, @unchecked Sendable {
  let run: TypesetRun
  let line: CTLine

  init(_ run: TypesetRun, of line: CTLine) {
    (self.run, self.line) = (run, line)
  }

  /// The text's attributes, with the font that draws the glyphs.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes = line.attributes[run.run]
    attributes[.font] = font
    return attributes
  }

  /// The font that draws the glyphs.
  var font: UIFont {
    let own = line.attributes[run.run].font
    guard own.face != run.face, case .named(let name) = run.face.family else { return own }
    let descriptor = UIFontDescriptor(name: name, size: run.face.size).addingAttributes(
      [.traits: [UIFontDescriptor.TraitKey.weight: run.face.weight]]
    )
    return UIFont(descriptor: descriptor, size: run.face.size)
  }

  /// The glyphs of a range, which is all of them from its location on if its length is 0.
  func range(_ range: CFRange) -> Range<Int> {
    let count = run.glyphs.count
    let lower = min(max(range.location, 0), count)
    return lower..<(range.length == 0 ? count : min(max(lower + range.length, lower), count))
  }
}

/// The direction of a run.
public struct CTRunStatus: OptionSet, Sendable {
  /// The bits of the state.
  public let rawValue: UInt32
  /// A set of any bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Characters follow each other from right to left.
  public static let rightToLeft = Self(rawValue: 1 << 0)
  /// Glyphs are not in the order of the characters.
  public static let nonMonotonic = Self(rawValue: 1 << 1)
  /// Glyphs are drawn through a matrix.
  public static let hasNonIdentityMatrix = Self(rawValue: 1 << 2)
}

/// The number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// The attributes of the text, with the font that draws the glyphs.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let pairs = run.attributes.map { ($0.key.rawValue, $0.value) }
  return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: pairs))
}

/// The direction of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? [.rightToLeft] : []
}

/// The characters of the run in the text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.run.range.lowerBound + run.line.start, length: run.run.range.count)
}

/// Nil: the glyphs have to be copied.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// Nil: the places have to be copied.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// Nil: the advances have to be copied.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
/// Nil: the places in the text have to be copied.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Copies glyphs; a length of 0 means all from the location on.
public func CTRunGetGlyphs(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  for (place, glyph) in run.run.glyphs[run.range(range)].enumerated() { buffer[place] = glyph.id }
}

/// Copies the pens of glyphs from the line's start; a length of 0 means all from the location on.
public func CTRunGetPositions(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGPoint>
) {
  for (place, glyph) in run.run.glyphs[run.range(range)].enumerated() {
    buffer[place] = glyph.position
  }
}

/// Copies how far glyphs move the pen; a length of 0 means all from the location on.
public func CTRunGetAdvances(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CGSize>
) {
  for (place, glyph) in run.run.glyphs[run.range(range)].enumerated() {
    buffer[place] = glyph.advance
  }
}

/// Copies the places of glyphs in the text; a length of 0 means all from the location on.
public func CTRunGetStringIndices(
  _ run: CTRun,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<CFIndex>
) {
  for (place, glyph) in run.run.glyphs[run.range(range)].enumerated() {
    buffer[place] = glyph.index + run.line.start
  }
}

/// Writes the heights of a run and returns the width of some of its glyphs, all in points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun,
  _ range: CFRange,
  _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let delegate = run.line.attributes[run.run.run][.delegate] as? CTRunDelegate
  let metrics = run.font.face.metrics
  ascent?.pointee = delegate?.ascent ?? metrics.ascent
  descent?.pointee = delegate?.descent ?? metrics.descent
  leading?.pointee = delegate == nil ? metrics.leading : 0
  return Double(run.run.width(of: run.range(range)))
}

/// The rectangle around the ink of some glyphs when their line is drawn at the context's text
/// position; null without ink.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let (ink, origin) = (run.run.inkBounds(of: run.range(range)), context?.textPosition ?? .zero)
  return ink.isNull ? ink : ink.offsetBy(dx: origin.x, dy: origin.y)
}

/// The matrix through which a run's glyphs are drawn, identity here.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws some glyphs of a run where they lie when their line is drawn at the context's text
/// position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  run.run.draw(run.range(range), of: run.line.line(in: context), in: context)
}
