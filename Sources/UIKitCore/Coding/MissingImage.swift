internal import Foundation
internal import InterfaceBuilder

/// The image that a preview shows for one that is not beside the document.
enum MissingImage {
  /// A light box with a frame, in the size that the document gives the image.
  static func picture(size: InterfaceBuilder.Size?) -> UIImage? {
    let size = CGSize(width: size?.width ?? 24, height: size?.height ?? 24)
    guard size.width >= 1, size.height >= 1, size.width <= 4096, size.height <= 4096 else {
      return nil
    }
    return UIGraphicsImageRenderer(size: size).image { context in
      let box = CGRect(origin: .zero, size: size)
      UIColor(white: 0.6, alpha: 0.25).setFill()
      context.fill(box)
      UIColor(white: 0.5, alpha: 0.5).setStroke()
      context.stroke(box)
    }
  }
}
