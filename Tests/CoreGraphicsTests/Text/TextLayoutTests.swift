import CoreGraphics
import Foundation
import Testing
import UIKitTesting

private func layout(
  _ text: String,
  size: CGFloat = 17,
  weight: CGFloat = 0,
  width: CGFloat = .infinity,
  lines: Int = 0,
  height: CGFloat = .infinity,
  _ change: (inout ParagraphAttributes) -> Void = { _ in }
) -> TextLayout {
  var paragraph = ParagraphAttributes()
  change(&paragraph)
  let style = TextStyle(face: FontFace(size: size, weight: weight))
  return TextLayout(
    runs: [TextRun(text, style: style)],
    paragraph: paragraph,
    width: width,
    maximumLines: lines,
    height: height
  )
}

@Suite struct `Measuring text` {
  @Test func `lines of the system font are as tall as on iOS`() {
    #expect(FontFace(size: 17).metrics.lineHeight == 20.287109375)
    #expect(layout("x").size.height == 20.287109375)
    #expect(layout("x", size: 34, weight: 0.4).size.height == 40.57421875)
    #expect(layout("x\ny").size.height == 2 * 20.287109375)
    #expect(layout("x").firstBaseline == 17 * 0.9521484375)
  }

  @Test(arguments: [
    ("Label", 17, 0, 41.75), ("Title", 17, 0, 33), ("Label", 16, 0, 39.25), ("Title", 16, 0, 31.25),
    ("Button", 15, 0, 45.75), ("Label", 17, 0.3, 43.25), ("Subtitle", 12, 0, 44),
  ])
  func `labels are as wide as Interface Builder saved them`(
    text: String,
    size: CGFloat,
    weight: CGFloat,
    width: CGFloat
  ) {
    #expect(abs(layout(text, size: size, weight: weight).size.width - width) < 0.75)
  }

  @Test func `letters are as wide with accents as without`() {
    #expect(abs(layout("Größe", size: 15).size.width - layout("Große", size: 15).size.width) < 0.2)
  }

  @Test func `text without characters has no size`() {
    #expect(layout("").size == .zero)
    #expect(layout("").lines.isEmpty)
    #expect(TextLayout(runs: []).size == .zero)
  }

  @Test func `a line end at the end begins an empty line`() {
    #expect(layout("x\n").lines.count == 2)
    #expect(layout("x\r\ny\u{2028}z").lines.map(\.range) == [0..<1, 3..<5, 5..<6])
  }

  @Test func `bold is wider than regular and kerning adds up`() {
    #expect(layout("Hello", weight: 0.4).size.width > layout("Hello").size.width + 1)
    var style = TextStyle(face: FontFace(size: 17))
    style.kern = 2
    let kerned = TextLayout(runs: [TextRun("Hello", style: style)])
    #expect(abs(kerned.size.width - layout("Hello").size.width - 10) < 1e-9)
  }

  @Test func `digits can be equally wide`() {
    func width(_ text: String) -> CGFloat {
      let face = FontFace(size: 17, monospacedDigits: true)
      return TextLayout(runs: [TextRun(text, style: TextStyle(face: face))]).size.width
    }
    #expect(abs(width("1111") - width("8088")) < 1e-6)
    #expect(layout("1111").size.width < layout("8088").size.width - 5)
  }

  @Test func `Chinese characters are as wide as the size`() {
    #expect(abs(layout("日本").size.width - 34) < 0.05)
  }

  @Test func `a named font has heights of its own`() {
    let face = FontFace(family: .named("HelveticaNeue-Bold"), size: 100)
    #expect(abs(face.metrics.ascent - 95.2) < 1e-9)
    #expect(face.isKnown)
    #expect(!FontFace(family: .named("Nowhere Sans"), size: 10).isKnown)
  }

  @Test func `fonts whose widths are published keep them`() {
    func width(_ name: String, _ weight: CGFloat = 0) -> CGFloat {
      let face = FontFace(family: .named(name), size: 100, weight: weight)
      return TextLayout(runs: [TextRun("Hat", style: TextStyle(face: face))]).size.width
    }
    #expect(abs(width("Helvetica Neue") - 157.4) < 0.1)
    #expect(abs(width("Helvetica") - 155.6) < 0.1)
    #expect(width("Helvetica Neue", -0.4) < width("Helvetica Neue"))
  }

  /// As browsers measure them.
  @Test(arguments: [("Verdana", 165), ("Georgia", 180), ("Times New Roman", 173)])
  func `fonts that browsers have keep their widths`(name: String, expected: CGFloat) {
    let face = FontFace(family: .named(name), size: 100)
    let width = TextLayout(runs: [TextRun("Mill", style: TextStyle(face: face))]).size.width
    #expect(abs(width - expected) < 1)
  }

  @Test func `empty lines are as far apart as others`() {
    var face = FontFace(size: 12)
    face.leading = 1.68
    func height(_ text: String) -> CGFloat {
      TextLayout(runs: [TextRun(text, style: TextStyle(face: face))]).size.height
    }
    #expect(abs(height("a\n\nb") - height("a\na\nb")) < 1e-9)
  }

  @Test func `odd sizes do no harm`() {
    for size in [0, -5, CGFloat.nan, .infinity, 1e9] {
      #expect(layout("x", size: size).size.width.isFinite)
    }
    #expect(layout("a\u{0}b \u{FFFE} \u{10FFFF}").lines.count == 1)
  }
}

@Suite struct `Breaking lines` {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test func `words move to the next line whole`() {
    let text = layout(sentence, width: 120)
    let words = text.lines.map { line -> String in
      let units = Array(sentence.utf16)[line.range]
      return String(decoding: units, as: UTF16.self)
    }
    #expect(words == ["The quick ", "brown fox ", "jumps over the ", "lazy dog"])
    #expect(text.lines.allSatisfy { $0.width <= 120 })
    #expect(!text.isTruncated)
  }

  @Test func `white space hangs over the edge`() {
    let width = layout("The quick").size.width
    #expect(layout("The quick brown", width: width).lines.count == 2)
    #expect(layout("The quick     ", width: width).lines.count == 1)
  }

  @Test func `a word longer than the line is broken between characters`() {
    let text = layout("Donaudampfschiff", width: 60)
    #expect(text.lines.count > 1)
    #expect(text.lines.allSatisfy { $0.width <= 60 && !$0.range.isEmpty })
    #expect(layout("abc", width: 0).lines.count == 3)
  }

  @Test func `characters wrap anywhere when asked`() {
    let text = layout("ab cd ef", width: layout("ab c").size.width + 0.1) {
      $0.lineBreak = .byCharWrapping
    }
    #expect(text.lines.first?.range == 0..<4)
  }

  @Test func `a limit of lines drops the rest`() {
    let text = layout(sentence, width: 120, lines: 2)
    #expect(text.lines.count == 2 && text.isTruncated)
    #expect(layout(sentence, width: 120, lines: 4).isTruncated == false)
    #expect(layout(sentence, width: 120, height: 45).lines.count == 2)
    #expect(layout(sentence, width: 120, height: 5).lines.count == 1)
  }

  @Test(arguments: [
    ParagraphAttributes.LineBreak.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
  ])
  func `dots take the place of what has no room`(mode: ParagraphAttributes.LineBreak) {
    let text = layout(sentence, width: 120, lines: 1) { $0.lineBreak = mode }
    #expect(text.lines.count == 1 && text.isTruncated)
    #expect(text.size.width <= 120 && text.size.width > 100)
    let short = layout("Short", width: 120, lines: 1) { $0.lineBreak = mode }
    #expect(!short.isTruncated && short.size == layout("Short").size)
  }

  @Test func `a second paragraph without room leaves dots`() {
    let text = layout("one\ntwo", width: 120, lines: 1) { $0.lineBreak = .byTruncatingTail }
    #expect(text.isTruncated)
    #expect(abs(text.size.width - layout("one…").size.width) < 0.5)
  }

  @Test func `clipping never wraps`() {
    let text = layout(sentence, width: 120) { $0.lineBreak = .byClipping }
    #expect(text.lines.count == 1)
  }

  @Test func `tabs jump to their stops`() {
    let text = layout("a\tb") { $0.tabs = [ParagraphAttributes.Tab(location: 100)] }
    #expect(text.size.width == 100 + layout("b").size.width)
  }

  @Test(.oracle("W-262")) func `what follows a tab ends at a right stop, even if it has words`() {
    let text = layout("a\t16 cm", width: 300) {
      $0.tabs = [ParagraphAttributes.Tab(location: 280, alignment: .right)]
    }
    #expect(text.lines.count == 1)
    #expect(abs(text.size.width - 280) < 0.01)
    let middle = layout("\tWren", width: 300) {
      $0.tabs = [ParagraphAttributes.Tab(location: 100, alignment: .center)]
    }
    #expect(abs(middle.size.width - (100 + layout("Wren").size.width / 2)) < 0.01)
  }

  @Test(.oracle("W-262")) func `stops are counted from the edge, not from the indent`() {
    let text = layout("•\tWren", width: 300) {
      $0.tabs = [ParagraphAttributes.Tab(location: 30)]
      $0.firstLineHeadIndent = 10
    }
    let word = text.rects(for: 2..<6)[0]
    #expect(abs(word.minX - 30) < 0.01)
  }
}

@Suite struct `Placing lines` {
  @Test func `alignment moves lines within the width`() {
    let width = layout("Hi").size.width
    func x(_ alignment: ParagraphAttributes.Alignment, _ text: String = "Hi") -> CGFloat {
      layout(text, width: 100) { $0.alignment = alignment }.lines[0].origin.x
    }
    #expect(x(.left) == 0 && x(.natural) == 0)
    #expect(abs(x(.right) - (100 - width)) < 1e-9)
    #expect(abs(x(.center) - (100 - width) / 2) < 1e-9)
    #expect(x(.natural, "שלום") == 0, "natural follows the user's language, not the text")
    let arabic = layout("Hi", width: 100) { $0.userReadsRightToLeft = true }
    #expect(abs(arabic.lines[0].origin.x - (100 - width)) < 1e-9)
  }

  @Test func `justified lines fill the width but the last`() {
    let text = layout("The quick brown fox jumps", width: 120) { $0.alignment = .justified }
    #expect(text.lines[0].width == 120)
    #expect((text.lines.last?.width ?? 0) < 120)
  }

  @Test func `heights obey the paragraph`() {
    let line: CGFloat = 20.287109375
    #expect(layout("x") { $0.minimumLineHeight = 30 }.size.height == 30)
    #expect(layout("x") { $0.maximumLineHeight = 15 }.size.height == 15)
    #expect(layout("x") { $0.lineHeightMultiple = 2 }.size.height == 2 * line)
    #expect(layout("x\u{2028}y") { $0.lineSpacing = 4 }.size.height == 2 * line + 4)
    #expect(layout("x\ny") { $0.paragraphSpacing = 7 }.size.height == 2 * line + 7)
    let tall = layout("x") { $0.minimumLineHeight = 30 }
    #expect(abs(tall.firstBaseline - (30 - 17 * 0.2412109375)) < 1e-9)
  }

  @Test func `indents narrow the room`() {
    let text = layout("one two three four five six", width: 120) {
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (30, 10, -20)
    }
    #expect(text.lines[0].origin.x == 30 && text.lines[1].origin.x == 10)
    #expect(text.lines.allSatisfy { $0.origin.x + $0.width <= 100 })
  }

  @Test func `directions are brought in order`() {
    let text = layout("abc אבג def")
    #expect(text.position(nearest: CGPoint(x: 0, y: 5)) == 0)
    let hebrew = text.rects(for: 4..<7)
    #expect(hebrew.count == 1)
    // The first Hebrew letter stands rightmost.
    #expect(text.caret(at: 4).minX > text.caret(at: 6).minX)
    #expect(abs(text.caret(at: 4).minX - (hebrew.first?.maxX ?? 0)) < 0.01)
  }

  @Test func `carets stand between characters`() {
    let text = layout("Hello\nyou")
    #expect(text.caret(at: 0) == CGRect(x: 0, y: 0, width: 0, height: 20.287109375))
    #expect(abs(text.caret(at: 5).minX - layout("Hello").size.width) < 0.2)
    #expect(text.caret(at: 6).minY == 20.287109375)
    #expect(text.position(nearest: CGPoint(x: 500, y: 5)) == 5)
    #expect(text.position(nearest: CGPoint(x: 500, y: 500)) == 9)
  }

  @Test func `attachments take their room`() {
    let style = TextStyle(face: FontFace(size: 17))
    let attachment = TextAttachment(
      size: CGSize(width: 40, height: 50),
      baseline: -5,
      identity: 1,
      draw: { _, _ in }
    )
    let text = TextLayout(runs: [
      TextRun("a", style: style), TextRun("", style: style, attachment: attachment),
    ])
    #expect(abs(text.size.width - layout("a").size.width - 40) < 1e-9)
    #expect(text.size.height == 50)
    #expect(text.firstBaseline == 45)
  }
}

@Suite struct `Drawing text` {
  @Test func `colours and styles reach the pixels`() throws {
    var style = TextStyle(face: FontFace(size: 40, weight: 0.62))
    style.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    style.background = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    style.underline = .single
    let text = TextLayout(runs: [TextRun("II", style: style)])
    let context = try CGContext.kit(60, 60)
    text.draw(in: context, at: .zero)
    #expect(context.pixel(0, 2) == [255, 0, 0, 255])
    let baseline = Int(text.firstBaseline)
    let row = (0..<Int(text.size.width)).map { context.pixel($0, baseline - 10) }
    #expect(row.contains([0, 0, 255, 255]))
    #expect(context.pixel(10, baseline + 4) == [0, 0, 255, 255])
  }

  @Test func `emoji have their own colours`() throws {
    let context = try CGContext.kit(40, 40)
    layout("😀", size: 30).draw(in: context, at: .zero)
    let pixel = context.pixel(18, 12)
    #expect(pixel[2] > 200 && pixel[1] > 150 && pixel[0] < 120, "a yellow face: \(pixel)")
  }

  @Test func `all fonts are installed`() {
    #expect(FontLibrary.shared.problems == [])
    let error = FontError.missing(package: "fonts-inter", files: ["Inter-Regular.otf"])
    #expect("\(error)".contains("apt-get install fonts-inter"))
  }

  @Test func `an app's own font is found by its names`() throws {
    let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
    let names = try FontLibrary.shared.register(file)
    #expect(names == ["DejaVuSansMono"])
    let face = FontFace(family: .named("DejaVuSansMono"), size: 100)
    #expect(abs(face.metrics.ascent - 92.8) < 0.5)
    let text = TextLayout(runs: [TextRun("iW", style: TextStyle(face: face))])
    #expect(abs(text.size.width - 120.4) < 0.5)
    FontLibrary.shared.unregister(file)
    #expect(throws: FontError.unreadable(path: "/etc/hostname")) {
      try FontLibrary.shared.register(URL(fileURLWithPath: "/etc/hostname"))
    }
  }
}
