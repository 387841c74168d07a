public import Foundation
public import UIKitCore

/// A picture of an item in any size that is asked for.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The largest size, in points, at the origin.
  public let bounds: CGRect
  /// The part of the picture that is shown; all of it here.
  open var imageCropRect: CGRect { bounds }
  private let make: (CGSize) -> UIImage?

  /// Makes a picture that a handler draws for each size in points.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    make = requestHandler
  }

  /// Makes a picture of one image.
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  /// The picture for a size in points, at most that of the bounds (L-260).
  open func image(at size: CGSize) -> UIImage? {
    let limited = CGSize(
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
    return make(limited)
  }
}
