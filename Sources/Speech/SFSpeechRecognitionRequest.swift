public import AVFoundation
public import Foundation

/// Speech that is to become a text.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// The purpose; default `unspecified`; kept.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// True, the default, for texts before the end; kept.
  open var shouldReportPartialResults = true
  /// Words to expect; default none; kept.
  open var contextualStrings: [String] = []
  /// True if speech must not leave the device; default false; kept.
  open var requiresOnDeviceRecognition = false
  /// True for texts with marks; default false; kept.
  open var addsPunctuation = false
  /// Makes a request.
  override init() { super.init() }
}

/// Speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// Makes a request for a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// Speech that comes bit by bit.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest,
  @unchecked Sendable
{
  /// Makes a request without speech.
  public override init() { super.init() }
  /// The form of sounds that needs no change: one channel of 16,000 numbers a second.
  open var nativeAudioFormat: AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1) ?? AVAudioFormat()
  }
  /// Does nothing: nobody listens.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Does nothing: nobody listens.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  /// Does nothing: nobody listens.
  open func endAudio() {}
}
