public import Foundation

/// Ways of measuring a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits of the ways.
  public let rawValue: CFOptionFlags
  /// A set of any bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// Without the space to the next line.
  public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
  /// Without what kerning and shifts of letters do; they count all the same here.
  public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
  /// With punctuation that hangs over the edges; none does here.
  public static let useHangingPunctuation = Self(rawValue: 1 << 2)
  /// Around the letters' outlines, in place of the line's heights.
  public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
  /// Around the letters' optical edges; their pens are taken here.
  public static let useOpticalBounds = Self(rawValue: 1 << 4)
  /// With the room that other languages need; none is added here.
  public static let includeLanguageExtents = Self(rawValue: 1 << 5)
}

/// Writes the heights of a line and returns its width, all in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine,
  _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line.ascent
  descent?.pointee = line.line.descent
  leading?.pointee = line.line.leading
  return Double(line.line.width)
}

/// The rectangle of a line whose baseline begins at zero, in points, y growing upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let line = line.line
  if options.contains(.useGlyphPathBounds) {
    let ink = line.inkBounds
    return ink.isNull ? .zero : ink
  }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
  return CGRect(
    x: 0,
    y: -line.descent - leading,
    width: line.width,
    height: line.ascent + line.descent + leading
  )
}

/// The width of the white space at the end of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.line.trailingSpace)
}

/// The rectangle around the ink of a line drawn at the context's text position; null without ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let (ink, origin) = (line.line.inkBounds, context?.textPosition ?? .zero)
  return ink.isNull ? ink : ink.offsetBy(dx: origin.x, dy: origin.y)
}

/// The distance from the left edge of a width to a line that lies in it at a share of the room
/// beside it: 0 at the left, 1 at the right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine,
  _ flushFactor: CGFloat,
  _ flushWidth: Double
) -> Double {
  let room = flushWidth - Double(line.line.width - line.line.trailingSpace)
  return max(room, 0) * Double(min(max(flushFactor, 0), 1))
}

/// The place in the text that is nearest to a point beside the line's start.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.line.index(at: position.x) + line.start
}

/// The distance of a place in the text from the line's start; the second one differs where
/// directions meet.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine,
  _ charIndex: CFIndex,
  _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offsets = line.line.offsets(of: charIndex - line.start)
  secondaryOffset?.pointee = offsets.secondary
  return offsets.primary
}

/// Calls a block with each place of the insertion point, from the text's beginning: its distance
/// from the line's start, its place in the text, and whether it is before the character there.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine,
  _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var ends = false
  for index in line.line.range where !ends {
    let leading = line.line.offsets(of: index).primary
    block(Double(leading), index + line.start, true, &ends)
    guard !ends else { return }
    let next = line.line.offsets(of: index + 1)
    block(Double(next.secondary), index + line.start, false, &ends)
  }
}
