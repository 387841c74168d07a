import Foundation
import Testing

@testable import CoreGraphics

@Suite struct `Measuring text as older systems did` {
  private func width(
    _ text: String,
    size: CGFloat,
    weight: CGFloat = 0,
    family: FontFace.Family = .system,
    age: SystemFontAge = .gradual
  ) -> CGFloat {
    SystemFontAge.$current.withValue(age) {
      let face = FontFace(family: family, size: size, weight: weight)
      return TextLayout(runs: [TextRun(text, style: TextStyle(face: face))]).size.width
    }
  }

  @Test func `text grew a little tighter with letters that change by degrees`() {
    let text = "Move messages to the archive"
    let older = width(text, size: 17, age: .twofold)
    let newer = width(text, size: 17, age: .gradual)
    #expect((0.5...1.5).contains(older - newer))
    #expect(width(text, size: 15, age: .twofold) == width(text, size: 15, age: .gradual))
  }

  @Test func `a sentence is as wide as it was measured then`() {
    // 144.093 before iOS 14.
    #expect(abs(width("This is a test string", size: 17, age: .twofold) - 144.093) < 0.1)
  }

  @Test func `letters for display once stood wide apart`() {
    #expect(width("Evening", size: 24, age: .early) > width("Evening", size: 24, age: .twofold) + 1)
    let later = width("Evening", size: 40, age: .gradual)
    #expect(abs(later - width("Evening", size: 40, age: .twofold)) < 0.1)
  }

  @Test func `letters for text and letters for display meet at 20 points`() {
    func step(_ age: SystemFontAge) -> CGFloat {
      width("Evening", size: 20, age: age) - width("Evening", size: 19.99, age: age)
    }
    #expect(abs(step(.twofold)) > 0.5)
    #expect(abs(step(.gradual)) < 0.1)
  }

  @Test func `before the system had a font of its own it had Helvetica Neue`() {
    let own = width("Hat", size: 100, family: .named("Helvetica Neue"))
    let old = width("Hat", size: 100, age: .helvetica)
    #expect(abs(own - old) < 0.1)
    #expect(abs(width("Hat", size: 100) - old) > 3)
  }

  @Test func `other fonts do not age`() {
    let menlo = FontFace.Family.named("Menlo")
    #expect(
      width("Tab", size: 20, family: menlo, age: .early) == width("Tab", size: 20, family: menlo)
    )
  }
}

@Suite struct `How far letters stand apart` {
  private func width(_ text: String, _ face: FontFace) -> CGFloat {
    TextLayout(runs: [TextRun(text, style: TextStyle(face: face))]).size.width
  }

  @Test(arguments: [(15, 20.5, 21), (17, 22.5, 23), (35, 40, 40), (38, 43, 43), (69, 74, 74)])
  func `emoji are a few points wider than their size`(size: CGFloat, least: CGFloat, most: CGFloat)
  {
    #expect((least...most).contains(width("😎", FontFace(size: size))))
  }

  @Test func `letters of named fonts are kerned`() {
    let face = FontFace(family: .named("HelveticaNeue"), size: 100)
    #expect(width("Yo", face) < width("Y", face) + width("o", face) - 3)
    #expect(abs(width("no", face) - width("n", face) - width("o", face)) < 0.1)
  }

  @Test func `light words in Helvetica Neue have taller lines, the lightest narrower letters`() {
    func face(_ weight: CGFloat) -> FontFace {
      FontFace(family: .named("Helvetica Neue"), size: 100, weight: weight)
    }
    #expect(abs(face(-0.4).metrics.lineHeight - 118) < 0.1)
    #expect((114.17...115).contains(face(-0.8).metrics.lineHeight))
    #expect(abs(width("name", face(-0.8)) / width("name", face(0)) - 0.9) < 0.01)
  }
}
