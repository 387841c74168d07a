public import Foundation

/// A text in lines that fill a path.
public final class CTFrame: NSObject, @unchecked Sendable {
  let layout: FrameLayout
  let path: CGPath
  let attributes: CFDictionary?

  init(_ layout: FrameLayout, path: CGPath, attributes: CFDictionary?) {
    (self.layout, self.path, self.attributes) = (layout, path, attributes)
  }
}

/// The lines of a frame, each a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
  NSArray(array: frame.layout.lines.map(\.line))
}

/// Writes where the baselines of lines begin, from the lower left corner of the path's bounds; a
/// length of 0 means all from the location on.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame,
  _ range: CFRange,
  _ origins: UnsafeMutablePointer<CGPoint>
) {
  let count = frame.layout.lines.count
  let lower = min(max(range.location, 0), count)
  let upper = range.length == 0 ? count : min(lower + max(range.length, 0), count)
  for place in lower..<upper { origins[place - lower] = frame.layout.lines[place].origin }
}

/// The path that the frame fills.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The attributes that the frame was made with.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// The characters that were asked for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.layout.visibleRange }

/// The characters that have room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.layout.visibleRange }

/// Draws all lines of a frame into a context.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.origin
  for placed in frame.layout.lines {
    context.textPosition = CGPoint(x: corner.x + placed.origin.x, y: corner.y + placed.origin.y)
    CTLineDraw(placed.line, context)
  }
}

/// The direction in which lines follow each other.
public enum CTFrameProgression: UInt32, Sendable {
  /// From above to below.
  case topToBottom
  /// Vertical lines from right to left; laid out from above to below here.
  case rightToLeft
  /// Vertical lines from left to right; laid out from above to below here.
  case leftToRight
}

/// The rule for the inside of a frame's path.
public enum CTFramePathFillRule: UInt32, Sendable {
  /// Points from which a ray meets the path an odd number of times.
  case evenOdd
  /// Points around which the path winds at least once, counting directions.
  case windingNumber
}

/// The raw value of a `CTFrameProgression`.
public nonisolated(unsafe) let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The raw value of a `CTFramePathFillRule`.
public nonisolated(unsafe) let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// Paths that text leaves free, or dictionaries with such a path.
public nonisolated(unsafe) let kCTFrameClippingPathsAttributeName: CFString =
  "CTFrameClippingPaths"
/// The path in a dictionary of the list of those that text leaves free.
public nonisolated(unsafe) let kCTFramePathClippingPathAttributeName: CFString =
  "CTFramePathClippingPath"
/// The width of the path's line; has no effect here.
public nonisolated(unsafe) let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
