import CoreGraphics
import QuartzCore
import Testing

/// The picture of a layer at scale 1 unless said otherwise.
func picture(of layer: CALayer, scale: CGFloat = 1) throws -> CGImage {
  #expect(layer.brokenInvariants().isEmpty)
  return try #require(Compositor().image(of: layer, scale: scale))
}

extension CGImage {
  /// A pixel as 0xAARRGGBB, multiplied by alpha.
  subscript(x: Int, y: Int) -> UInt32 { pixels[x, y] }
}

extension PixelBuffer {
  /// A pixel as 0xAARRGGBB, multiplied by alpha.
  subscript(x: Int, y: Int) -> UInt32 {
    guard (0..<width).contains(x), (0..<height).contains(y) else {
      Issue.record("there is no pixel (\(x), \(y)) in \(width) × \(height)")
      return 0
    }
    return (base + (y * stride + x * 4)).load(as: UInt32.self)
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CALayer {
  /// A layer with a frame and a colour.
  static func box(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: CGColor? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  /// This layer, holding others.
  func holding(_ layers: CALayer...) -> CALayer {
    for layer in layers { addSublayer(layer) }
    return self
  }
}
