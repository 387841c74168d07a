public import Foundation

/// An app's part in what the device sounds like; kept, as nothing sounds here.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let only = AVAudioSession()
  /// The app's session.
  open class func sharedInstance() -> AVAudioSession { only }

  /// Default `soloAmbient`.
  open private(set) var category = Category.soloAmbient
  /// Default `default`.
  open private(set) var mode = Mode.default
  /// Default none.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Default `default`.
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  /// All categories that iOS has.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// All modes that are known here.
  open var availableModes: [Mode] {
    [
      .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback,
      .spokenAudio, .voicePrompt,
    ]
  }
  /// Always `denied`.
  open var recordPermission: RecordPermission { .denied }
  /// Always false.
  open var isOtherAudioPlaying: Bool { false }
  /// Always false: no other app sounds.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Always `normal`.
  open var promptStyle: PromptStyle { .normal }
  /// From 0 to 1, always 1.
  open var outputVolume: Float { 1 }
  /// The device's loudspeaker, and no input (L-247).
  open var currentRoute: AVAudioSessionRouteDescription {
    let speaker = AVAudioSessionPortDescription(.builtInSpeaker, name: "Speaker")
    return AVAudioSessionRouteDescription(inputs: [], outputs: [speaker])
  }
  /// Always none.
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// Default nil; kept, and has no effect here.
  open private(set) var preferredInput: AVAudioSessionPortDescription?
  /// Always none.
  open var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// Always nil.
  open var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Always none.
  open var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// Always nil.
  open var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
  /// Always false.
  open var isInputAvailable: Bool { false }
  /// Always false.
  open var isInputGainSettable: Bool { false }
  /// From 0 to 1, always 1.
  open var inputGain: Float { 1 }
  /// Samples a second: the preferred number, or 48,000.
  open var sampleRate: Double { preferredSampleRate > 0 ? preferredSampleRate : 48_000 }
  /// Samples a second; 0, the default, for no preference; kept, and has no effect here.
  open private(set) var preferredSampleRate: Double = 0
  /// In seconds: the preferred time, or 0.02.
  open var ioBufferDuration: TimeInterval {
    preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 0.02
  }
  /// In seconds; 0, the default, for no preference; kept, and has no effect here.
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  /// In seconds, always 0.
  open var inputLatency: TimeInterval { 0 }
  /// In seconds, always 0.
  open var outputLatency: TimeInterval { 0 }
  /// Always 0.
  open var inputNumberOfChannels: Int { 0 }
  /// Always 2.
  open var outputNumberOfChannels: Int { 2 }
  /// Always 0.
  open var maximumInputNumberOfChannels: Int { 0 }
  /// Always 2.
  open var maximumOutputNumberOfChannels: Int { 2 }
  /// Default 0, for no preference; kept, and has no effect here.
  open private(set) var preferredInputNumberOfChannels = 0
  /// Default 0, for no preference; kept, and has no effect here.
  open private(set) var preferredOutputNumberOfChannels = 0
  /// Default false; kept, and has no effect here.
  open private(set) var allowHapticsAndSystemSoundsDuringRecording = false
  /// Default false; kept, and has no effect here.
  open private(set) var prefersNoInterruptionsFromSystemAlerts = false

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
  /// Keeps a category, a mode, manners and the outputs that are shared.
  open func setCategory(
    _ category: Category,
    mode: Mode,
    policy: RouteSharingPolicy,
    options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }
  /// Keeps a mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Does nothing, and succeeds.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Completes on the main queue with true.
  open func activate(
    options: AVAudioSessionActivationOptions = [],
    completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(true, nil) } }
  /// Does nothing, and succeeds: there is one output.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Keeps an input.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    preferredInput = inPort
  }
  /// Keeps a number of samples a second.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    preferredSampleRate = sampleRate
  }
  /// Keeps a time in seconds.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
  /// Keeps a number of channels.
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {
    preferredInputNumberOfChannels = count
  }
  /// Keeps a number of channels.
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
    preferredOutputNumberOfChannels = count
  }
  /// Does nothing, and succeeds: there is no input.
  open func setInputGain(_ gain: Float) throws {}
  /// Does nothing, and succeeds: there is no input.
  open func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  /// Does nothing, and succeeds: there is one output.
  open func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
  /// Does nothing, and succeeds: there is no input.
  open func setAggregatedIOPreference(_ inIOType: IOType) throws {}
  /// Keeps a truth value.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    allowHapticsAndSystemSoundsDuringRecording = inValue
  }
  /// Keeps a truth value.
  open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
    prefersNoInterruptionsFromSystemAlerts = inValue
  }
  /// Answers false on the main queue.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
}

/// The manners of beginning where another device could sound; there are none.
public struct AVAudioSessionActivationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The app as one that sounds: it may not record here.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The user's answer to an app that wants to record, by the newer names.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  /// The one object of the app.
  public static let shared = AVAudioApplication()
  /// Always `denied`.
  open var recordPermission: recordPermission { .denied }

  /// Answers false on the main queue.
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { response(false) } }
  /// Always false.
  open class func requestRecordPermission() async -> Bool { false }
}
