extension AVAudioSession {
  /// The use that an app makes of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name on iOS.
    public let rawValue: String
    /// Makes a category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that fall silent with the device.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// The same, alone.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that the app is for.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// Both at once.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Different sounds for several outputs.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The kind of sound within a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name on iOS.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No kind in particular.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Recording films.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// Talks between people.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// Talks between people who see each other.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// Talks between players.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    /// Sound that is measured.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// Spoken directions.
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// The manners of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps sound on.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Other apps sound softer.
    public static let duckOthers = Self(rawValue: 2)
    /// Wireless sets may be used for talks.
    public static let allowBluetooth = Self(rawValue: 4)
    /// The newer name of `allowBluetooth`.
    public static let allowBluetoothHFP = Self(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// Other apps that speak stop meanwhile.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// Wireless sets may be used for music.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// Receivers in the network may be used.
    public static let allowAirPlay = Self(rawValue: 64)
    /// A microphone that is switched off doesn't interrupt.
    public static let overrideMutedMicrophoneInterruption = Self(rawValue: 128)
  }

  /// The manners of beginning and ending.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps hear that they may go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// The user's answer to an app that wants to record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  /// The length of spoken directions that the user prefers.
  public enum PromptStyle: UInt, Sendable {
    case none = 0x6e6f_6e65
    case short = 0x7368_7274
    case normal = 0x6e72_6d6c
  }

  /// The output that is used in place of the usual one.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6b72
  }

  /// The outputs that an app shares with others.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    case independent = 2
    case longFormVideo = 3

    /// The older name of `longFormAudio`.
    public static let longForm = Self.longFormAudio
  }

  /// The manner in which input and output are brought together.
  public enum IOType: UInt, Sendable {
    case notSpecified = 0
    case aggregated = 1
  }
}
