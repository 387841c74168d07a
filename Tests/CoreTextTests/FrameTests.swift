import CoreText
import Testing
import UIKitTesting
import UIKitValues

@Suite struct `Frames of Core Text` {
  private let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
  private let all = CFRange(location: 0, length: 0)

  private func frame(_ text: NSAttributedString, _ path: CGPath) -> (
    lines: [CTLine], origins: [CGPoint]
  ) {
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    let frame = CTFramesetterCreateFrame(framesetter, all, path, nil)
    let lines = (CTFrameGetLines(frame) as? [CTLine]) ?? []
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, all, &origins)
    return (lines, origins)
  }

  private func text(_ string: String, _ style: CTParagraphStyle? = nil) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes[.paragraphStyle] = style
    return NSAttributedString(string: string, attributes: attributes)
  }

  @Test(.oracle("CT-12")) func `fill a rectangle from the top`() {
    let string = text("one two three four five six seven eight nine ten")
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 120, height: 50), transform: nil)
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    let frame = CTFramesetterCreateFrame(framesetter, all, path, nil)
    let visible = CTFrameGetVisibleStringRange(frame)
    let (lines, origins) = self.frame(string, path)
    #expect(lines.count == 2)
    #expect(abs(origins[0].y - (50 - 18.4)) < 0.01 && abs(origins[1].y - (50 - 41.4)) < 0.01)
    #expect(origins.map(\.x) == [0, 0])
    let last = CTLineGetStringRange(lines[1])
    #expect(visible == CFRange(location: 0, length: last.location + last.length))
    let next = CTFramesetterCreateFrame(
      framesetter,
      CFRange(location: visible.length, length: 0),
      path,
      nil
    )
    #expect(CTFrameGetVisibleStringRange(next).location == visible.length)
  }

  @Test(.oracle("CT-12")) func `suggest their size`() {
    let framesetter = CTFramesetterCreateWithAttributedString(text("one two\nthree"))
    var fit = all
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      framesetter,
      all,
      nil,
      CGSize(width: 500, height: CGFloat.greatestFiniteMagnitude),
      &fit
    )
    #expect(abs(size.height - 46) < 0.01 && size.width > 60 && size.width < 80)
    #expect(fit == CFRange(location: 0, length: 13))
  }

  @Test(.oracle("CT-13")) func `fill both sides of a hole`() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 300, height: 300))
    path.addEllipse(in: CGRect(x: 100, y: 100, width: 100, height: 100))
    let words = String(repeating: "some words of a text ", count: 40)
    let (lines, origins) = frame(text(words), path)
    #expect(lines.count > 14)
    let middle = zip(lines, origins).filter { $0.1.y > 130 && $0.1.y < 160 }
    #expect(Set(middle.map(\.1.y)).count < middle.count)
    for (line, origin) in zip(lines, origins) {
      let width =
        CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
      for x in [origin.x + 1, origin.x + CGFloat(width) - 1] {
        #expect(path.contains(CGPoint(x: x, y: origin.y + 5), using: .evenOdd))
      }
    }
  }

  @Test(.oracle("CT-14")) func `lay paragraphs out as their style says`() {
    var (alignment, spacing) = (CTTextAlignment.right, CGFloat(7))
    let style = withUnsafePointer(to: &alignment) { first in
      withUnsafePointer(to: &spacing) { second in
        let settings = [
          CTParagraphStyleSetting(
            spec: .alignment,
            valueSize: MemoryLayout<CTTextAlignment>.size,
            value: first
          ),
          CTParagraphStyleSetting(
            spec: .lineSpacingAdjustment,
            valueSize: MemoryLayout<CGFloat>.size,
            value: second
          ),
        ]
        return CTParagraphStyleCreate(settings, settings.count)
      }
    }
    var read = CTTextAlignment.left
    #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &read) && read == .right)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 200), transform: nil)
    let (lines, origins) = frame(text("first second", style), path)
    #expect(lines.count == 2 && abs(origins[0].y - origins[1].y - 30) < 0.01)
    let width = CTLineGetTypographicBounds(lines[1], nil, nil, nil)
    #expect(abs(origins[1].x + CGFloat(width) - 100) < 0.01)
  }

  @Test(.oracle("CT-15")) func `leave room where a delegate asks for it`() throws {
    final class Picture {
      let width: CGFloat = 60
      nonisolated(unsafe) static var deallocations = 0
    }
    try autoreleased {
      var callbacks = CTRunDelegateCallbacks(
        version: kCTRunDelegateVersion1,
        dealloc: { pointer in
          Unmanaged<Picture>.fromOpaque(pointer).release()
          Picture.deallocations += 1
        },
        getAscent: { _ in 40 },
        getDescent: { _ in 10 },
        getWidth: { Unmanaged<Picture>.fromOpaque($0).takeUnretainedValue().width }
      )
      let pointer = Unmanaged.passRetained(Picture()).toOpaque()
      let delegate = try #require(CTRunDelegateCreate(&callbacks, pointer))
      let key = NSAttributedString.Key(kCTRunDelegateAttributeName as String)
      let string = NSMutableAttributedString(attributedString: text("a"))
      string.append(NSAttributedString(string: "\u{FFFC}", attributes: [key: delegate]))
      let line = CTLineCreateWithAttributedString(string)
      var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      #expect(abs(width - 60 - 11.12) < 0.01 && ascent == 40 && descent == 10)
      let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.last)
      #expect(CTRunGetTypographicBounds(run, all, &ascent, &descent, nil) == 60 && ascent == 40)
      #expect(abs(CTLineGetOffsetForStringIndex(line, 1, nil) - 11.12) < 0.01)
    }
    // Foundation for Linux never gives back the attributes of a string, so a delegate that was in
    // one stays; one that never was lets go of its picture.
    #expect(Picture.deallocations == 0)
    autoreleased {
      var callbacks = CTRunDelegateCallbacks(
        version: kCTRunDelegateVersion1,
        dealloc: { _ in Picture.deallocations += 1 },
        getAscent: { _ in 0 },
        getDescent: { _ in 0 },
        getWidth: { _ in 0 }
      )
      _ = CTRunDelegateCreate(&callbacks, UnsafeMutableRawPointer(bitPattern: 16))
    }
    #expect(Picture.deallocations == 1)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
}
