public import Foundation

/// The output for single pictures of before iOS 10; it takes none here.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  /// Makes an output.
  public override init() { super.init() }

  /// The settings of the pictures; kept, and without effect here.
  open var outputSettings: [String: Any] = [:]
  /// Default false; kept, and has no effect here.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Always false.
  open var isCapturingStillImage: Bool { false }
  /// None.
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }

  /// Answers that there is no camera, as `AVCapturePhotoOutput` does.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    handler(nil, AVError(.deviceNotConnected))
  }

  /// Nil: no picture was taken.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? {
    nil
  }
}
