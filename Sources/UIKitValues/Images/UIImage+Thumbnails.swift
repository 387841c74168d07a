public import CoreGraphics
internal import Foundation

/// Pictures made ready before they are shown.
extension UIImage {
  /// A copy of a size in points, with the scale of the picture; nil for an empty size.
  nonisolated public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// A copy of a size in points, made away from the caller; nil for an empty size.
  nonisolated public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Makes a copy of a size in points, and hands it over on another queue.
  nonisolated public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The picture itself: it is decoded when it is read.
  nonisolated public func preparingForDisplay() -> UIImage? { self }

  /// The picture itself: it is decoded when it is read.
  nonisolated public func byPreparingForDisplay() async -> UIImage? { self }

  /// Hands the picture over on another queue: it is decoded when it is read.
  nonisolated public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { DispatchQueue.global().async { completionHandler(self) } }
}
