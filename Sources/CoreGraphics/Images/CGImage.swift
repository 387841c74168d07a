public import Foundation

/// A picture of pixels that no longer changes.
///
/// Whatever it is made of is kept as premultiplied sRGB with eight bits a component, or, for a
/// mask, as one byte of coverage a pixel.
public final class CGImage: @unchecked Sendable {
  /// The pixels.
  package let pixels: PixelBuffer
  /// True if pixels hold coverage and no colour.
  public let isMask: Bool
  /// True if every pixel is known to be opaque.
  package let isOpaque: Bool
  /// True if drawing it larger smooths it.
  public let shouldInterpolate: Bool

  package init(
    pixels: PixelBuffer,
    isOpaque: Bool = false,
    shouldInterpolate: Bool = true
  ) {
    (self.pixels, self.isOpaque) = (pixels, isOpaque)
    self.shouldInterpolate = shouldInterpolate
    isMask = pixels.isMask
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  /// Bits of one component as kept here.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel as kept here.
  public var bitsPerPixel: Int { isMask ? 8 : 32 }
  /// Bytes from one row to the next as kept here.
  public var bytesPerRow: Int { pixels.stride }
  /// The space of the colours; masks have none.
  public var colorSpace: CGColorSpace? { isMask ? nil : .standard }
  /// The position of alpha in a pixel as kept here.
  public var alphaInfo: CGImageAlphaInfo {
    isMask ? .none : isOpaque ? .noneSkipFirst : .premultipliedFirst
  }
  /// The layout of a pixel as kept here.
  public var bitmapInfo: CGBitmapInfo {
    let order = isMask ? 0 : CGBitmapInfo.byteOrder32Little.rawValue
    return CGBitmapInfo(rawValue: alphaInfo.rawValue | order)
  }
  /// The ranges that components are spread over: nil, as they are kept as they are drawn.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// The treatment of colours outside the space; always the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The bytes of the pixels as kept here.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(bytes: Data(bytes: pixels.base, count: pixels.stride * (height - 1) + rowBytes))
  }

  /// Bytes of a row that hold pixels.
  var rowBytes: Int { width * (isMask ? 1 : 4) }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// The part inside a rectangle in pixels from the top left corner; it shares memory.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard !rect.isNull, !rect.origin.x.isNaN, !rect.size.width.isNaN else { return nil }
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1,
      let shared = pixels.part(
        x: Int(part.minX),
        y: Int(part.minY),
        width: Int(part.width),
        height: Int(part.height)
      )
    else { return nil }
    return CGImage(pixels: shared, isOpaque: isOpaque, shouldInterpolate: shouldInterpolate)
  }
}

extension CGImage: Hashable {
  /// True if both are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
