internal import CoreGraphics
internal import Foundation

/// The pixels of a rectangle: red, green, blue and alpha in a byte each, colours multiplied by
/// alpha, the highest row first.
struct PixelGrid {
  let width: Int
  let height: Int
  var bytes: [UInt8]

  /// A grid without any colour.
  init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    bytes = [UInt8](repeating: 0, count: 4 * self.width * self.height)
  }

  private static let information =
    CGBitmapInfo.byteOrder32Big.rawValue | CGImageAlphaInfo.premultipliedLast.rawValue

  /// The pixels of a picture, as large as it is.
  init(_ image: CGImage) {
    self.init(width: image.width, height: image.height)
    let (width, height) = (width, height)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: Self.information
      )
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      context?.flush()
    }
  }

  /// The picture of the pixels; nil if there are none, or too many.
  var image: CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
    return CGImage(
      width: width,
      height: height,
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      bytesPerRow: 4 * width,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: Self.information),
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
  }

  /// A pixel, from 0 to 1; none outside.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    get {
      guard x >= 0, y >= 0, x < width, y < height else { return .zero }
      let place = 4 * (y * width + x)
      return SIMD4(
        Float(bytes[place]),
        Float(bytes[place + 1]),
        Float(bytes[place + 2]),
        Float(bytes[place + 3])
      ) / 255
    }
    set {
      guard x >= 0, y >= 0, x < width, y < height else { return }
      let value = (newValue.clamped(lowerBound: .zero, upperBound: .one) * 255)
        .rounded(.toNearestOrEven)
      let place = 4 * (y * width + x)
      for part in 0..<4 { bytes[place + part] = UInt8(value[part]) }
    }
  }

  /// The colour between four pixels; x and y are those of pixels' middles.
  func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
    guard x.isFinite, y.isFinite, abs(x) < 1e7, abs(y) < 1e7 else { return .zero }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, below) = (Float(x) - Float(left), Float(y) - Float(top))
    let upper = self[left, top] * (1 - right) + self[left + 1, top] * right
    let lower = self[left, top + 1] * (1 - right) + self[left + 1, top + 1] * right
    return upper * (1 - below) + lower * below
  }

  /// The grid with each colour, which is not multiplied by alpha then, changed by a rule.
  func mapped(_ rule: (SIMD4<Float>) -> SIMD4<Float>) -> PixelGrid {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        var colour = self[x, y]
        let alpha = colour.w
        if alpha > 0, alpha < 1 {
          colour /= alpha
          colour.w = alpha
        }
        var changed = rule(colour).clamped(lowerBound: .zero, upperBound: .one)
        let kept = changed.w
        changed *= kept
        changed.w = kept
        result[x, y] = changed
      }
    }
    return result
  }
}
