import Foundation
import Testing

@testable import CoreGraphics

@Suite struct `Measuring text as older systems did` {
  private func width(
    _ text: String,
    size: CGFloat,
    weight: CGFloat = 0,
    family: FontFace.Family = .system,
    age: SystemFontAge = .settled
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
    #expect((1...2).contains(older - newer))
    #expect(newer < width(text, size: 17) && width(text, size: 17) < older)
  }

  @Test func `letters for display once stood wide apart, and later from 20 points by degrees`() {
    #expect(width("Evening", size: 24, age: .early) > width("Evening", size: 24, age: .twofold) + 2)
    #expect(
      width("Evening", size: 21, age: .gradual) > width("Evening", size: 21, age: .twofold) + 1
    )
    #expect(
      width("Evening", size: 40, age: .gradual) == width("Evening", size: 40, age: .twofold)
    )
    #expect(width("11", size: 20, age: .early) > width("11", size: 20, age: .twofold) + 3)
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

  @Test(arguments: [(15, 20.5, 21), (17, 22.5, 23)])
  func `small emoji stand wider apart`(size: CGFloat, least: CGFloat, most: CGFloat) {
    #expect((least...most).contains(width("😎", FontFace(size: size))))
  }

  @Test func `large emoji are as wide as they are drawn`() {
    let large = width("😎", FontFace(size: 40)) / 40
    #expect(abs(large - width("😎", FontFace(size: 80)) / 80) < 0.01)
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
