public import AVFoundation
public import Foundation
internal import UIKitCore

/// Called with the part that is read, from 0 to 1.
public typealias PHAssetImageProgressHandler =
  @Sendable (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void

/// The state of a picture that is asked for.
nonisolated public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted, original
}

/// The state of a film that is asked for.
nonisolated public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0
  case original
}

/// The speed and quality of a film.
nonisolated public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat, mediumQualityFormat, fastFormat
}

/// The manners of reading a film; kept, and without effect here.
nonisolated open class PHVideoRequestOptions: NSObject {
  /// Default `current`.
  open var version = PHVideoRequestOptionsVersion.current
  /// Default `automatic`.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// True if it may be fetched; default false.
  open var isNetworkAccessAllowed = false
  /// Called with the part that is read; default nil; never called here.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Makes the usual manners.
  public override init() { super.init() }
}

/// The manners of reading a picture that moves; kept, and without effect here.
nonisolated open class PHLivePhotoRequestOptions: NSObject {
  /// Default `current`.
  open var version = PHImageRequestOptionsVersion.current
  /// True if it may be fetched; default false.
  open var isNetworkAccessAllowed = false
  /// Makes the usual manners.
  public override init() { super.init() }
}

/// Films, of which there are none.
extension PHImageManager {
  /// Completes on the main queue without a film.
  @discardableResult
  public func requestAVAsset(
    forVideo asset: PHAsset,
    options: PHVideoRequestOptions?,
    resultHandler: @escaping @Sendable (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    DispatchQueue.main.async { resultHandler(nil, nil, nil) }
    return 0
  }
  /// Completes on the main queue without a film.
  @discardableResult
  public func requestPlayerItem(
    forVideo asset: PHAsset,
    options: PHVideoRequestOptions?,
    resultHandler: @escaping @Sendable (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    DispatchQueue.main.async { resultHandler(nil, nil) }
    return 0
  }
  /// Completes on the main queue without a film.
  @discardableResult
  public func requestExportSession(
    forVideo asset: PHAsset,
    options: PHVideoRequestOptions?,
    exportPreset: String,
    resultHandler: @escaping @Sendable (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    DispatchQueue.main.async { resultHandler(nil, nil) }
    return 0
  }
  /// Completes on the main queue without a picture.
  @discardableResult
  public func requestLivePhoto(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    DispatchQueue.main.async { resultHandler(nil, nil) }
    return 0
  }
}
