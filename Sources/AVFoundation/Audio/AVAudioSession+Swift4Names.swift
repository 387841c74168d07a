/// The name that Swift 4 has for `AVAudioSession.Category.ambient`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The name that Swift 4 has for `AVAudioSession.Category.soloAmbient`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The name that Swift 4 has for `AVAudioSession.Category.playback`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// The name that Swift 4 has for `AVAudioSession.Category.record`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// The name that Swift 4 has for `AVAudioSession.Category.playAndRecord`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
/// The name that Swift 4 has for `AVAudioSession.Category.multiRoute`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.multiRoute")
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute
/// The name that Swift 4 has for `AVAudioSession.Mode.default`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
/// The name that Swift 4 has for `AVAudioSession.Mode.moviePlayback`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback
/// The name that Swift 4 has for `AVAudioSession.Mode.spokenAudio`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.spokenAudio")
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio
/// The name that Swift 4 has for `AVAudioSession.Mode.videoRecording`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoRecording")
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording
/// The name that Swift 4 has for `AVAudioSession.Mode.voiceChat`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat
/// The name that Swift 4 has for `AVAudioSession.Mode.videoChat`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoChat")
public let AVAudioSessionModeVideoChat = AVAudioSession.Mode.videoChat
/// The name that Swift 4 has for `AVAudioSession.Mode.gameChat`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.gameChat")
public let AVAudioSessionModeGameChat = AVAudioSession.Mode.gameChat
/// The name that Swift 4 has for `AVAudioSession.Mode.measurement`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
/// The name that Swift 4 has for `AVAudioSession.CategoryOptions`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// The name that Swift 4 has for `AVAudioSession.PortOverride`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
/// The name that Swift 4 has for `AVAudioSession.RecordPermission`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission

extension AVAudioSession {
  /// As `setCategory(_:options:)`, in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "setCategory(_:options:)")
  public func setCategory(_ category: Category, with options: CategoryOptions) throws {
    try setCategory(category, options: options)
  }

  /// As `setActive(_:options:)`, in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "setActive(_:options:)")
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
    try setActive(active, options: options)
  }
}
