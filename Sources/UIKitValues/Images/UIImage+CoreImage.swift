public import CoreImage

nonisolated extension UIImage {
  /// An image of a recipe, one pixel a point; its pixels are computed at once.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// An image of a recipe, `scale` pixels a point; its pixels are computed at once, and it is empty
  /// if the recipe has no end.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }

  /// The recipe of the image; always nil, since images have pixels here.
  public var ciImage: CIImage? { nil }
}

nonisolated extension CIImage {
  /// A recipe that begins with the pixels of an image, not turned; nil for an empty one.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// A recipe that begins with the pixels of an image; the options have no effect here.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }

  /// A recipe that begins with the picture in PNG or JPEG data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// A recipe that begins with the picture in a file.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }
}
