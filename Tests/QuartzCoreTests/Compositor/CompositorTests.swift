import CoreGraphics
import QuartzCore
import Testing

@Suite struct `Painting layers` {
  @Test func `layers cover each other from back to front`() throws {
    let root = CALayer.box(0, 0, 10, 10, .white)
      .holding(.box(1, 1, 5, 5, .red), .box(3, 3, 5, 5, .blue))
    let image = try picture(of: root)
    #expect(image[0, 0] == 0xFFFF_FFFF)
    #expect(image[2, 2] == 0xFFFF_0000)
    #expect(image[4, 4] == 0xFF00_00FF)
    root.sublayers?[0].zPosition = 1
    #expect(try picture(of: root)[4, 4] == 0xFFFF_0000)
  }

  @Test func `edges snap to whole pixels`() throws {
    let root = CALayer.box(0, 0, 10, 10).holding(.box(1.3, 1.6, 3, 3, .red))
    let image = try picture(of: root)
    #expect(image[0, 2] == 0)
    #expect(image[1, 2] == 0xFFFF_0000)
    #expect(image[1, 1] == 0)
    #expect(image[3, 4] == 0xFFFF_0000)
    #expect(image[4, 4] == 0)
    let fine = try picture(of: root, scale: 2)
    #expect(fine[3, 3] == 0xFFFF_0000)
    #expect(fine[2, 3] == 0)
  }

  @Test func `a hairline is one pixel at every scale`() throws {
    for scale in [1, 2, 3] {
      let line = CALayer.box(0, 4, 10, 1 / 3, .red)
      let image = try picture(of: CALayer.box(0, 0, 10, 10).holding(line), scale: CGFloat(scale))
      #expect((0..<image.height).filter { image[0, $0] != 0 } == [4 * scale])
    }
  }

  @Test func `the origin of the bounds scrolls`() throws {
    let root = CALayer.box(0, 0, 10, 10).holding(.box(0, 5, 2, 2, .red))
    root.bounds.origin.y = 5
    #expect(try picture(of: root)[0, 0] == 0xFFFF_0000)
  }

  @Test func `only masksToBounds cuts off`() throws {
    let inner = CALayer.box(2, 2, 4, 4).holding(.box(2, 2, 6, 6, .red))
    let root = CALayer.box(0, 0, 10, 10).holding(inner)
    #expect(try picture(of: root)[8, 8] == 0xFFFF_0000)
    inner.masksToBounds = true
    #expect(try picture(of: root)[8, 8] == 0)
    #expect(try picture(of: root)[5, 5] == 0xFFFF_0000)
  }

  @Test func `rounded corners are smooth, symmetric and can be chosen`() throws {
    let layer = CALayer.box(0, 0, 20, 20, .white)
    layer.cornerRadius = 8
    let image = try picture(of: layer)
    #expect(image[0, 0] == 0)
    #expect(image[10, 0] == 0xFFFF_FFFF)
    let edge = image[2, 2]
    #expect(edge != 0 && edge != 0xFFFF_FFFF)
    #expect([image[17, 2], image[2, 17], image[17, 17]] == [edge, edge, edge])
    layer.maskedCorners = [.layerMaxXMaxYCorner]
    let one = try picture(of: layer)
    #expect(one[0, 0] == 0xFFFF_FFFF)
    #expect(one[19, 19] == 0)
  }

  @Test func `the area of a circle is right`() throws {
    let layer = CALayer.box(0, 0, 100, 100, .white)
    layer.cornerRadius = 50
    let image = try picture(of: layer)
    var sum = 0.0
    for y in 0..<100 { for x in 0..<100 { sum += Double(image[x, y] >> 24) / 255 } }
    #expect(abs(sum - .pi * 2500) < 8)
  }

  @Test func `rounded clips cut sublayers`() throws {
    let layer = CALayer.box(0, 0, 20, 20).holding(.box(0, 0, 20, 20, .red))
    layer.cornerRadius = 10
    #expect(try picture(of: layer)[0, 0] == 0xFFFF_0000)
    layer.masksToBounds = true
    #expect(try picture(of: layer)[0, 0] == 0)
    #expect(try picture(of: layer)[10, 10] == 0xFFFF_0000)
  }

  @Test func `a border is inside the bounds and in front of sublayers`() throws {
    let layer = CALayer.box(0, 0, 10, 10).holding(.box(0, 0, 10, 10, .blue))
    layer.borderWidth = 2
    layer.borderColor = .red
    let image = try picture(of: layer)
    #expect(image[0, 5] == 0xFFFF_0000)
    #expect(image[1, 1] == 0xFFFF_0000)
    #expect(image[2, 2] == 0xFF00_00FF)
    #expect(image[8, 5] == 0xFFFF_0000)
    #expect(image[5, 9] == 0xFFFF_0000)
    layer.borderColor = nil
    #expect(try picture(of: layer)[0, 5] == 0xFF00_00FF)
  }

  @Test func `opacity acts on layer and sublayers as one picture`() throws {
    let group = CALayer.box(0, 0, 10, 10, .red).holding(.box(0, 0, 5, 10, .blue))
    let root = CALayer.box(0, 0, 10, 10, .white).holding(group)
    group.opacity = 0.5
    let image = try picture(of: root)
    #expect(image[7, 5] == 0xFFFF_7F7F)
    #expect(image[2, 5] == 0xFF7F_7FFF)
    group.allowsGroupOpacity = false
    #expect(try picture(of: root)[2, 5] != 0xFF7F_7FFF)
  }

  @Test func `a mask shows what its alpha covers`() throws {
    let layer = CALayer.box(0, 0, 10, 10, .red)
    layer.mask = .box(0, 0, 5, 10, CGColor(gray: 0, alpha: 0.5))
    let image = try picture(of: layer)
    #expect(image[2, 2] == 0x8080_0000)
    #expect(image[7, 2] == 0)
  }

  @Test func `hidden and transparent layers are not painted`() throws {
    let hidden = CALayer.box(0, 0, 5, 5, .red)
    hidden.isHidden = true
    let clear = CALayer.box(5, 5, 5, 5, .red)
    clear.opacity = 0
    let image = try picture(of: CALayer.box(0, 0, 10, 10).holding(hidden, clear))
    #expect(image[2, 2] == 0)
    #expect(image[7, 7] == 0)
  }
}
