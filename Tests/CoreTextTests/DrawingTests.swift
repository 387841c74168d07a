import CoreText
import Testing
import UIKitTesting
import UIKitValues

@Suite struct `Drawing with Core Text` {
  private let font = CTFontCreateWithName("Helvetica" as CFString, 40, nil)

  /// A white context of 200 × 60 pixels whose y grows upwards.
  private func context() throws -> CGContext {
    let made = CGContext(
      data: nil,
      width: 200,
      height: 60,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    let context = try #require(made)
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 60))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    return context
  }

  /// The rectangle of the pixels that aren't white, with y growing upwards, and the darkest colour.
  private func ink(_ context: CGContext) throws -> (bounds: CGRect, color: [UInt8]) {
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    var (bounds, darkest): (CGRect, [UInt8]) = (.null, [255, 255, 255])
    for y in 0..<60 {
      for x in 0..<200 {
        let place = y * context.bytesPerRow + x * 4
        let color = (0..<3).map { data[place + $0] }
        guard color.contains(where: { $0 < 128 }) else { continue }
        bounds = bounds.union(CGRect(x: x, y: 59 - y, width: 1, height: 1))
        if color.reduce(0, { $0 + Int($1) }) < darkest.reduce(0, { $0 + Int($1) }) {
          darkest = color
        }
      }
    }
    return (bounds, darkest)
  }

  private func line(_ attributes: [CFString: Any] = [:]) -> CTLine {
    var all: [NSAttributedString.Key: Any] = [.font: font]
    for (key, value) in attributes { all[NSAttributedString.Key(key as String)] = value }
    return CTLineCreateWithAttributedString(NSAttributedString(string: "Ip", attributes: all))
  }

  @Test(.oracle("CT-07")) func `puts a line at the text position`() throws {
    let context = try context()
    context.textPosition = CGPoint(x: 30, y: 20)
    CTLineDraw(line(), context)
    let (drawn, color) = try ink(context)
    let told = CTLineGetImageBounds(line(), context)
    #expect(abs(drawn.minX - told.minX) <= 1 && abs(drawn.maxX - told.maxX) <= 1)
    #expect(abs(drawn.minY - told.minY) <= 1 && abs(drawn.maxY - told.maxY) <= 1)
    #expect(color == [0, 0, 0])
  }

  @Test(.oracle("CT-07")) func `takes the colour of the text or of the context`() throws {
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let own = try context()
    CTLineDraw(line([kCTForegroundColorAttributeName: blue]), own)
    #expect(try ink(own).color == [0, 0, 255])
    let other = try context()
    CTLineDraw(line([kCTForegroundColorFromContextAttributeName: true]), other)
    #expect(try ink(other).color == [255, 0, 0])
  }

  @Test(.oracle("CT-07")) func `turns letters with the text matrix`() throws {
    let context = try context()
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    context.textPosition = CGPoint(x: 30, y: 20)
    CTLineDraw(line(), context)
    let drawn = try ink(context).bounds
    #expect(drawn.maxY > 26 && drawn.minY <= 1, "the tail of the p is above: \(drawn)")
  }

  @Test(.oracle("CT-05", "CT-07")) func `draws glyphs where a run says`() throws {
    let (whole, parts) = (try context(), try context())
    let line = line([kCTForegroundColorFromContextAttributeName: true])
    (whole.textPosition, parts.textPosition) = (CGPoint(x: 9, y: 20), CGPoint(x: 9, y: 20))
    CTLineDraw(line, whole)
    for run in try #require(CTLineGetGlyphRuns(line) as? [CTRun]) {
      let count = CTRunGetGlyphCount(run)
      var glyphs = [CGGlyph](repeating: 0, count: count)
      var positions = [CGPoint](repeating: .zero, count: count)
      CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
      CTRunGetPositions(run, CFRange(location: 0, length: 0), &positions)
      CTFontDrawGlyphs(font, glyphs, positions, count, parts)
    }
    let (one, other) = (try ink(whole), try ink(parts))
    #expect(abs(one.bounds.minX - other.bounds.minX) <= 1 && one.bounds.size.width > 20)
    #expect(abs(one.bounds.maxX - other.bounds.maxX) <= 1 && other.color == [255, 0, 0])
  }

  @Test(.oracle("CT-18")) func `draws outlines with the context's pen`() throws {
    let context = try context()
    context.setTextDrawingMode(.stroke)
    context.setLineWidth(2)
    context.textPosition = CGPoint(x: 30, y: 20)
    CTLineDraw(line(), context)
    let stroked = try ink(context).bounds
    let told = CTLineGetImageBounds(line(), context)
    #expect(stroked.minX < told.minX && stroked.maxX > told.maxX)
  }
}
