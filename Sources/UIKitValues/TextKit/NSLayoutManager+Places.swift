internal import CoreGraphics

/// Glyphs and characters, which are counted alike here (W-97).
nonisolated extension NSLayoutManager {
  /// The number of glyphs: one for each UTF-16 unit of the text.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Tells if there is a glyph of an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  /// The glyph of a character.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The character of a glyph.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of characters, and the characters that they stand for.
  public func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs, and the glyphs that stand for them.
  public func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The glyphs in a container; none in one that holds no text.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    laidOut.first { $0.container === container }?.range ?? NSRange(location: 0, length: 0)
  }

  /// The container of a glyph, and the glyphs in it; nil for one without room.
  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let part = part(with: glyphIndex)
    if let part { effectiveGlyphRange?.pointee = part.range }
    return part?.container
  }

  /// The same without laying anything out, which is all that is needed here.
  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
}

/// Lines.
nonisolated extension NSLayoutManager {
  /// The rectangle of the line with a glyph, and the line's glyphs; empty without such a line.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = fragment(with: glyphIndex)
    if let line { effectiveGlyphRange?.pointee = line.range }
    return line?.rect ?? .zero
  }

  /// The same without laying anything out, which is all that is needed here.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  /// The part of a line's rectangle that letters and the padding take up.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = fragment(with: glyphIndex)
    if let line { effectiveGlyphRange?.pointee = line.range }
    return line?.usedRect ?? .zero
  }

  /// The place of a glyph on its line's baseline, from the corner of the line's rectangle.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = fragment(with: glyphIndex) else { return .zero }
    let box = part(with: glyphIndex)?.rects(of: NSRange(location: glyphIndex, length: 1)).first
    return CGPoint(
      x: (box?.minX ?? line.usedRect.minX) - line.rect.minX,
      y: line.baseline - line.rect.minY
    )
  }

  /// The lines that a range reaches into, from the top: rectangle, used part, container, glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for part in laidOut {
      for line in part.fragments where NSIntersectionRange(line.range, glyphRange).length > 0 {
        block(line.rect, line.usedRect, part.container, line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// The rectangle of the empty line behind a break at the end; empty without one.
  public var extraLineFragmentRect: CGRect { laidOut.last?.extra?.rect ?? .zero }
  /// The used part of that line.
  public var extraLineFragmentUsedRect: CGRect { laidOut.last?.extra?.usedRect ?? .zero }
  /// The container of that line; nil without one.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    laidOut.last.flatMap { $0.extra == nil ? nil : $0.container }
  }
}

/// Rectangles and points.
nonisolated extension NSLayoutManager {
  /// The part of a container that its lines and their padding take up, in its coordinates (W-97).
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let part = laidOut.first(where: { $0.container === container }) else { return .zero }
    let lines = part.fragments + (part.extra.map { [$0] } ?? [])
    return lines.dropFirst().reduce(lines.first?.usedRect ?? .zero) { $0.union($1.usedRect) }
  }

  /// The smallest rectangle around glyphs, in the coordinates of their container (W-97).
  public func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = laidOut.first { $0.container === container }?.rects(of: range) ?? []
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// The glyphs whose lines reach into a rectangle of a container.
  public func glyphRange(
    forBoundingRect bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange {
    let lines = laidOut.first { $0.container === container }?.fragments ?? []
    let seen = lines.filter { $0.rect.intersects(bounds) }.map(\.range)
    return seen.dropFirst().reduce(seen.first ?? NSRange(location: 0, length: 0), NSUnionRange)
  }

  /// The rectangles around glyphs, one for each line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let part = laidOut.first(where: { $0.container === textContainer }) else { return }
    var stop: ObjCBool = false
    for line in part.fragments {
      let rects = part.rects(of: NSIntersectionRange(line.range, glyphRange))
      guard let first = rects.first else { continue }
      block(rects.dropFirst().reduce(first) { $0.union($1) }, &stop)
      if stop.boolValue { return }
    }
  }

  /// The glyph under or nearest to a point of a container, and the part of its width before it.
  public func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = laidOut.first { $0.container === container }?.character(at: point)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.index ?? 0
  }

  /// The glyph under or nearest to a point of a container.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The part of the nearest glyph's width that lies before a point, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint,
    in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The character under or nearest to a point of a container, and the part of its width before
  /// it (W-97).
  public func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}
