public import Foundation

/// A file of sound; files are neither read nor written here.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// The form of the file.
  public let fileFormat: AVAudioFormat
  /// The form in which samples are read and written.
  public let processingFormat: AVAudioFormat
  /// The number of samples of each channel; always 0.
  open var length: AVAudioFramePosition { 0 }
  /// The sample that comes next; default 0; kept, and has no effect here.
  open var framePosition: AVAudioFramePosition = 0

  /// Throws always: sounds are not read here.
  public convenience init(forReading fileURL: URL) throws {
    try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }
  /// Throws always: sounds are not read here.
  public init(
    forReading fileURL: URL,
    commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { throw AVError(.decodeFailed) }
  /// Throws always: sounds are not written here.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    throw AVError(.encodeFailed)
  }

  /// Reads nothing, and throws.
  open func read(into buffer: AVAudioPCMBuffer) throws { throw AVError(.decodeFailed) }
  /// Reads nothing, and throws.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    throw AVError(.decodeFailed)
  }
  /// Writes nothing, and throws.
  open func write(from buffer: AVAudioPCMBuffer) throws { throw AVError(.encodeFailed) }
}
