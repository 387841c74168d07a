/// The number of a form of sound, made of four letters.
public typealias AudioFormatID = UInt32
/// The bits that say more about a form of sound.
public typealias AudioFormatFlags = UInt32
/// The number of a kind of file, made of four letters.
public typealias AudioFileTypeID = UInt32

/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Dolby Digital.
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
/// Apple's form of four to one.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// MPEG-4 with low complexity.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// MPEG-4 for little room.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// MPEG-4 for very little room.
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
/// MPEG-4 for talks.
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
/// MPEG-4 for talks, with better sound.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
/// MPEG-4 for voices.
public let kAudioFormatMPEG4CELP: AudioFormatID = 0x6365_6C70
/// Logarithms of samples, as American telephones have them.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// Logarithms of samples, as other telephones have them.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// The third layer of MPEG.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Apple's form without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// The free form without loss.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Voices over narrow networks.
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
/// Voices of mobile telephones.
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
/// The free form for talks.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573

/// Samples are fractions.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// The highest byte comes first.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
/// Samples have a sign.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
/// Samples fill their bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
/// Samples lie at the high end of their bytes.
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16
/// Each channel has memory of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
/// The order of bytes of this machine, in which the lowest comes first.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// Packed fractions in the order of bytes of this machine.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 9
/// The bits for samples as they are.
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
/// The bits for samples as they are.
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
/// The bits for samples as they are.
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
/// The bits for samples as they are.
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked

/// A file of MPEG-4 with sound alone.
public let kAudioFileM4AType: AudioFileTypeID = 0x6D34_6166
/// A file of MPEG-4.
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6D70_3466
/// A file of Windows.
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
/// A file of Apple's with samples.
public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
/// A file of Apple's for any form.
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
/// A file of the third layer of MPEG.
public let kAudioFileMP3Type: AudioFileTypeID = 0x4D50_4733

/// The form of sound, in numbers.
public struct AudioStreamBasicDescription: Hashable, Sendable {
  /// Samples a second of each channel.
  public var mSampleRate: Double
  /// The form, such as `kAudioFormatLinearPCM`.
  public var mFormatID: AudioFormatID
  /// More about the form.
  public var mFormatFlags: AudioFormatFlags
  /// The bytes of a packet.
  public var mBytesPerPacket: UInt32
  /// The frames of a packet.
  public var mFramesPerPacket: UInt32
  /// The bytes of a frame, which has a sample of each channel.
  public var mBytesPerFrame: UInt32
  /// The number of channels.
  public var mChannelsPerFrame: UInt32
  /// The bits of a sample.
  public var mBitsPerChannel: UInt32
  /// Always 0.
  public var mReserved: UInt32

  /// A form in which all is 0.
  public init() {
    self.init(
      mSampleRate: 0,
      mFormatID: 0,
      mFormatFlags: 0,
      mBytesPerPacket: 0,
      mFramesPerPacket: 0,
      mBytesPerFrame: 0,
      mChannelsPerFrame: 0,
      mBitsPerChannel: 0,
      mReserved: 0
    )
  }

  /// Makes a form of its numbers.
  public init(
    mSampleRate: Double,
    mFormatID: AudioFormatID,
    mFormatFlags: AudioFormatFlags,
    mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32,
    mBytesPerFrame: UInt32,
    mChannelsPerFrame: UInt32,
    mBitsPerChannel: UInt32,
    mReserved: UInt32
  ) {
    (self.mSampleRate, self.mFormatID) = (mSampleRate, mFormatID)
    (self.mFormatFlags, self.mReserved) = (mFormatFlags, mReserved)
    (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
    (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
    self.mBitsPerChannel = mBitsPerChannel
  }
}
