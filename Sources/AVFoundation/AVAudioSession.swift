public import Foundation

/// An app's part in what the device sounds like; kept, as nothing sounds here.
open class AVAudioSession: NSObject, @unchecked Sendable {
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
    /// Wireless sets may be used.
    public static let allowBluetooth = Self(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = Self(rawValue: 8)
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

  private static let only = AVAudioSession()
  /// The app's session.
  open class func sharedInstance() -> AVAudioSession { only }

  /// Default `soloAmbient`.
  open private(set) var category = Category.soloAmbient
  /// Default `default`.
  open private(set) var mode = Mode.default
  /// Default none.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Always `denied`.
  open var recordPermission: RecordPermission { .denied }
  /// Always false.
  open var isOtherAudioPlaying: Bool { false }
  /// Always 1.
  open var outputVolume: Float { 1 }

  /// Keeps a category.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Keeps a category and its manners.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  /// Keeps a category, a mode and manners.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  /// Keeps a mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Does nothing, and succeeds.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Answers false on the main queue.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
}

/// Plays a sound of a file; nothing sounds here, so it never begins.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Is notified of the end; never called here.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file; nil for bytes.
  public let url: URL?
  /// From 0 to 1, the default; kept, and has no effect here.
  open var volume: Float = 1
  /// Default 0, for once; kept, and has no effect here.
  open var numberOfLoops = 0
  /// Default 1; kept, and has no effect here.
  open var rate: Float = 1
  /// Default false; kept, and has no effect here.
  open var enableRate = false
  /// In seconds; default 0; kept, and has no effect here.
  open var currentTime: TimeInterval = 0
  /// Always 0.
  open var duration: TimeInterval { 0 }
  /// Always false.
  open var isPlaying: Bool { false }

  /// Makes a player of nothing, as apps do before they have a file (L-182).
  public override init() {
    url = nil
    super.init()
  }
  /// Makes a player of a file; throws if there is no such file.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    self.url = url
    super.init()
  }
  /// The same, with the kind of the file.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Makes a player of bytes.
  public init(data: Data) throws {
    url = nil
    super.init()
  }
  /// Answers false: nothing sounds here.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Answers false: nothing sounds here.
  @discardableResult open func play() -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
}

/// Is notified of the end of a sound; never called here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// A sound is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing by default.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
