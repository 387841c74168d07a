import CoreGraphics
import Foundation
import Testing

/// One picture of everything; set PORTICO_PICTURES to a folder to look at it.
@Suite struct `A picture of everything` {
  @Test func `is the same bytes twice`() throws {
    let first = try #require(try ImageEncoder.png(Showcase().image()))
    let second = try #require(try ImageEncoder.png(Showcase().image()))
    #expect(first == second)
    if let folder = ProcessInfo.processInfo.environment["PORTICO_PICTURES"] {
      try first.write(to: URL(fileURLWithPath: folder).appendingPathComponent("showcase.png"))
    }
  }
}

private struct Showcase {
  let size = CGSize(width: 420, height: 720)

  func image() throws -> CGImage {
    let context = try CGContext.kit(size.width, size.height, scale: 2)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(origin: .zero, size: size))
    shapes(context)
    blends(context)
    texts(context)
    return context.takeImage()
  }

  private func shapes(_ context: CGContext) {
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 4),
      blur: 8,
      color: CGColor(gray: 0, alpha: 0.4)
    )
    context.setFillColor(CGColor(red: 0, green: 0.48, blue: 1, alpha: 1))
    let card = CGRect(x: 16, y: 16, width: 100, height: 60)
    context.addPath(CGPath(roundedRect: card, cornerWidth: 12, cornerHeight: 12, transform: nil))
    context.fillPath()
    context.restoreGState()
    context.setStrokeColor(CGColor(red: 1, green: 0.23, blue: 0.19, alpha: 1))
    context.setLineWidth(4)
    context.setLineDash(phase: 0, lengths: [10, 6])
    context.setLineCap(.round)
    context.strokeEllipse(in: CGRect(x: 132, y: 18, width: 80, height: 56))
    context.setLineDash(phase: 0, lengths: [])
    let star = CGMutablePath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 260 + 30 * cos(angle), y: 46 + 30 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    context.setFillColor(CGColor(red: 1, green: 0.8, blue: 0, alpha: 1))
    context.addPath(star)
    context.fillPath(using: .evenOdd)
    let outline = star.copy(
      strokingWithWidth: 6,
      lineCap: .round,
      lineJoin: .round,
      miterLimit: 10,
      transform: CGAffineTransform(translationX: 80, y: 0)
    )
    context.setFillColor(CGColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1))
    context.addPath(outline)
    context.fillPath()
    gradients(context)
  }

  private func gradients(_ context: CGContext) {
    let colors = [
      CGColor(red: 1, green: 0, blue: 0.5, alpha: 1),
      CGColor(red: 0, green: 0.5, blue: 1, alpha: 1),
    ]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
      return
    }
    context.saveGState()
    context.clip(to: CGRect(x: 16, y: 92, width: 120, height: 50))
    context.drawLinearGradient(
      gradient,
      start: CGPoint(x: 36, y: 0),
      end: CGPoint(x: 116, y: 0),
      options: [.drawsAfterEndLocation]
    )
    context.restoreGState()
    context.drawRadialGradient(
      gradient,
      startCenter: CGPoint(x: 170, y: 117),
      startRadius: 0,
      endCenter: CGPoint(x: 175, y: 117),
      endRadius: 25,
      options: []
    )
  }

  private func blends(_ context: CGContext) {
    let modes: [CGBlendMode] = [.normal, .multiply, .screen, .difference, .plusDarker, .sourceIn]
    for (index, mode) in modes.enumerated() {
      let x = CGFloat(210 + index * 34)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(CGColor(red: 1, green: 0.58, blue: 0, alpha: 1))
      context.fill(CGRect(x: x, y: 92, width: 20, height: 36))
      context.setBlendMode(mode)
      context.setFillColor(CGColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 0.8))
      context.fillEllipse(in: CGRect(x: x + 4, y: 104, width: 26, height: 36))
      context.endTransparencyLayer()
    }
  }

  private func texts(_ context: CGContext) {
    var y: CGFloat = 156
    func put(_ text: String, _ face: FontFace, _ change: (inout TextStyle) -> Void = { _ in }) {
      var style = TextStyle(face: face)
      change(&style)
      let layout = TextLayout(runs: [TextRun(text, style: style)], width: 388)
      layout.draw(in: context, at: CGPoint(x: 16, y: y))
      y += layout.size.height + 2
    }
    put("Large Title", FontFace(size: 34, weight: 0.4))
    put("Body: The quick brown fox jumps over 0123456789.", FontFace(size: 17))
    put("Headline, semibold", FontFace(size: 17, weight: 0.3))
    put("Footnote in grey, light italic", FontFace(size: 13, weight: -0.4, isItalic: true)) {
      $0.color = CGColor(gray: 0.5, alpha: 1)
    }
    put("日本語のテキスト 中文字 한국어", FontFace(size: 17))
    put("العربية مرحبا بالعالم 123 English", FontFace(size: 17))
    put("עברית שלום עולם", FontFace(size: 17))
    put("ภาษาไทย สวัสดี · हिन्दी नमस्ते · Ελληνικά · Русский", FontFace(size: 17))
    put("Emoji 😀👩‍👩‍👧🇩🇪❤️ ✓ 👍🏽 end", FontFace(size: 17))
    put("Serif in its regular weight", FontFace(family: .serif, size: 17))
    put("Monospaced code { }", FontFace(family: .monospaced, size: 15))
    put("Underlined", FontFace(size: 17)) { $0.underline = .single }
    put("Struck through", FontFace(size: 17)) { $0.strikethrough = .single }
    put("Kerned apart", FontFace(size: 17)) { $0.kern = 3 }
    put("With a shadow", FontFace(size: 20, weight: 0.4)) {
      $0.shadow = TextShadow(
        offset: CGSize(width: 1, height: 2),
        blur: 3,
        color: CGColor(gray: 0, alpha: 0.5)
      )
    }
    breaks(context, y)
  }

  private func breaks(_ context: CGContext, _ top: CGFloat) {
    let text = "A sentence that is much too long for the room it has been given here."
    let modes: [ParagraphAttributes.LineBreak] = [
      .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead,
    ]
    var y = top
    for mode in modes {
      var paragraph = ParagraphAttributes()
      paragraph.lineBreak = mode
      let style = TextStyle(face: FontFace(size: 15))
      let layout = TextLayout(
        runs: [TextRun(text, style: style)],
        paragraph: paragraph,
        width: 180,
        maximumLines: 1
      )
      layout.draw(in: context, at: CGPoint(x: 16, y: y))
      y += layout.size.height
    }
    var paragraph = ParagraphAttributes()
    (paragraph.alignment, paragraph.lineSpacing) = (.center, 2)
    let layout = TextLayout(
      runs: [TextRun(text, style: TextStyle(face: FontFace(size: 15)))],
      paragraph: paragraph,
      width: 180
    )
    context.setStrokeColor(gray: 0.8, alpha: 1)
    context.stroke(CGRect(x: 220, y: top, width: 180, height: layout.size.height), width: 0.5)
    layout.draw(in: context, at: CGPoint(x: 220, y: top))
  }
}
