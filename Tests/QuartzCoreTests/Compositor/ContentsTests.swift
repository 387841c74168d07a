import CoreGraphics
import Testing
import UIKitTesting

@testable import QuartzCore

@Suite struct `Painting contents` {
  /// A picture of four coloured quarters.
  func quarters(_ side: Int = 4) throws -> CGImage {
    let context = try #require(
      CGContext(size: CGSize(width: side, height: side), scale: 1)
    )
    let half = CGFloat(side) / 2
    for (index, color) in [CGColor.red, .green, .blue, .white].enumerated() {
      context.setFillColor(color)
      context.fill(
        CGRect(
          x: half * CGFloat(index % 2),
          y: half * CGFloat(index / 2),
          width: half,
          height: half
        )
      )
    }
    return try #require(context.makeImage())
  }

  func layer(_ gravity: CALayerContentsGravity, _ width: CGFloat, _ height: CGFloat) throws
    -> CALayer
  {
    let layer = CALayer.box(0, 0, width, height)
    layer.contents = try quarters()
    layer.contentsGravity = gravity
    return layer
  }

  @Test func `contents of the layer's size are copied`() throws {
    let image = try picture(of: layer(.resize, 4, 4))
    #expect(
      [image[0, 0], image[3, 0], image[0, 3], image[3, 3]]
        == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    )
  }

  @Test func `gravity places contents that are not stretched`() throws {
    let top = try picture(of: layer(.top, 10, 10))
    #expect(top[3, 0] == 0xFFFF_0000)
    #expect(top[2, 0] == 0)
    #expect(top[3, 4] == 0)
    let corner = try picture(of: layer(.bottomRight, 10, 10))
    #expect(corner[9, 9] == 0xFFFF_FFFF)
    #expect(corner[5, 9] == 0)
  }

  @Test func `aspect fits or fills`() throws {
    let fit = try picture(of: layer(.resizeAspect, 8, 16))
    #expect(fit[0, 3] == 0)
    #expect(fit[0, 4] == 0xFFFF_0000)
    #expect(fit[7, 11] == 0xFFFF_FFFF)
    let fill = try layer(.resizeAspectFill, 8, 16)
    fill.masksToBounds = true
    let image = try picture(of: CALayer.box(0, 0, 20, 20).holding(fill))
    #expect(image[0, 0] == 0xFFFF_0000)
    #expect(image[7, 0] == 0xFF00_FF00)
    #expect(image[8, 0] == 0)
  }

  @Test func `a part of the contents can be shown`() throws {
    let layer = try layer(.resize, 6, 6)
    layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    let image = try picture(of: layer)
    #expect(image[0, 0] == 0xFFFF_FFFF)
    #expect(image[5, 5] == 0xFFFF_FFFF)
  }

  @Test func `the centre stretches and corners keep their size`() throws {
    let layer = CALayer.box(0, 0, 20, 4)
    layer.contents = try quarters()
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.25, height: 1)
    let image = try picture(of: layer)
    #expect(image[0, 0] == 0xFFFF_0000)
    #expect(image[17, 0] == 0xFFFF_0000)
    #expect(image[18, 0] == 0xFF00_FF00)
  }

  @Test func `contents at scale 2 are half as large`() throws {
    let layer = try layer(.center, 4, 4)
    layer.contentsScale = 2
    let image = try picture(of: layer, scale: 2)
    #expect(image[1, 2] == 0)
    #expect(image[2, 2] == 0xFFFF_0000)
    #expect(image[5, 5] == 0xFFFF_FFFF)
  }

  @Test func `gradients run from their start to their end`() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 100)
    layer.colors = [CGColor.black, CGColor.white]
    let image = try picture(of: layer)
    #expect(image[1, 0] & 255 < 4)
    #expect(image[1, 99] & 255 > 251)
    #expect(abs(Int(image[1, 50] & 255) - 128) < 4)
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    layer.type = .radial
    #expect(try picture(of: layer)[2, 50] & 255 < 90)
    #expect(try picture(of: layer)[0, 0] == 0xFFFF_FFFF)
    layer.type = .conic
    layer.colors = [CGColor.red, CGColor.blue]
    let turned = try picture(of: layer)
    #expect(turned[3, 98] != turned[0, 2])
  }

  @Test(.oracle("Q-44")) func `gradients end at rounded corners`() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.colors = [CGColor.red, CGColor.red]
    layer.cornerRadius = 12
    let image = try picture(of: layer)
    #expect(image[0, 0] == 0)
    #expect(image[20, 0] == 0xFFFF_0000)
    layer.maskedCorners = .layerMaxXMaxYCorner
    #expect(try picture(of: layer)[0, 0] == 0xFFFF_0000)
    #expect(try picture(of: layer)[39, 39] == 0)
  }

  @Test func `shapes are filled and stroked, also beyond the bounds`() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 1, height: 1)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.fillColor = .red
    shape.strokeColor = .blue
    shape.lineWidth = 2
    let image = try picture(of: CALayer.box(0, 0, 40, 40).holding(shape))
    #expect(image[15, 15] == 0xFFFF_0000)
    #expect(image[9, 15] == 0xFF00_00FF)
    #expect(image[10, 15] == 0xFF00_00FF)
    #expect(image[8, 15] == 0)
    shape.fillColor = nil
    shape.strokeEnd = 0.25
    let part = try picture(of: CALayer.box(0, 0, 40, 40).holding(shape))
    #expect(part[15, 10] == 0xFF00_00FF)
    #expect(part[15, 15] == 0)
    #expect(part[10, 15] == 0)
  }

  @Test func `a tree is rendered into a context upright`() throws {
    let root = CALayer.box(0, 0, 10, 10, .white).holding(.box(0, 0, 10, 3, .red))
    let context = try #require(CGContext(size: CGSize(width: 20, height: 20), scale: 2))
    context.translateBy(x: 5, y: 5)
    root.render(in: context)
    let image = try #require(context.makeImage())
    #expect(image[9, 9] == 0)
    #expect(image[11, 11] == 0xFFFF_0000)
    #expect(image[11, 28] == 0xFFFF_FFFF)
  }

  /// Draws a green square of 4 by 4 pixels at (30, 10).
  final class SquareLayer: CALayer {
    override func draw(in context: CGContext) {
      context.setFillColor(.green)
      context.fill(CGRect(x: 30, y: 10, width: 4, height: 4))
    }
  }

  @Test func `a small drawing in a large layer keeps its place and few pixels`() throws {
    let layer = SquareLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.store?.pixels.width == 6)
    #expect(layer.store?.pixels.height == 6)
    let image = try picture(of: layer)
    #expect(image[30, 10] == 0xFF00_FF00)
    #expect(image[33, 13] == 0xFF00_FF00)
    #expect(image[29, 10] == 0)
    #expect(image[34, 13] == 0)
    #expect(image[30, 9] == 0)
    #expect(image[30, 14] == 0)
    let contents = try #require(layer.store?.image)
    #expect(contents.width == 100)
    #expect(contents.height == 50)
    #expect(contents[30, 10] == 0xFF00_FF00)
    #expect(contents[29, 10] == 0)
  }

  @Test func `a small drawing is stretched from its place`() throws {
    let layer = SquareLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let image = try picture(of: layer)
    #expect(image[62, 22] == 0xFF00_FF00)
    #expect(image[66, 26] == 0xFF00_FF00)
    #expect(image[56, 22] == 0)
    #expect(image[72, 26] == 0)
  }
}
