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

  /// Does nothing: nothing is kept.
  open func clearCaches() {}
}
