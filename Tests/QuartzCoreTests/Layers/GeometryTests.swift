import CoreGraphics
import QuartzCore
import Testing

@Suite struct `Geometry of layers` {
  @Test func `setting a frame sets bounds and position`() {
    let layer = CALayer.box(10, 20, 30, 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
  }

  @Test func `setting a frame keeps the origin of the bounds`() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 5, y: 100)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.bounds == CGRect(x: 5, y: 100, width: 3, height: 4))
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a new anchor point moves the frame and keeps the position`() {
    let layer = CALayer.box(0, 0, 100, 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame.origin == CGPoint(x: 50, y: 25))
  }

  @Test func `the frame surrounds the turned bounds`() {
    let layer = CALayer.box(0, 0, 100, 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(layer.frame.minX - 25) < 1e-9)
    #expect(abs(layer.frame.minY + 25) < 1e-9)
    #expect(abs(layer.frame.width - 50) < 1e-9)
    #expect(abs(layer.frame.height - 100) < 1e-9)
  }

  @Test func `a frame can be set under a scale`() {
    let layer = CALayer.box(0, 0, 10, 10)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test func `points are converted between branches of a tree`() {
    let left = CALayer.box(10, 10, 50, 50)
    let right = CALayer.box(100, 0, 50, 50)
    let inner = CALayer.box(5, 5, 10, 10)
    left.bounds.origin = CGPoint(x: 0, y: 20)
    let root = CALayer.box(0, 0, 200, 200).holding(left.holding(inner), right)
    #expect(inner.convert(.zero, to: root) == CGPoint(x: 15, y: -5))
    #expect(right.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: -84, y: -4))
    #expect(
      right.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: left)
        == CGRect(x: 90, y: 10, width: 2, height: 3)
    )
  }

  @Test func `nil converts to the space around the root`() {
    let root = CALayer.box(7, 9, 20, 20)
    #expect(root.convert(.zero, to: nil) == CGPoint(x: 7, y: 9))
    #expect(root.convert(CGPoint(x: 7, y: 9), from: nil) == .zero)
  }

  @Test func `hit testing finds the frontmost layer and respects clips`() {
    let back = CALayer.box(0, 0, 50, 50)
    let front = CALayer.box(25, 25, 50, 50)
    let root = CALayer.box(0, 0, 60, 60).holding(back, front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) === front)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 70, y: 70)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
  }

  @Test func `a matrix times its inverse is the identity`() {
    var matrix = CATransform3DMakeRotation(0.7, 1, 2, 3)
    matrix = CATransform3DTranslate(matrix, 4, 5, 6)
    matrix.m34 = -1 / 500
    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
    let rows = [
      product.m11 - 1, product.m12, product.m21, product.m22 - 1, product.m34, product.m43,
      product.m44 - 1,
    ]
    #expect(rows.allSatisfy { abs($0) < 1e-9 })
  }

  @Test func `a matrix without an inverse is returned as it is`() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
