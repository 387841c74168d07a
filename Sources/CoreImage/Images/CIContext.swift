public import CoreGraphics
public import Foundation

/// Options of a context, by the names that iOS has for them; none has an effect here.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// True to compute without a graphics processor, as is always done here.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  /// The space in which colours are changed.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// The space of what comes out.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// The form of pixels between filters.
  public static let workingFormat = Self(rawValue: "working_format")
  /// True to keep what is between filters.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
}

/// The form of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number on iOS.
  public let rawValue: Int32
  /// Makes a form of a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Red, green, blue and alpha in a byte each, as all pixels are here.
  public static let RGBA8 = Self(rawValue: 264)
  /// Blue, green, red and alpha in a byte each.
  public static let BGRA8 = Self(rawValue: 266)
  /// Alpha, red, green and blue in a byte each.
  public static let ARGB8 = Self(rawValue: 261)
  /// Two bytes for each colour.
  public static let RGBAh = Self(rawValue: 2_056)
  /// Four bytes for each colour.
  public static let RGBAf = Self(rawValue: 2_312)
}

/// Computes the pixels of images.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}

  /// Makes a context; the options have no effect here.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// The pixels of a rectangle of an image; nil if it is empty or has no end.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rectangle = fromRect.integral
    // A side of 16,384 pixels is the most that a graphics processor of iOS takes.
    guard !rectangle.isNull, !rectangle.isEmpty, rectangle.width <= 16_384,
      rectangle.height <= 16_384, abs(rectangle.minX) < 1e9, abs(rectangle.minY) < 1e9
    else { return nil }
    return image.grid(rectangle).image
  }

  /// The pixels of a rectangle of an image; form and space have no effect here.
  open func createCGImage(
    _ image: CIImage,
    from fromRect: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Writes the pixels of a rectangle of an image to memory, the highest row first (L-252).
  ///
  /// Of the forms there are those of a byte for each colour; others write nothing. The space has no
  /// effect here.
  open func render(
    _ image: CIImage,
    toBitmap data: UnsafeMutableRawPointer,
    rowBytes: Int,
    bounds: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let rectangle = bounds.integral
    guard let order = format.order, !rectangle.isNull, !rectangle.isEmpty,
      max(rectangle.width, rectangle.height) <= 16_384, rowBytes >= 4 * Int(rectangle.width)
    else { return }
    let grid = image.grid(rectangle)
    for y in 0..<grid.height {
      let row = data + y * rowBytes
      for x in 0..<grid.width {
        for (place, part) in order.enumerated() {
          let byte = grid.bytes[4 * (y * grid.width + x) + part]
          row.storeBytes(of: byte, toByteOffset: 4 * x + place, as: UInt8.self)
        }
      }
    }
  }

  /// In pixels: the most that a graphics processor of iOS takes.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
  /// In pixels: the most that a graphics processor of iOS takes.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
  /// Always that of RGB.
  open var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Always `RGBA8`.
  open var workingFormat: CIFormat { .RGBA8 }

  /// Does nothing: nothing is kept.
  open func clearCaches() {}
}

extension CIFormat {
  /// The places of a pixel's bytes among red, green, blue and alpha; nil for wider forms.
  fileprivate var order: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [3, 0, 1, 2]
    default: nil
    }
  }
}
