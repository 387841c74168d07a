public import Foundation

extension CGImage {
  /// Reads PNG or JPEG data, recognized by their first bytes; the number is the way a camera was
  /// held, 1 to 8 as Exif counts, 1 for no rotation.
  package static func decoded(_ data: Data) -> (image: CGImage, orientation: Int)? {
    guard let decoded = try? ImageDecoder.decode(data) else { return nil }
    return (decoded.image, decoded.orientation)
  }

  /// The image as PNG data; the same pixels give the same bytes.
  package func encodedPNG() -> Data? { ImageEncoder.png(self) }

  /// The image on white as JPEG data of a quality between 0 and 1.
  package func encodedJPEG(quality: CGFloat) -> Data? {
    ImageEncoder.jpeg(self, quality: quality)
  }

  /// Makes an image of a PNG file's bytes; nothing if they are damaged.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, .png, shouldInterpolate)
  }

  /// Makes an image of a JPEG file's bytes; nothing if they are damaged.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(source, .jpeg, shouldInterpolate)
  }

  private convenience init?(
    _ source: CGDataProvider,
    _ format: ImageDecoder.Format,
    _ shouldInterpolate: Bool
  ) {
    guard ImageDecoder.format(of: source.bytes) == format,
      let image = try? ImageDecoder.decode(source.bytes).image
    else { return nil }
    self.init(
      pixels: image.pixels,
      isOpaque: image.isOpaque,
      shouldInterpolate: shouldInterpolate
    )
  }
}
