public import CoreGraphics
public import Foundation

/// The settings of a single picture.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// Default `off`; kept, and has no effect here.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// The form of the file; nil for the usual one.
  public let format: [String: Any]?
  /// Default false; kept, and has no effect here.
  open var isHighResolutionPhotoEnabled = false
  /// The form of a small picture; kept, and has no effect here.
  open var previewPhotoFormat: [String: Any]?
  /// Always none.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

  /// Default false; kept, and has no effect here.
  open var isAutoStillImageStabilizationEnabled = false
  /// Default false; kept, and has no effect here.
  open var isAutoRedEyeReductionEnabled = false
  /// Default false; kept, and has no effect here.
  open var isDepthDataDeliveryEnabled = false
  /// Default `balanced`; kept, and has no effect here.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The file of a picture that moves; kept, and has no effect here.
  open var livePhotoMovieFileURL: URL?
  /// The form of a small picture in the file; kept, and has no effect here.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// Always none.
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The number of the attempt, always 0.
  open var uniqueID: Int64 { 0 }

  public override init() { format = nil }
  /// Makes settings of those of an earlier picture.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
  }
  /// Makes settings of a form.
  public init(format: [String: Any]?) { self.format = format }
}

/// A single picture; none is taken here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// Always nil.
  open func fileDataRepresentation() -> Data? { nil }
  /// Always nil.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Always none.
  open var metadata: [String: Any] { [:] }
  /// Always false.
  open var isRawPhoto: Bool { false }
  /// Always 0.
  open var photoCount: Int { 0 }
}

/// Takes single pictures; without a camera each attempt fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Default false; kept, and has no effect here.
  open var isHighResolutionCaptureEnabled = false
  /// Always `off`.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }

  /// The care that is taken with a picture.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }
  /// Default `balanced`; kept, and has no effect here.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Default false; kept, and has no effect here.
  open var isLivePhotoCaptureEnabled = false
  /// Always false.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Default false; kept, and has no effect here.
  open var isDepthDataDeliveryEnabled = false
  /// Always false.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Always none.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// Always none.
  open var availablePhotoPixelFormatTypes: [UInt32] { [] }
  /// Always none.
  open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }

  public override init() {}

  /// Does nothing.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, nil) }

  /// Does nothing but to answer the delegate on the main queue that there is no picture.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {
    nonisolated(unsafe) let delegate = delegate
    DispatchQueue.main.async { [self] in
      let reason = [NSLocalizedDescriptionKey: "There is no camera."]
      let error = NSError(domain: "AVFoundationErrorDomain", code: -11_814, userInfo: reason)
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
      let settings = AVCaptureResolvedPhotoSettings()
      delegate.photoOutput(self, didFinishCaptureFor: settings, error: error)
    }
  }
}

/// The settings with which a picture is taken; none is taken here.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The number of the attempt.
  public let uniqueID: Int64 = 0
  /// Always false.
  public let isFlashEnabled = false
}

/// Is notified of single pictures.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A picture is about to be taken; never called here.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  )
  /// The camera is about to open; never called here.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  )
  /// The camera has closed; never called here.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  )
  /// The attempt is over.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  )
  /// A picture was taken, or an error came in its place.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  )
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
