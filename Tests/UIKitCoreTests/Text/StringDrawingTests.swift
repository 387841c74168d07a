import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

@Suite struct `Strings` {
  let font = UIFont.systemFont(ofSize: 17)

  @Test(.oracle("Q-22")) func `measure as on iOS`() {
    // The row was measured before iOS 14, whose letters stand a little closer at 17 points.
    let bounds = SystemFontAge.$current.withValue(.twofold) {
      "This is a test string".boundingRect(
        with: CGSize(width: CGFloat.infinity, height: .infinity),
        options: .usesLineFragmentOrigin,
        attributes: [.font: font],
        context: nil
      )
    }
    #expect(bounds.height == 20.287109375)
    #expect(abs(bounds.width - 144.09326171875) < 0.1)
  }

  @Test func `of two lines are twice as high`() {
    let size = "one\ntwo".size(withAttributes: [.font: font])
    #expect(abs(size.height - 2 * font.lineHeight) < 0.01)
  }

  private final class Stamp: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?,
      proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 40, height: 2 * lineFrag.height) }
  }

  @Test(.oracle("W-253")) func `give an attachment the room that its class answers`() {
    let plain = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let width = plain.size().width
    plain.append(NSAttributedString(attachment: Stamp()))
    plain.addAttribute(.font, value: font, range: NSRange(location: 0, length: plain.length))
    #expect(abs(plain.size().width - width - 40) < 0.01)
    #expect(plain.size().height >= 2 * font.lineHeight)
  }

  @Test func `wrap within a width`() {
    let bounds = "one two three four five six".boundingRect(
      with: CGSize(width: 80, height: 0),
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    #expect(bounds.width <= 80)
    #expect(bounds.height > 2.9 * font.lineHeight)
  }

  @Test func `grow by kerning`() {
    let plain = "abc".size(withAttributes: [.font: font]).width
    let kerned = "abc".size(withAttributes: [.font: font, .kern: 4]).width
    #expect(abs(kerned - plain - 12) < 0.01)
  }

  @Test func `stack paragraphs of several styles`() {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    centered.paragraphSpacingBefore = 10
    let text = NSMutableAttributedString(string: "left\n", attributes: [.font: font])
    text.append(
      NSAttributedString(string: "middle", attributes: [.font: font, .paragraphStyle: centered])
    )
    let laidOut = AttributedText(StyledText(text), limits: .init(width: 200), traits: .light)
    #expect(laidOut.lines.count == 2)
    #expect(abs(laidOut.size.height - 2 * font.lineHeight - 10) < 0.01)
    #expect(laidOut.lines[0].origin.x == 0)
    let second = laidOut.lines[1]
    #expect(abs(second.origin.x + second.width / 2 - 100) < 0.5)
  }

  // Foundation never frees what attributed strings hold on Linux.
  @Test func `hold nothing once they are measured and drawn`() {
    weak var kept: NSShadow?
    do {
      let shadow = NSShadow()
      kept = shadow
      _ = "abc".size(withAttributes: [.font: font, .shadow: shadow])
      _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
        "abc".draw(at: .zero, withAttributes: [.font: font, .shadow: shadow])
      }
    }
    #expect(kept == nil)
  }

  @Test func `draw where they are told`() {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 60, height: 40),
      format: .oneToOne
    ).image { _ in
      "HHH".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font])
    }
    let ink = image.cgImage.flatMap { InkPicture(image: $0).opaqueBox }
    #expect(ink.map { $0.left >= 10 && $0.left <= 13 } == true)
    // Capitals stand on the baseline, 16.19 below the top of the line.
    #expect(ink.map { abs($0.bottom - 26) <= 1 } == true)
    #expect(ink.map { abs($0.height - 12) <= 1 } == true)
  }

  @Test func `carry pictures`() {
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: 30, height: 40),
      format: .oneToOne
    ).image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 40)) }
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: picture))
    #expect(abs(text.size().width - 30) < 0.01)
    #expect(text.size().height >= 40)
  }
}

@Suite struct `Paragraph styles` {
  @Test func `are copied by value`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.alignment = .left
    #expect(copy.alignment == .right)
    #expect(copy.lineSpacing == 3)
    #expect(copy != style)
    #expect(try #require(copy.mutableCopy() as? NSMutableParagraphStyle) == copy)
  }

  @Test func `begin with UIKit's defaults`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.tabStops.map(\.location).prefix(2) == [28, 56])
  }

  @Test func `survive an archive`() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let again = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSMutableParagraphStyle.self,
      from: data
    )
    #expect(again?.headIndent == 12)
  }
}

extension InkPicture {
  /// The box of all pixels that are more than half covered.
  var opaqueBox: InkBox? {
    var found: InkBox?
    for y in 0..<image.height {
      let row = (image.pixels.base + y * image.pixels.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<image.width where row[x * 4 + 3] > 127 {
        let pixel = InkBox(left: x, top: y, right: x + 1, bottom: y + 1)
        found = found?.union(pixel) ?? pixel
      }
    }
    return found
  }
}

extension UITraitCollection {
  fileprivate static let light = UITraitCollection(userInterfaceStyle: .light)
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var oneToOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
