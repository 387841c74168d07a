public import Foundation

/// Memory for samples.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// The form of the samples.
  public let format: AVAudioFormat

  init(format: AVAudioFormat) {
    self.format = format
    super.init()
  }
}

/// Memory for samples as they are (L-248).
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// The greatest number of samples of each channel.
  public let frameCapacity: AVAudioFrameCount
  /// The number of samples of each channel that count; default 0, at most the capacity.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { frameLength = min(frameLength, frameCapacity) }
  }
  /// The distance between samples of a channel, in samples.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  private let memory: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Makes memory in which all samples are 0; nil for other forms.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let (width, count) = (Int(format.commonFormat.bytes), Int(format.channelCount))
    guard width > 0, count > 0 else { return nil }
    let size = width * Int(frameCapacity)
    memory = .allocate(byteCount: max(size * count, 1), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(size * count, 1))
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      let offset = format.isInterleaved ? channel * width : channel * size
      channels.advanced(by: channel).initialize(to: memory + offset)
    }
    self.frameCapacity = frameCapacity
    super.init(format: format)
  }

  deinit {
    channels.deallocate()
    memory.deallocate()
  }

  /// The samples of each channel as fractions; nil for another form.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    data(.pcmFormatFloat32)
  }
  /// The samples of each channel as numbers of two bytes; nil for another form.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    data(.pcmFormatInt16)
  }
  /// The samples of each channel as numbers of four bytes; nil for another form.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    data(.pcmFormatInt32)
  }

  /// The first sample of each channel, as samples of a type.
  private func data<Sample>(
    _ wanted: AVAudioCommonFormat
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == wanted else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}
