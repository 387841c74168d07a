import CoreText
import Testing
import UIKitTesting
import UIKitValues

@Suite struct `Lines of Core Text` {
  private let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)

  private func line(_ text: String) -> CTLine {
    let key = NSAttributedString.Key(kCTFontAttributeName as String)
    return CTLineCreateWithAttributedString(
      NSAttributedString(string: text, attributes: [key: font])
    )
  }

  @Test(.oracle("CT-05")) func `have runs of glyphs`() throws {
    let line = line("Hamburg")
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, -1)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(ascent - 18.4) < 0.01 && abs(descent - 4.6) < 0.01 && leading == 0)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.count == 1 && CTRunGetGlyphCount(runs[0]) == 7)
    let all = CFRange(location: 0, length: 0)
    var advances = [CGSize](repeating: .zero, count: 7)
    CTRunGetAdvances(runs[0], all, &advances)
    #expect(abs(advances.reduce(0) { $0 + Double($1.width) } - width) < 0.01)
    var positions = [CGPoint](repeating: .zero, count: 7)
    CTRunGetPositions(runs[0], all, &positions)
    #expect(abs(positions[3].x - advances[..<3].reduce(0) { $0 + $1.width }) < 0.5)
    var indices = [CFIndex](repeating: 0, count: 2)
    CTRunGetStringIndices(runs[0], CFRange(location: 5, length: 2), &indices)
    #expect(indices == [5, 6])
  }

  @Test(.oracle("CT-05")) func `lend their runs as pointers`() {
    let runs = CTLineGetGlyphRuns(line("ab"))
    let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 0), to: CTRun.self)
    #expect(CFArrayGetCount(runs) == 1 && CTRunGetGlyphCount(run) == 2)
    let key = unsafeBitCast(kCTFontAttributeName, to: UnsafeRawPointer.self)
    let pointer = CFDictionaryGetValue(CTRunGetAttributes(run), key)
    #expect(unsafeBitCast(pointer, to: CTFont.self) == font)
  }

  @Test(.oracle("CT-06")) func `name the font that draws what theirs lacks`() throws {
    let runs = try #require(CTLineGetGlyphRuns(line("a😀")) as? [CTRun])
    #expect(runs.count == 2)
    let names = runs.map { run in
      let attributes = CTRunGetAttributes(run) as NSDictionary
      let font = attributes[kCTFontAttributeName as String] as? UIFont
      return font.map { CTFontCopyPostScriptName($0) as String }
    }
    #expect(names == ["Helvetica", "AppleColorEmoji"])
    #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 1, length: 2))
  }

  @Test(.oracle("CT-06")) func `draw Arabic from right to left`() throws {
    let line = line("abc مرحبا")
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    let last = try #require(runs.last)
    #expect(CTRunGetStatus(last).contains(.rightToLeft))
    let first = CTLineGetOffsetForStringIndex(line, 4, nil)
    #expect(first > CTLineGetOffsetForStringIndex(line, 7, nil))
  }

  @Test(.oracle("CT-08")) func `are truncated with a token`() throws {
    let (text, dots) = (line("A long line of words"), line("…"))
    let width = CTLineGetTypographicBounds(text, nil, nil, nil)
    let short = try #require(CTLineCreateTruncatedLine(text, width / 2, .end, dots))
    let shortened = CTLineGetTypographicBounds(short, nil, nil, nil)
    #expect(shortened <= width / 2 && shortened > width / 2 - 20)
    #expect(CTLineCreateTruncatedLine(text, width + 1, .end, dots) === text)
    #expect(CTLineCreateTruncatedLine(text, 3, .middle, dots) == nil)
    let ends = try #require(CTLineCreateTruncatedLine(text, width / 2, .middle, dots))
    let runs = try #require(CTLineGetGlyphRuns(ends) as? [CTRun])
    #expect(runs.map { CTRunGetStringRange($0) }.last.map { $0.location + $0.length } == 20)
  }

  @Test(.oracle("CT-08")) func `are justified`() throws {
    let text = line("one two three")
    let width = CTLineGetTypographicBounds(text, nil, nil, nil)
    let wide = try #require(CTLineCreateJustifiedLine(text, 1, width + 30))
    #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - width - 30) < 0.01)
    let half = try #require(CTLineCreateJustifiedLine(text, 0.5, width + 30))
    #expect(abs(CTLineGetTypographicBounds(half, nil, nil, nil) - width - 15) < 0.01)
  }

  @Test(.oracle("CT-09")) func `lie flush without their last spaces`() {
    let text = line("word  ")
    let inked =
      CTLineGetTypographicBounds(text, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(text)
    #expect(CTLineGetTrailingWhitespaceWidth(text) > 10)
    #expect(CTLineGetPenOffsetForFlush(text, 0, 200) == 0)
    #expect(abs(CTLineGetPenOffsetForFlush(text, 0.5, 200) - (200 - inked) / 2) < 0.01)
    #expect(abs(CTLineGetPenOffsetForFlush(text, 1, 200) - (200 - inked)) < 0.01)
  }

  @Test(.oracle("CT-10")) func `find places by points and points by places`() {
    let text = line("position")
    for index in 0...8 {
      let x = CTLineGetOffsetForStringIndex(text, index, nil)
      #expect(CTLineGetStringIndexForPosition(text, CGPoint(x: x + 0.1, y: 0)) == index)
    }
    #expect(CTLineGetStringIndexForPosition(text, CGPoint(x: -50, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(text, CGPoint(x: 5000, y: 0)) == 8)
  }

  @Test(.oracle("CT-11")) func `end where a typesetter says`() {
    let string = NSAttributedString(string: "some words here", attributes: [.font: font])
    let typesetter = CTTypesetterCreateWithAttributedString(string)
    let first = CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: 4))
    let width = CTLineGetTypographicBounds(first, nil, nil, nil)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 0, width + 3) == 5)
    #expect(CTTypesetterSuggestLineBreak(typesetter, 5, 1000) == 10)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, width / 2) == 2)
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 1) == 1)
    let rest = CTTypesetterCreateLine(typesetter, CFRange(location: 11, length: 0))
    #expect(CTLineGetStringRange(rest) == CFRange(location: 11, length: 4))
  }
}
