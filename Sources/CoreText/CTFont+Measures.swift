public import UIKitValues

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// The matrix through which letters are drawn.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }

/// From the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// From the baseline to the bottom of a line, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// The space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.face.metrics.leading }

/// The height of a flat capital, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// The height of a flat small letter, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The number of units into which the size is divided.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(font.glyphs?.unitsPerEm ?? 0)
}

/// The number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.glyphs?.count ?? 0 }

/// The rectangle that holds all glyphs laid over each other, in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect { font.glyphs?.allBounds ?? .zero }

/// The middle of the line under text above the baseline, in points; negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.glyphs?.underline.position ?? 0
}

/// The thickness of the line under text, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.glyphs?.underline.thickness ?? 0
}

/// The slant in degrees, counted against the clock; roman fonts have 0.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.face.isItalic ? -12 : 0 }

/// Slant, weight and width as flags.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  var traits = font.fontDescriptor.symbolicTraits
  if font.glyphs?.isColored == true { traits.insert(.traitColorGlyphs) }
  return traits
}

/// Flags, weight and slant by the keys of traits.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  let traits = font.fontDescriptor.fontAttributes[.traits]
  let values = traits as? [UIFontDescriptor.TraitKey: CGFloat] ?? [:]
  return NSDictionary(
    dictionary: Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, Double($0.value)) })
  )
}

extension UIFont {
  /// The glyphs of the font's own letters.
  var glyphs: FaceGlyphs? { FaceGlyphs(face) }
}
