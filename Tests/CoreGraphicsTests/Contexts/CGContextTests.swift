import CoreGraphics
import Foundation
import Testing

extension CGContext {
  /// Blue, green, red and alpha of a pixel from the top left.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    flush()
    let at = pixels.base + y * pixels.stride + x * 4
    return (0..<4).map { Int(at.load(fromByteOffset: $0, as: UInt8.self)) }
  }

  static func kit(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) throws -> CGContext {
    try #require(CGContext(size: CGSize(width: width, height: height), scale: scale))
  }
}

@Suite struct `Drawing into bitmaps` {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func `what is too large for memory has fewer pixels to a point`() {
    #expect(CGContext.feasibleScale(3, for: CGSize(width: 300, height: 500)) == 3)
    let square = CGContext.feasibleScale(3, for: CGSize(width: 4000, height: 4000))
    #expect(square < 3 && square > 2.8)
    let line = CGContext.feasibleScale(2, for: CGSize(width: 30_000, height: 1))
    #expect(line * 30_000 <= 32_767 && line > 1)
  }

  private func bare(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue
      )
    )
  }

  @Test func `a bare context has its origin at the bottom`() throws {
    let context = try bare(10, 10)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.pixel(1, 8) == [0, 0, 255, 255])
    #expect(context.pixel(1, 1) == [0, 0, 0, 0])
    #expect(context.ctm.isIdentity)
  }

  @Test func `a context of the kit has its origin at the top`() throws {
    let context = try CGContext.kit(10, 10, scale: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.pixel(7, 7) == [0, 0, 255, 255])
    #expect(context.pixel(8, 8) == [0, 0, 0, 0])
    #expect(context.ctm == CGAffineTransform(2, 0, 0, -2, 0, 20))
  }

  @Test func `state comes back`() throws {
    let context = try CGContext.kit(10, 10)
    context.setFillColor(red)
    context.saveGState()
    context.setFillColor(blue)
    context.translateBy(x: 100, y: 0)
    context.clip(to: .zero)
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixel(0, 0) == [0, 0, 255, 255])
  }

  @Test func `a path stays where it was when the transform changes`() throws {
    let context = try CGContext.kit(20, 20)
    context.setFillColor(red)
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.translateBy(x: 10, y: 10)
    #expect(context.path?.boundingBox == CGRect(x: -10, y: -10, width: 4, height: 4))
    context.fillPath()
    #expect(context.pixel(1, 1) == [0, 0, 255, 255])
    #expect(context.isPathEmpty)
  }

  @Test func `a transform without area draws nothing and does no harm`() throws {
    let context = try CGContext.kit(10, 10)
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixel(0, 0) == [255, 0, 0, 255])
    #expect(context.pixel(5, 5) == [0, 0, 0, 0])
  }

  @Test func `clips meet and even-odd leaves holes`() throws {
    let context = try CGContext.kit(10, 10)
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    context.clip(using: .evenOdd)
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.pixel(1, 1)[3] == 255)
    #expect(context.pixel(4, 4)[3] == 0)
    #expect(context.pixel(1, 7)[3] == 0)
  }

  @Test func `an image as a clip lets its coverage through`() throws {
    let mask = try CGContext.kit(4, 4)
    mask.setFillColor(gray: 0, alpha: 0.5)
    mask.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let context = try CGContext.kit(4, 4)
    context.clip(
      to: CGRect(x: 0, y: 0, width: 4, height: 4),
      mask: mask.takeImage(),
      isYDown: true
    )
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect((126...129).contains(context.pixel(0, 0)[3]))
    #expect(context.pixel(3, 0)[3] == 0)
  }

  @Test(arguments: [
    (CGBlendMode.multiply, [0, 0, 255, 255]), (.screen, [255, 255, 255, 255]),
    (.difference, [0, 255, 0, 255]), (.copy, [0, 0, 255, 255]), (.clear, [0, 0, 0, 0]),
    (.plusLighter, [255, 255, 255, 255]), (.plusDarker, [0, 0, 255, 255]),
    (.destinationOver, [255, 255, 255, 255]), (.sourceIn, [0, 0, 255, 255]),
    (.destinationOut, [0, 0, 0, 0]),
  ])
  func `modes blend red onto white`(mode: CGBlendMode, expected: [Int]) throws {
    let context = try CGContext.kit(3, 1)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setBlendMode(mode)
    context.setFillColor(red)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let known = mode == .difference ? [255, 255, 0, 255] : expected
    #expect(context.pixel(1, 0) == known)
    #expect(context.pixel(0, 0) == [255, 255, 255, 255], "only the shape may change")
  }

  @Test func `a layer is painted as one`() throws {
    let context = try CGContext.kit(4, 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.setFillColor(blue)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(context.pixel(0, 0)[2] == 0 && (127...128).contains(context.pixel(0, 0)[0]))
    #expect((127...128).contains(context.pixel(3, 0)[2]))
  }

  @Test func `shadows fall downwards in a context of the kit`() throws {
    let context = try CGContext.kit(20, 20)
    context.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: CGColor.black)
    context.setFillColor(red)
    context.fill(CGRect(x: 4, y: 4, width: 6, height: 6))
    #expect(context.pixel(5, 5) == [0, 0, 255, 255])
    #expect(context.pixel(5, 16) == [0, 0, 0, 255])
    #expect(context.pixel(5, 19)[3] == 0)
  }

  @Test func `a blurred shadow falls off like a Gaussian`() throws {
    let context = try CGContext.kit(80, 80)
    context.setShadow(offset: CGSize(width: 100, height: 0), blur: 10, color: CGColor.black)
    context.fill(CGRect(x: -160, y: -80, width: 100, height: 240))
    // The shadow's edge is at 40: half of it there, 16 % one deviation (5) further out.
    let edge = (context.pixel(39, 40)[3] + context.pixel(40, 40)[3]) / 2
    #expect((124...131).contains(edge))
    #expect((33...48).contains(context.pixel(45, 40)[3]))
    #expect(context.pixel(70, 40)[3] == 0)
  }

  @Test func `gradients run and stop as told`() throws {
    let context = try CGContext.kit(100, 1)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil)
    )
    context.drawLinearGradient(
      gradient,
      start: CGPoint(x: 20, y: 0),
      end: CGPoint(x: 80, y: 0),
      options: .drawsAfterEndLocation
    )
    #expect(context.pixel(10, 0)[3] == 0)
    #expect((124...131).contains(context.pixel(50, 0)[0]))
    #expect(context.pixel(90, 0) == [255, 255, 255, 255])
  }

  @Test func `whole pixels stay whole`() throws {
    let source = try CGContext.kit(2, 2)
    source.setFillColor(red)
    source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    source.setFillColor(blue)
    source.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let image = source.takeImage()
    let context = try CGContext.kit(10, 10)
    context.draw(image, in: CGRect(x: 3, y: 4, width: 2, height: 2), isYDown: true)
    #expect(context.pixel(3, 4) == [0, 0, 255, 255])
    #expect(context.pixel(4, 5) == [255, 0, 0, 255])
    #expect(context.pixel(2, 4)[3] == 0 && context.pixel(4, 4)[3] == 0)
    context.draw(image, in: CGRect(x: 6, y: 0, width: 2, height: 2))
    #expect(context.pixel(6, 1) == [0, 0, 255, 255], "Apple's call turns pictures over here")
  }
}

@Suite struct `Bitmaps in other layouts` {
  @Test func `a caller's bytes follow each drawing`() throws {
    var bytes = [UInt8](repeating: 0, count: 4 * 4 * 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress,
          width: 4,
          height: 4,
          bitsPerComponent: 8,
          bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      )
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    }
    #expect(Array(bytes[0..<8]) == [255, 128, 0, 255, 0, 0, 0, 0])
  }

  @Test func `a grey context holds lightness`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 2,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue
      )
    )
    context.setFillColor(gray: 0.5, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data?.assumingMemoryBound(to: UInt8.self))
    #expect(bytes[0] == 0 && (127...128).contains(bytes[1]))
  }

  @Test func `what cannot be drawn into is refused`() {
    let space = CGColorSpaceCreateDeviceRGB()
    for (width, height, bits, row) in [
      (0, 4, 8, 0), (4, -1, 8, 0), (100_000, 100_000, 8, 0), (4, 4, 5, 0), (4, 4, 8, 3),
    ] {
      #expect(
        CGContext(
          data: nil,
          width: width,
          height: height,
          bitsPerComponent: bits,
          bytesPerRow: row,
          space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        ) == nil
      )
    }
  }
}
