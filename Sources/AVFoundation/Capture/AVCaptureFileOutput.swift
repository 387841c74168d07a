public import Foundation

/// Writes what is recorded to a file; without a camera each attempt fails.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Always nil.
  open var outputFileURL: URL? { nil }
  /// Always false.
  open var isRecording: Bool { false }
  /// Always zero.
  open var recordedDuration: CMTime { .zero }
  /// In bytes; always 0.
  open var recordedFileSize: Int64 { 0 }
  /// Default not valid, for no limit; kept, and has no effect here.
  open var maxRecordedDuration = CMTime.invalid
  /// In bytes; 0, the default, for no limit; kept, and has no effect here.
  open var maxRecordedFileSize: Int64 = 0

  /// Writes nothing, and notifies the delegate on the main queue that there is no camera.
  open func startRecording(
    to outputFileURL: URL,
    recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    nonisolated(unsafe) let delegate = delegate
    DispatchQueue.main.async { [self] in
      delegate.fileOutput(
        self,
        didFinishRecordingTo: outputFileURL,
        from: [],
        error: AVError(.deviceNotConnected)
      )
    }
  }
  /// Does nothing: nothing was begun.
  open func stopRecording() {}
}

/// Writes a film to a file; without a camera each attempt fails.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// Default ten seconds; kept, and has no effect here.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// Default none; kept, and has no effect here.
  open var metadata: [AVMetadataItem]?
  /// Always none.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }

  public override init() {}

  /// Has no effect here.
  open func setOutputSettings(
    _ outputSettings: [String: Any]?,
    for connection: AVCaptureConnection
  ) {}
}

/// Is notified of files that are written.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// A file was begun; never called here.
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  )
  /// A file was written, or an error came in its place.
  func fileOutput(
    _ output: AVCaptureFileOutput,
    didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: (any Error)?
  )
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing by default.
  public func fileOutput(
    _ output: AVCaptureFileOutput,
    didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}
