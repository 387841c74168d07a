import CoreGraphics
import Foundation
import Testing

@Suite struct `Transforming points` {
  @Test func `a step added to a transform comes before it`() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 22, y: 63))
    let moved = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 23))
  }

  @Test func `concatenating applies the left one first`() {
    let t = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 5, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 7, y: 2))
  }

  @Test func `a quarter turn takes x to y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func `the inverse undoes`() {
    let t = CGAffineTransform(1.5, 0.2, -0.3, 2, 7, -4)
    let p = CGPoint(x: 3, y: 9).applying(t).applying(t.inverted())
    #expect(abs(p.x - 3) < 1e-12 && abs(p.y - 9) < 1e-12)
  }

  @Test func `what cannot be undone is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle becomes the one around its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9)
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 1)).minX == -10)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a size forgets movement`() {
    let t = CGAffineTransform(translationX: 9, y: 9).scaledBy(x: 2, y: 3)
    #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: 2, height: 3))
  }

  @Test func `components put the transform together again`() {
    let t = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 6)
    let again = CGAffineTransform(t.decomposed())
    for (ours, theirs) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d)] {
      #expect(abs(ours - theirs) < 1e-9)
    }
    #expect(abs(t.decomposed().rotation - 0.4) < 1e-12)
  }
}
