// The keys of the form of sounds and films, and values for them. Their names are the values on iOS
// that people see when they print a form.

/// The number of the form of sound, such as `kAudioFormatMPEG4AAC`.
public let AVFormatIDKey = "AVFormatIDKey"
/// Samples a second, a number.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The bits of a sample: 8, 16, 24 or 32.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// True if the highest byte comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// True if samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// True if each channel has memory of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The raw value of an `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// Bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Bits a second of each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// A name of the way bits are shared out over time.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// The bits of a sample that is computed.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The raw value of an `AVAudioQuality` of the change of sample rates.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"
/// The places of channels, as data.
public let AVChannelLayoutKey = "AVChannelLayoutKey"

/// The care that is taken with a sound.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// An `AVVideoCodecType`.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The codec of single pictures, by its older name.
public let AVVideoCodecJPEG = "jpeg"
/// The codec of H.264, by its older name.
public let AVVideoCodecH264 = "avc1"
/// The width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The way a picture fills its size.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// More about the form of a film, a dictionary.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// Bits a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// From 0 to 1.
public let AVVideoQualityKey = "Quality"
/// The number of pictures of which one is whole.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The name of a level of the form.
public let AVVideoProfileLevelKey = "ProfileLevel"

/// The form of a film or picture, by the name that iOS has for it.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes a form of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The usual form of films.
  public static let h264 = Self(rawValue: "avc1")
  /// The form of newer films.
  public static let hevc = Self(rawValue: "hvc1")
  /// The usual form of pictures.
  public static let jpeg = Self(rawValue: "jpeg")
  /// A form for films that are still worked on.
  public static let proRes422 = Self(rawValue: "apcn")
}

/// The kind of a file, by its uniform type.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The uniform type.
  public let rawValue: String
  /// Makes a kind of a uniform type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Films of QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// Films of MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// Films of iTunes.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// Sounds of MPEG-4.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// Films of telephones.
  public static let mobile3GPP = Self(rawValue: "public.3gpp")
  /// Sounds of Apple's for any form.
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  /// Sounds of Windows.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  /// Sounds of Apple's with samples.
  public static let aiff = Self(rawValue: "public.aiff-audio")
  /// Sounds of the third layer of MPEG.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// Usual pictures.
  public static let jpg = Self(rawValue: "public.jpeg")
  /// Newer pictures.
  public static let heic = Self(rawValue: "public.heic")
  /// Pictures as cameras see them.
  public static let dng = Self(rawValue: "com.adobe.raw-image")
  /// Pictures of printers.
  public static let tif = Self(rawValue: "public.tiff")
}
