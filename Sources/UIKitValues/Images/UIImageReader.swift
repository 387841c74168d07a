public import Foundation

/// Reads images from files and data by a configuration (V-253).
nonisolated open class UIImageReader: NSObject, @unchecked Sendable {
  /// The manner in which images are read.
  public struct Configuration: Hashable, Sendable {
    /// True if highlights brighter than white are kept; default false; no image has any here.
    public var prefersHighDynamicRange = false
    /// True if images are ready to be shown once they are read; default false; here they always are.
    public var preparesImagesForDisplay = false
    /// The size of a smaller picture to make, in points; default zero, for the whole picture.
    public var preferredThumbnailSize = CGSize.zero
    /// The density of pixels at which one is a point: twice as many make a scale of 2; default 0,
    /// for a scale of 1.
    public var pixelsPerInch: CGFloat = 0

    /// The usual configuration.
    public init() {}
  }

  /// The reader of the usual configuration.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// The manner in which the reader reads.
  public let configuration: Configuration

  /// A reader with a configuration, which it keeps.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  // MARK: Reading

  /// The image in a file; nil if there is none that can be decoded.
  open func image(contentsOf fileURL: URL) -> UIImage? {
    (try? Data(contentsOf: fileURL)).flatMap(image(data:))
  }

  /// The image in encoded data; nil if it can't be decoded.
  open func image(data: Data) -> UIImage? {
    let density = configuration.pixelsPerInch
    // 72 pixels an inch is what files say that were made for a scale of 1.
    let scale = density > 0 ? density / 72 : 1
    guard let image = UIImage(data: data, scale: scale) else { return nil }
    return fitted(image)
  }

  /// Reads the image in a file on another queue, and hands it over there.
  open func image(
    contentsOf fileURL: URL,
    completion: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completion(self.image(contentsOf: fileURL)) }
  }

  /// Reads the image in encoded data on another queue, and hands it over there.
  open func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(self.image(data: data)) }
  }

  /// The image in a file, read away from the caller; nil if there is none that can be decoded.
  open func image(contentsOf fileURL: URL) async -> UIImage? {
    await withCheckedContinuation { read in
      image(contentsOf: fileURL) { read.resume(returning: $0) }
    }
  }

  /// The image in encoded data, read away from the caller; nil if it can't be decoded.
  open func image(data: Data) async -> UIImage? {
    await withCheckedContinuation { read in image(data: data) { read.resume(returning: $0) } }
  }

  /// The picture made as large as the size of the thumbnail allows, in its own proportions.
  private func fitted(_ image: UIImage) -> UIImage? {
    let room = configuration.preferredThumbnailSize
    guard room.width > 0, room.height > 0, image.size.width > 0, image.size.height > 0 else {
      return image
    }
    let ratio = min(room.width / image.size.width, room.height / image.size.height)
    guard ratio < 1 else { return image }
    let size = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
    return image.preparingThumbnail(of: size)
  }
}
