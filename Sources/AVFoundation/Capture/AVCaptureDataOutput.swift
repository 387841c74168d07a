public import Foundation

/// Gives each picture of a camera to an app; there is none here.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The form of the pictures; default none; kept, and has no effect here.
  open var videoSettings: [String: Any]! = [:]
  /// True to leave out pictures that come too early; default true; kept, and has no effect here.
  open var alwaysDiscardsLateVideoFrames = true
  /// Always none.
  open var availableVideoPixelFormatTypes: [UInt32] { [] }
  /// Always none.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Is given the pictures; never called here.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  public override init() {}

  /// Sets the delegate and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

/// Is given the pictures of a camera; never called here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A picture came.
  func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  )
  /// A picture was left out.
  func captureOutput(
    _ output: AVCaptureOutput,
    didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  )
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput,
    didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// Gives the sound of a microphone to an app; there is none here.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Is given the sound; never called here.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  public override init() {}

  /// Sets the delegate and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}

/// Is given the sound of a microphone; never called here.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A moment of sound came.
  func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  )
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Does nothing by default.
  public func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
