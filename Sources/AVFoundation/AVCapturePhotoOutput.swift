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

  public override init() { format = nil }
  /// Makes settings of a form.
  public init(format: [String: Any]?) { self.format = format }
}

/// A single picture; none is taken here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// Always nil.
  open func fileDataRepresentation() -> Data? { nil }
}

/// Takes single pictures; without a camera each attempt fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Default false; kept, and has no effect here.
  open var isHighResolutionCaptureEnabled = false
  /// Always `off`.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }

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
    }
  }
}

/// Is notified of single pictures.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
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
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
