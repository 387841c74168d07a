public import CoreImage

nonisolated extension UIImage {
  /// The recipe of the image; always nil, since images have pixels here.
  public var ciImage: CIImage? { nil }
}

nonisolated extension ImageState {
  /// The pixels of a recipe, computed at once; none for one without an end.
  init(_ recipe: CIImage) {
    let pixels = CIContext().createCGImage(recipe, from: recipe.extent)
    self.init(source: pixels.map { .bitmap($0) } ?? .empty)
  }
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
