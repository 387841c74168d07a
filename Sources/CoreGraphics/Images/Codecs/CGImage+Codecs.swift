public import Foundation

extension CGImage {
  /// Reads PNG or JPEG data, told apart by their first bytes; the number is the way a camera was
  /// held, 1 to 8 as Exif counts, 1 for upright.
  package static func decoded(_ data: Data) -> (image: CGImage, orientation: Int)? {
    if data.starts(with: PNGCodec.signature) {
      return PNGCodec.read(data).map { ($0, 1) }
    }
    guard data.starts(with: JPEGCodec.signature), let image = JPEGCodec.read(data) else {
      return nil
    }
    return (image, ExifOrientation.read(data))
  }

  /// The image as PNG data; the same pixels give the same bytes.
  package func encodedPNG() -> Data? { PNGCodec.write(self) }

  /// The image on white as JPEG data of a quality between 0 and 1.
  package func encodedJPEG(quality: CGFloat) -> Data? { JPEGCodec.write(self, quality: quality) }

  /// Reads PNG data; the last three arguments change nothing here.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let image = PNGCodec.read(source.bytes) else { return nil }
    self.init(
      pixels: image.pixels,
      isOpaque: image.isOpaque,
      shouldInterpolate: shouldInterpolate
    )
  }

  /// Reads JPEG data; the last three arguments change nothing here.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let image = JPEGCodec.read(source.bytes) else { return nil }
    self.init(
      pixels: image.pixels,
      isOpaque: image.isOpaque,
      shouldInterpolate: shouldInterpolate
    )
  }
}
