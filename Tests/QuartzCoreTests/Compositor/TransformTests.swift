import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

/// A layer of 100 by 100 points whose viewer is so many points before a card that is turned about y.
private func viewer(at distance: CGFloat, of card: CALayer, turnedBy angle: CGFloat) -> CALayer {
  let root = CALayer.box(0, 0, 100, 100)
  root.sublayerTransform.m34 = -1 / distance
  card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
  root.addSublayer(card)
  return root
}

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
    let card = CALayer.box(10, 10, 80, 80, .red)
    let root = viewer(at: 500, of: card, turnedBy: .pi / 3)
    let image = try picture(of: root)
    #expect(image[50, 50] == 0xFFFF_0000)
    #expect(image[20, 50] == 0)
    card.isDoubleSided = false
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try picture(of: root)[50, 50] == 0)
  }

  @Test(.oracle("Q-45")) func `in perspective the far edge is shorter`() throws {
    let root = viewer(at: 100, of: .box(20, 20, 60, 60, .red), turnedBy: .pi / 4)
    let image = try picture(of: root)
    func height(_ x: Int) -> Int { (0..<100).filter { image[x, $0] >> 24 > 127 }.count }
    // The edges are 21.2 points before and behind the middle, whose distance is 100.
    let (near, far) = (60 / (1 - 0.212), 60 / (1 + 0.212))
    #expect(abs(Double(height(24)) - near) < 1.5)
    #expect(abs(Double(height(66)) - far) < 1.5)
    #expect(height(21) == 0)
    #expect(height(70) == 0)
  }

  @Test(.oracle("Q-45"))
  func `faces of a transform layer lie in the order of their depth`() throws {
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    cube.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let (front, back) = (CALayer.box(0, 0, 60, 60, .red), CALayer.box(0, 0, 60, 60, .blue))
    front.transform = CATransform3DMakeTranslation(0, 0, 30)
    back.transform = CATransform3DMakeTranslation(0, 0, -30)
    cube.addSublayer(front)
    cube.addSublayer(back)
    let root = CALayer.box(0, 0, 100, 100)
    root.addSublayer(cube)
    #expect(try picture(of: root)[50, 50] == 0xFFFF_0000)
    cube.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try picture(of: root)[50, 50] == 0xFF00_00FF)
    back.isDoubleSided = false
    front.isHidden = true
    #expect(try picture(of: root)[50, 50] == 0)
    cube.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    front.isHidden = false
    // From aside both are seen, each where its depth brings it.
    let image = try picture(of: root)
    #expect(image[75, 50] == 0xFFFF_0000)
    #expect(image[12, 50] == 0xFF00_00FF)
  }

  @Test(.oracle("Q-45")) func `a card with a perspective of its own shows its front at any depth`()
    throws
  {
    let root = CALayer.box(0, 0, 100, 100)
    let card = CALayer.box(20, 20, 60, 60, .red)
    card.isDoubleSided = false
    var turn = CATransform3DIdentity
    turn.m34 = -1 / 500
    card.transform = CATransform3DRotate(turn, 0.3, 0, 1, 0)
    root.addSublayer(card)
    for depth: CGFloat in [0, 100, 600, 1000] {
      card.zPosition = depth
      #expect(try picture(of: root)[50, 50] == 0xFFFF_0000)
    }
    card.transform = CATransform3DRotate(turn, .pi + 0.3, 0, 1, 0)
    #expect(try picture(of: root)[50, 50] == 0)
  }

  @Test(.oracle("Q-45")) func `what has no size itself shows what is inside of it in perspective`()
    throws
  {
    let root = CALayer.box(0, 0, 100, 100)
    root.sublayerTransform.m34 = -1 / 500
    let holder = CALayer()
    holder.position = CGPoint(x: 50, y: 50)
    holder.transform = CATransform3DMakeRotation(0.3, 0, 1, 0)
    holder.addSublayer(.box(-30, -30, 60, 60, .red))
    root.addSublayer(holder)
    #expect(try picture(of: root)[50, 50] == 0xFFFF_0000)
  }

  @Test(.oracle("Q-45")) func `what lies behind the viewer is not seen`() throws {
    let root = CALayer.box(0, 0, 100, 100)
    root.sublayerTransform.m34 = -1 / 100
    let layer = CALayer.box(20, 20, 60, 60, .red)
    layer.zPosition = 150
    root.addSublayer(layer)
    #expect(try picture(of: root)[50, 50] == 0)
    layer.zPosition = 0
    layer.transform = CATransform3DMakeRotation(1.55, 0, 1, 0)
    layer.bounds.size.width = 400
    _ = try picture(of: root)
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
