public import Foundation

/// Records a sound to a file; there is no microphone here, so it never begins.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Is notified of the end; never called here.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The file, which is not written.
  public let url: URL
  /// The form of the sound, by keys such as `AVFormatIDKey`.
  public let settings: [String: Any]
  /// The form of the sound.
  public let format: AVAudioFormat
  /// Always false.
  open var isRecording: Bool { false }
  /// In seconds, always 0.
  open var currentTime: TimeInterval { 0 }
  /// In seconds since the machine began.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// Default false; kept, and has no effect here.
  open var isMeteringEnabled = false
  /// Default none; kept, and has no effect here.
  open var channelAssignments: [AVAudioSessionChannelDescription]?

  /// Makes a recorder of a file and the form of the sound.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    format = AVAudioFormat(settings: settings) ?? .usual
    super.init()
  }
  /// Makes a recorder of a file and the form of the sound.
  public init(url: URL, format: AVAudioFormat) throws {
    (self.url, self.format) = (url, format)
    settings = format.settings
    super.init()
  }

  /// Answers false: there is no microphone.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Answers false: there is no microphone.
  @discardableResult open func record() -> Bool { false }
  /// Answers false: there is no microphone.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  /// Answers false: there is no microphone.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Answers false: there is no microphone.
  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
  /// Does nothing: nothing was begun.
  open func pause() {}
  /// Does nothing: nothing was begun.
  open func stop() {}
  /// Answers false: no file was written.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Does nothing: there is nothing to measure.
  open func updateMeters() {}
  /// In decibels; always −160, for silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// In decibels; always −160, for silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is notified of the end of a recording; never called here.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// A recording is over.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// A recording failed.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing by default.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder,
    successfully flag: Bool
  ) {}
  /// Does nothing by default.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder,
    error: (any Error)?
  ) {}
}
