import CoreGraphics
import Foundation
import Testing

@Suite struct `Building paths` {
  private func types(_ path: CGPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  @Test func `a rectangle is a move, three lines and a close`() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(
      types(path) == [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
      ]
    )
    var rect = CGRect.zero
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `steps without a current point are left out`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(path.isEmpty)
  }

  @Test func `after closing the next step begins where the subpath did`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(types(path).suffix(2) == [.moveToPoint, .addLineToPoint])
  }

  @Test func `the box of a curve is smaller than that of its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0),
      control1: CGPoint(x: 0, y: 10),
      control2: CGPoint(x: 10, y: 10)
    )
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 7.5))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func `an ellipse touches its rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 50) < 1e-9)
    #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 50) < 1e-9)
  }

  @Test func `corners are no larger than half a side`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 50, transform: nil)
    #expect(path.boundingBox == rect)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 5, y: 0.2)))
  }

  @Test func `an arc turns the way it is told`() {
    let half = CGMutablePath()
    half.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(half.boundingBoxOfPath.maxY - 10) < 1e-6)
    #expect(abs(half.boundingBoxOfPath.minY) < 1e-6)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(other.boundingBoxOfPath.minY + 10) < 1e-6)
    let whole = CGMutablePath()
    whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(abs(whole.boundingBoxOfPath.width - 20) < 1e-6)
  }

  @Test func `a corner arc touches both sides`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
  }

  @Test func `rules differ where a path overlaps itself`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 15, y: 5), transform: .init(translationX: 10, y: 0)))
  }
}

@Suite struct `Stroking paths` {
  private let line: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    return path
  }()

  private func box(_ cap: CGLineCap) -> CGRect {
    line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
      .boundingBoxOfPath
  }

  @Test func `caps make a line longer`() {
    #expect(box(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(box(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = box(.round)
    #expect(abs(round.minX + 2) < 1e-9 && abs(round.maxX - 12) < 1e-9)
  }

  @Test func `mitres reach further than bevels`() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    func contains(_ join: CGLineJoin, limit: CGFloat = 10) -> Bool {
      corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
        .contains(CGPoint(x: 11.8, y: -1.8))
    }
    #expect(contains(.miter))
    #expect(!contains(.miter, limit: 1))
    #expect(!contains(.bevel))
    #expect(!contains(.round))
  }

  @Test func `a closed outline has a hole`() {
    let ring = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(ring.contains(CGPoint(x: 0, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 22, height: 22))
  }

  @Test func `dashes cut a line`() {
    let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    var starts: [CGFloat] = []
    dashed.applyWithBlock {
      if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0].x) }
    }
    #expect(starts.first == 0)
    #expect(starts.contains(4))
    #expect(dashed.boundingBoxOfPath.maxX == 10)
  }
}
