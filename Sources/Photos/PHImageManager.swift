public import Foundation
public import UIKitCore

/// The number of a request.
public typealias PHImageRequestID = Int32

/// The size of a picture as it is.
nonisolated public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of the error in what comes with a picture.
nonisolated public let PHImageErrorKey = "PHImageErrorKey"
/// The key that says whether a better picture will come.
nonisolated public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

/// The way in which a picture fills its size.
nonisolated public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// The default, which fits.
  public static var `default`: PHImageContentMode { .aspectFit }
}

/// The way in which a picture is brought; kept, and has no effect here.
nonisolated open class PHImageRequestOptions: NSObject {
  /// The speed and quality.
  nonisolated public enum DeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
  }
  /// The precision of the size.
  nonisolated public enum ResizeMode: Int, Sendable { case none, fast, exact }
  /// The speed and quality; default `opportunistic`.
  open var deliveryMode = DeliveryMode.opportunistic
  /// The precision of the size; default `fast`.
  open var resizeMode = ResizeMode.fast
  /// True to wait for the picture; default false.
  open var isSynchronous = false
  /// True if it may be fetched; default false.
  open var isNetworkAccessAllowed = false
  /// Called with the part that is read; default nil; never called here.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Default `current`; kept, and has no effect here.
  open var version = PHImageRequestOptionsVersion.current
  /// In parts of the picture; default zero, for all; kept, and has no effect here.
  open var normalizedCropRect = CGRect.zero
  /// Default false; kept, and has no effect here.
  open var allowSecondaryDegradedImage = false
  public override init() { super.init() }
}

/// Brings pictures; there are none here.
@preconcurrency @MainActor
open class PHImageManager: NSObject {
  private static let manager = PHImageManager()
  public override init() { super.init() }
  /// The manager.
  open class func `default`() -> PHImageManager { manager }

  /// Answers nil, at once.
  @discardableResult open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    return 0
  }

  /// Answers nil, at once (L-314).
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    return 0
  }

  /// The older form of `requestImageDataAndOrientation`; answers nil, at once (L-314).
  @discardableResult open func requestImageData(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    return 0
  }

  /// Does nothing: nothing is waited for.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Brings pictures before they are wanted; there are none here.
open class PHCachingImageManager: PHImageManager {
  /// True if large pictures are kept; default true; kept, and has no effect here.
  open var allowsCachingHighQualityImages = true
  public override init() { super.init() }
  /// Does nothing.
  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Does nothing.
  open func stopCachingImagesForAllAssets() {}
}

/// A change of a picture; nothing is changed here.
nonisolated open class PHAssetChangeRequest: NSObject {
  /// The name of the picture that is about to be kept.
  public let placeholderForCreatedAsset: PHObjectPlaceholder? = PHObjectPlaceholder()
  /// The moment at which it was taken; default nil; kept, and has no effect here.
  open var creationDate: Date?
  /// Default false; kept, and has no effect here.
  open var isFavorite = false
  /// Default false; kept, and has no effect here.
  open var isHidden = false

  public override init() { super.init() }
  /// A change of a picture, which is not granted.
  public convenience init(for asset: PHAsset) { self.init() }
  /// A request to keep a picture, which is not granted.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  /// A request to keep a picture of a file, which is not granted.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  { nil }
  /// A request to keep a video of a file, which is not granted.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  { nil }
  /// Does nothing.
  open class func deleteAssets(_ assets: any Sequence) {}
}
