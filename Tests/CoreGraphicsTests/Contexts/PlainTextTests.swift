import CoreGraphics
import Foundation
import Testing

/// Text that goes straight into the pixels, and the same text drawn by cairo.
@Suite struct `Text without cairo` {
  struct Look: Sendable, CustomTestStringConvertible {
    var words: String
    var size: CGFloat
    var color: CGColor
    var alpha: CGFloat
    var scale: CGFloat
    var testDescription: String { "\(words) at \(size)" }
  }

  static let looks = [
    Look(words: "Wax (fjord)", size: 17, color: .black, alpha: 1, scale: 2),
    Look(
      words: "AVAVAV //",
      size: 30,
      color: CGColor(red: 0.2, green: 0.7, blue: 0.9, alpha: 0.6),
      alpha: 1,
      scale: 1
    ),
    Look(
      words: "half seen",
      size: 12,
      color: CGColor(red: 0.91, green: 0.13, blue: 0.5, alpha: 1),
      alpha: 0.37,
      scale: 3
    ),
    Look(words: "cut off at the edges", size: 60, color: .white, alpha: 1, scale: 1),
  ]

  private func bytes(_ look: Look, _ prepare: (CGContext) -> Void) throws -> [UInt8] {
    let context = try #require(CGContext(size: CGSize(width: 90, height: 40), scale: look.scale))
    prepare(context)
    context.setAlpha(look.alpha)
    let style = TextStyle(face: FontFace(size: look.size), color: look.color)
    let layout = TextLayout(runs: [TextRun(look.words, style: style)])
    layout.draw(in: context, at: CGPoint(x: -2.3, y: 3.6))
    context.flush()
    let pixels = context.pixels
    return Array(UnsafeRawBufferPointer(start: pixels.base, count: pixels.stride * pixels.height))
  }

  @Test(arguments: looks)
  func `has the same bytes`(look: Look) throws {
    let plain = try bytes(look) { _ in }
    // A clip that takes nothing away leaves the drawing to cairo.
    let through = try bytes(look) { $0.clip(to: CGRect(x: 0, y: 0, width: 90, height: 40)) }
    #expect(plain == through)
    #expect(plain.contains { $0 > 60 })
  }

  @Test func `a context nobody draws into has no memory`() throws {
    let context = try #require(CGContext(size: CGSize(width: 90, height: 40), scale: 1))
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.setFillColor(.black)
    #expect(context.drawn == nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixel(5, 5) == [0, 0, 0, 255])
    #expect(context.pixel(0, 0) == [0, 0, 0, 255])
    #expect(context.pixel(1, 1) == [0, 0, 0, 0])
  }
}
