extension UIImageView {
  /// The image that the present flags and traits ask for.
  var currentPicture: UIImage? {
    let single = isHighlighted ? highlightedImage ?? image : image
    let series = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let picture = isAnimating ? series?.first ?? single : single ?? series?.first else {
      return nil
    }
    let fitting = picture.imageAsset?.image(with: traitCollection) ?? picture
    let mode = picture.renderingMode
    let styled = fitting.renderingMode == mode ? fitting : fitting.withRenderingMode(mode)
    guard styled.isSymbolImage, let preferredSymbolConfiguration else { return styled }
    return styled.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? styled
  }

  /// Returns `true` if an image takes the tint colour in place of its own.
  func tints(_ image: UIImage) -> Bool {
    switch image.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: image.isSymbolImage
    }
  }

  /// The size that the content mode gives the image, in points.
  func shownSize(of image: UIImage) -> CGSize {
    let size = image.size
    guard size.width > 0, size.height > 0 else { return .zero }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch contentMode {
    case .scaleToFill, .redraw: return bounds.size
    case .scaleAspectFit: return size * min(across, down)
    case .scaleAspectFill: return size * max(across, down)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return size
    }
  }
}

extension CGSize {
  /// Both sides made larger or smaller by the same factor.
  static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
}
