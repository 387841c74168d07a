import Testing
import UIKitValues

@Suite struct `Bézier paths` {
  @Test func `know their bounds`() {
    #expect(UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40)).bounds.height == 40)
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20),
      cornerRadius: 99
    )
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `round only the corners asked for`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10)
    )
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 19)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func `draw clockwise arcs as seen on screen`() {
    let path = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.maxY <= 10.001 && path.bounds.minY >= -0.001)
  }

  @Test func `run backwards`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    #expect(path.reversing().currentPoint == .zero)
    #expect(path.reversing().reversing() == path)
  }

  @Test func `move with a transform and keep their settings in copies`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.lineWidth = 3
    path.apply(CGAffineTransform(translationX: 5, y: 6))
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.bounds.origin == CGPoint(x: 5, y: 6))
    #expect(copy.lineWidth == 3)
  }

  @Test func `fill and stroke in the current context`() {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 10),
      format: .oneToOne
    ).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)).fill()
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 9))
      line.addLine(to: CGPoint(x: 10, y: 9))
      line.lineWidth = 2
      line.stroke()
    }
    #expect(pixel(image, 5, 2) == 0xFF0000FF)
    #expect(pixel(image, 5, 6) == 0)
    #expect(pixel(image, 5, 9) == 0x0000FFFF)
  }
}

@Suite struct `Graphics contexts` {
  @Test func `stack up`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image?.size == CGSize(width: 4, height: 4))
    #expect(image?.cgImage?.width == 8)
    #expect(image.map { pixel($0, 0, 1) } == 0x00FF00FF)
    #expect(image.map { pixel($0, 0, 2) } == 0)
  }

  @Test func `ended too often do no harm`() {
    UIGraphicsEndImageContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}

@Suite struct `Pattern colours` {
  @Test func `repeat their picture from the origin`() {
    let cell = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4),
      format: .oneToOne
    ).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 12, height: 10),
      format: .oneToOne
    ).image { _ in
      UIColor(patternImage: cell).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 12, height: 10)).fill()
    }
    for (x, y, isGreen) in [(0, 0, true), (2, 0, false), (5, 4, true), (4, 8, true), (4, 9, false)]
    {
      #expect((pixel(image, x, y) == 0x00FF00FF) == isGreen, "at \(x), \(y)")
    }
  }
}
