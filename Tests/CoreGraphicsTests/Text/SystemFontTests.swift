import Foundation
import Testing

@testable import CoreGraphics

private func width(_ text: String, _ face: FontFace) -> CGFloat {
  TextLayout(runs: [TextRun(text, style: TextStyle(face: face))]).size.width
}

@Suite(
  .enabled(if: SystemFontRecord.folder != nil, "no record of the system font beside the corpus")
)
struct `The record of the system font` {
  @Test func `is met by every advance`() {
    let rows = SystemFontRecord.advances
    let worst = rows.map { row in
      // A space alone at the end of a line takes no room.
      let isSpace = row.text == " "
      let found =
        isSpace ? width("l l", row.face) - 2 * width("l", row.face) : width(row.text, row.face)
      return abs(found - row.values[0])
    }.max()
    print("system font: \(rows.count) advances, at most \(worst ?? .nan) points off")
    #expect(rows.count == 116 * 95)
    #expect(worst ?? .infinity <= 0.001)
  }

  @Test func `is met by strings without kerning, and within a pixel by the others`() {
    let rows = SystemFontRecord.strings
    var (plain, kerned, equal): (CGFloat, CGFloat, Int) = (0, 0, 0)
    for row in rows {
      let found = width(row.text, row.face)
      let label = (found * 3 - 1e-6).rounded(.up) / 3
      if abs(label - row.values[1]) < 1e-3 { equal += 1 }
      let report = Comment(rawValue: "\(row.text) \(row.face): \(found), \(row.values)")
      if row.isUnkerned {
        plain = max(plain, abs(found - row.values[0]))
        #expect(abs(label - row.values[1]) < 1e-3, report)
      } else {
        kerned = max(kerned, abs(found - row.values[0]))
        #expect(abs(label - row.values[1]) < 1 / 3 + 1e-3, report)
      }
    }
    print(
      "system font: \(rows.count) strings, at most \(plain) points off without kerning, \(kerned)",
      "with; \(equal) labels are equal at scale 3"
    )
    #expect(rows.count == 116 * 6)
    #expect(plain <= 0.001)
  }
}

@Suite struct `Advances of the system font` {
  @Test(
    arguments: [
      (11, 0, "@", 10.1621), (11.5, 0, "W", 11.1631), (17, 0, "g", 9.9277), (17, 0, "1", 7.4541),
      (22, 0, "W", 20.5234), (20, 0.3, "W", 19.2242), (34, 0.62, "g", 22.0469),
      (28, -0.4, "@", 24.5720), (40, -0.8, "g", 21.2764),
    ] as [(CGFloat, CGFloat, String, CGFloat)]
  )
  func `are those recorded on iOS`(
    size: CGFloat,
    weight: CGFloat,
    letter: String,
    advance: CGFloat
  ) {
    #expect(abs(width(letter, FontFace(size: size, weight: weight)) - advance) < 0.001)
  }

  @Test func `differ in italics`() {
    #expect(abs(width("W", FontFace(size: 20, isItalic: true)) - 18.7078) < 0.001)
  }

  @Test(arguments: [(13, 8.0361), (34, 21.0176)] as [(CGFloat, CGFloat)])
  func `are all the same in the monospaced one`(size: CGFloat, advance: CGFloat) {
    let face = FontFace(family: .monospaced, size: size)
    for letter in ["i", "W", "@", "0"] {
      #expect(abs(width(letter, face) - advance) < 0.001)
    }
  }

  @Test func `above 40 points keep the design for display, and lose tracking until 80`() {
    let at40 = width("n", FontFace(size: 40)) / 40
    let at60 = width("n", FontFace(size: 60)) / 60
    let at80 = width("n", FontFace(size: 80)) / 80
    #expect(at40 > at60 && at60 > at80)
    #expect(abs((at40 - at80) * 2048 - 19) < 0.1)
    #expect(abs(width("n", FontFace(size: 200)) / 200 - at80) < 1e-6)
  }

  @Test func `of letters that stand apart in Inter are not kerned`() {
    let face = FontFace(size: 17)
    #expect(abs(width("rt", face) - width("r", face) - width("t", face)) < 1e-9)
    #expect(abs(width("Fo", face) - width("F", face) - width("o", face)) < 1e-9)
    #expect(width("To", face) < width("T", face) + width("o", face) - 1)
  }

  @Test func `of any character are finite at any size and weight`() {
    for size in [0, 0.1, 5, 19.5, 79.9, 10_000] as [CGFloat] {
      for weight in [-1, -0.7, 0.1, 0.6, 1] as [CGFloat] {
        let found = width("Ag1…ß–", FontFace(size: size, weight: weight, isItalic: true))
        #expect(found.isFinite && found >= 0)
      }
    }
  }
}
