public import AudioToolbox
public import Foundation

/// A number of samples of each channel.
public typealias AVAudioFrameCount = UInt32
/// A place in a sound, in samples of each channel.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of an input or output of a node.
public typealias AVAudioNodeBus = Int

/// The usual forms of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32 = 1
  case pcmFormatFloat64 = 2
  case pcmFormatInt16 = 3
  case pcmFormatInt32 = 4

  /// The bytes of a sample; 0 for other forms.
  var bytes: UInt32 {
    switch self {
    case .otherFormat: 0
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    }
  }
  var isFloat: Bool { self == .pcmFormatFloat32 || self == .pcmFormatFloat64 }
}

/// The form of a sound (L-248).
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The form that is assumed of files, which are not read here.
  static let usual = AVAudioFormat(
    commonFormat: .pcmFormatFloat32,
    rate: 44_100,
    channels: 2,
    interleaved: false
  )

  /// The form of the samples.
  public let commonFormat: AVAudioCommonFormat
  /// Samples a second of each channel.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// True if samples of all channels alternate.
  public let isInterleaved: Bool
  private let formatID: AudioFormatID

  private init(
    commonFormat: AVAudioCommonFormat,
    rate: Double,
    channels: AVAudioChannelCount,
    interleaved: Bool,
    formatID: AudioFormatID = kAudioFormatLinearPCM
  ) {
    (self.commonFormat, self.formatID) = (commonFormat, formatID)
    (sampleRate, channelCount, isInterleaved) = (rate, channels, interleaved)
    numbers = .allocate(capacity: 1)
    super.init()
    numbers.initialize(to: description())
  }

  /// Makes the form that iOS computes in: fractions of four bytes, a channel after the other.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double,
    channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32,
      sampleRate: sampleRate,
      channels: channels,
      interleaved: false
    )
  }

  /// Makes a form of samples; nil without channels or for another form.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat,
    sampleRate: Double,
    channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels > 0, sampleRate > 0, format != .otherFormat else { return nil }
    self.init(
      commonFormat: format,
      rate: sampleRate,
      channels: channels,
      interleaved: interleaved
    )
  }

  /// Makes a form of settings; nil without samples or channels.
  public convenience init?(settings: [String: Any]) {
    func number(_ key: String) -> Double? {
      (settings[key] as? NSNumber)?.doubleValue ?? (settings[key] as? Int).map(Double.init)
        ?? (settings[key] as? UInt32).map(Double.init) ?? settings[key] as? Double
    }
    guard let rate = number(AVSampleRateKey), let channels = number(AVNumberOfChannelsKey),
      rate > 0, (1...1_000).contains(channels)
    else { return nil }
    let identifier = number(AVFormatIDKey).flatMap { UInt32(exactly: $0) }
    let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? false
    let samples: AVAudioCommonFormat =
      switch (number(AVLinearPCMBitDepthKey) ?? (isFloat ? 32 : 16), isFloat) {
      case (32, true): .pcmFormatFloat32
      case (64, true): .pcmFormatFloat64
      case (16, false): .pcmFormatInt16
      case (32, false): .pcmFormatInt32
      default: .otherFormat
      }
    let isPlain = (identifier ?? kAudioFormatLinearPCM) == kAudioFormatLinearPCM
    self.init(
      commonFormat: isPlain ? samples : .otherFormat,
      rate: rate,
      channels: AVAudioChannelCount(channels),
      interleaved: !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false),
      formatID: identifier ?? kAudioFormatLinearPCM
    )
  }

  /// True for the form that iOS computes in.
  open var isStandard: Bool {
    commonFormat == .pcmFormatFloat32 && (!isInterleaved || channelCount == 1)
  }

  /// The form in numbers, as long as the object lives.
  open var streamDescription: UnsafePointer<AudioStreamBasicDescription> {
    UnsafePointer(numbers)
  }
  private let numbers: UnsafeMutablePointer<AudioStreamBasicDescription>

  private func description() -> AudioStreamBasicDescription {
    let frame = commonFormat.bytes * (isInterleaved ? channelCount : 1)
    var numbers = AudioStreamBasicDescription()
    (numbers.mSampleRate, numbers.mFormatID) = (sampleRate, formatID)
    numbers.mChannelsPerFrame = channelCount
    guard formatID == kAudioFormatLinearPCM else { return numbers }
    numbers.mBitsPerChannel = commonFormat.bytes * 8
    (numbers.mBytesPerFrame, numbers.mBytesPerPacket, numbers.mFramesPerPacket) = (frame, frame, 1)
    numbers.mFormatFlags =
      commonFormat.isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
    numbers.mFormatFlags |= kAudioFormatFlagIsPacked
    if !isInterleaved { numbers.mFormatFlags |= kAudioFormatFlagIsNonInterleaved }
    return numbers
  }

  deinit { numbers.deallocate() }

  /// The form by its keys.
  open var settings: [String: Any] {
    var all: [String: Any] = [
      AVFormatIDKey: formatID, AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: channelCount,
    ]
    guard formatID == kAudioFormatLinearPCM else { return all }
    all[AVLinearPCMBitDepthKey] = Int(commonFormat.bytes * 8)
    all[AVLinearPCMIsFloatKey] = commonFormat.isFloat
    all[AVLinearPCMIsBigEndianKey] = false
    all[AVLinearPCMIsNonInterleaved] = !isInterleaved
    return all
  }

  /// True for a form of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
      && formatID == other.formatID
  }
  /// The same for forms of the same values.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(commonFormat)
    hasher.combine(sampleRate)
    hasher.combine(channelCount)
    return hasher.finalize()
  }
}
