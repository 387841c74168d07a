/// Images as PNG and JPEG data.

nonisolated extension UIImage {
  /// The image as PNG data, its orientation applied; nil without pixels.
  public func pngData() -> Data? { orientedBitmap?.encodedPNG() }

  /// The image as JPEG data of a quality between 0 and 1, its orientation applied; nil without
  /// pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    orientedBitmap?.encodedJPEG(quality: compressionQuality.clampedToUnit)
  }

  private var orientedBitmap: CGImage? { bitmap(traits: .current) }
}
