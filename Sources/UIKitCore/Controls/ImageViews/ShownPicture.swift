/// The picture that an image view has put into its layer, so that the same is not made twice.
struct ShownPicture: Equatable {
  private let image: UIImage?
  private let tint: UIColor?
  private let pixels: CGSize
  private let scale: CGFloat
  private let traits: UITraitCollection

  init(of view: UIImageView) {
    image = view.currentPicture
    scale = view.pixelsPerPoint
    traits = view.traitCollection
    let isDrawn = image.map { view.tints($0) || $0.cgImage == nil } ?? false
    let tint = image.map { view.tints($0) } ?? false ? view.tintColor : nil
    self.tint = tint?.resolvedColor(with: view.traitCollection)
    pixels = isDrawn ? image.map { view.shownSize(of: $0) * view.pixelsPerPoint } ?? .zero : .zero
  }

  static func == (left: ShownPicture, right: ShownPicture) -> Bool {
    left.image === right.image && left.tint == right.tint && left.pixels == right.pixels
      && left.scale == right.scale && left.traits == right.traits
  }

  func show(in layer: CALayer) {
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let image else {
      layer.contents = nil
      return
    }
    if tint == nil, image.imageOrientation == .up, let bitmap = image.cgImage {
      layer.contents = bitmap
      layer.contentsScale = image.scale
      stretch(image, in: layer)
    } else {
      layer.contents = drawn(image)?.cgImage
      layer.contentsScale = scale
    }
  }

  /// Lets the middle of a resizable image stretch, and its caps not.
  private func stretch(_ image: UIImage, in layer: CALayer) {
    let caps = image.capInsets
    guard caps != .zero, image.size.width > 0, image.size.height > 0 else { return }
    layer.contentsCenter = CGRect(
      x: caps.left / image.size.width,
      y: caps.top / image.size.height,
      width: max(0, 1 - (caps.left + caps.right) / image.size.width),
      height: max(0, 1 - (caps.top + caps.bottom) / image.size.height)
    )
  }

  /// The image in the tint colour and the pixels in which it is shown.
  private func drawn(_ image: UIImage) -> UIImage? {
    let size = pixels == .zero ? image.size : pixels * (1 / scale)
    // A picture larger than any screen is not worth its memory.
    guard size.width > 0, size.height > 0, max(size.width, size.height) < 4096 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    let picture = tint.map { image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
