import CoreGraphics
import QuartzCore
import Testing

@Suite struct `Painting turned layers` {
  @Test func `a quarter turn is exact`() throws {
    let layer = CALayer.box(2, 4, 8, 4, .red).holding(.box(0, 0, 2, 2, .blue))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let image = try picture(of: CALayer.box(0, 0, 12, 12).holding(layer))
    #expect(image[4, 2] == 0xFFFF_0000)
    #expect(image[7, 9] == 0xFFFF_0000)
    #expect(image[3, 5] == 0)
    #expect(image[8, 5] == 0)
    #expect(image[7, 2] == 0xFF00_00FF)
  }

  @Test func `a mirrored layer is exact`() throws {
    let layer = CALayer.box(0, 0, 10, 10, .red).holding(.box(0, 0, 3, 10, .blue))
    layer.transform = CATransform3DMakeScale(-1, 1, 1)
    let image = try picture(of: CALayer.box(0, 0, 10, 10).holding(layer))
    #expect(image[9, 5] == 0xFF00_00FF)
    #expect(image[0, 5] == 0xFFFF_0000)
  }

  @Test func `a scale keeps edges sharp`() throws {
    let layer = CALayer.box(4, 4, 4, 4, .red)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    let image = try picture(of: CALayer.box(0, 0, 12, 12).holding(layer))
    #expect(image[2, 2] == 0xFFFF_0000)
    #expect(image[9, 9] == 0xFFFF_0000)
    #expect(image[1, 5] == 0)
    #expect(image[10, 5] == 0)
  }

  @Test func `a turned edge is smooth and keeps its area`() throws {
    let layer = CALayer.box(20, 20, 60, 60, .white)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    let image = try picture(of: CALayer.box(0, 0, 100, 100).holding(layer))
    var sum = 0.0
    for y in 0..<100 { for x in 0..<100 { sum += Double(image[x, y] >> 24) / 255 } }
    #expect(abs(sum - 3600) < 15)
    #expect(image[50, 50] == 0xFFFF_FFFF)
  }

  @Test func `a perspective makes what is turned away narrower`() throws {
    let root = CALayer.box(0, 0, 100, 100)
    root.sublayerTransform.m34 = -1 / 500
    let card = CALayer.box(10, 10, 80, 80, .red)
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    root.addSublayer(card)
    let image = try picture(of: root)
    #expect(image[50, 50] == 0xFFFF_0000)
    #expect(image[20, 50] == 0)
    card.isDoubleSided = false
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try picture(of: root)[50, 50] == 0)
  }

  @Test func `a replicator repeats its sublayers`() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    replicator.addSublayer(.box(0, 0, 5, 10, .red))
    let image = try picture(of: replicator)
    #expect(
      [2, 7, 12, 17, 22, 27].map { image[$0, 5] != 0 } == [true, false, true, false, true, false]
    )
  }
}
