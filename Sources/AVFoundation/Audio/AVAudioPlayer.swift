public import Foundation

/// Plays a sound of a file; nothing sounds here, so it never begins.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Is notified of the end; never called here.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file; nil for bytes.
  public let url: URL?
  /// The bytes; nil for a file.
  public let data: Data?
  /// From 0 to 1, the default; kept, and has no effect here.
  open var volume: Float = 1
  /// From −1, left, to 1, right; default 0; kept, and has no effect here.
  open var pan: Float = 0
  /// Default 0, for once; kept, and has no effect here.
  open var numberOfLoops = 0
  /// Default 1; kept, and has no effect here.
  open var rate: Float = 1
  /// Default false; kept, and has no effect here.
  open var enableRate = false
  /// Default false; kept, and has no effect here.
  open var isMeteringEnabled = false
  /// In seconds; default 0; kept, and has no effect here.
  open var currentTime: TimeInterval = 0
  /// In seconds since the machine began.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// Always 0.
  open var duration: TimeInterval { 0 }
  /// Always false.
  open var isPlaying: Bool { false }
  /// Always 0: the file is not read.
  open var numberOfChannels: Int { 0 }
  /// Always none: the file is not read.
  open var settings: [String: Any] { [:] }
  /// The usual form, as the file is not read: 44,100 samples a second for each of two channels.
  open var format: AVAudioFormat { .usual }
  /// Default nil; kept, and has no effect here.
  open var currentDevice: String?
  /// Default none; kept, and has no effect here.
  open var channelAssignments: [AVAudioSessionChannelDescription]?

  /// Makes a player of nothing, as apps do before they have a file (L-182).
  public override init() {
    (url, data) = (nil, nil)
    super.init()
  }
  /// Makes a player of a file; throws if there is no such file.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    (self.url, data) = (url, nil)
    super.init()
  }
  /// The same, with the kind of the file.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Makes a player of bytes.
  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    super.init()
  }
  /// The same, with the kind of the bytes.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }
  /// Answers false: nothing sounds here.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Answers false: nothing sounds here.
  @discardableResult open func play() -> Bool { false }
  /// Answers false: nothing sounds here.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
  /// Sets the volume, at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Does nothing: there is nothing to measure.
  open func updateMeters() {}
  /// In decibels; always −160, for silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// In decibels; always −160, for silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is notified of the end of a sound; never called here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// A sound is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// A file is broken.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  /// A call began.
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  /// A call ended; the options are bits of advice.
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  /// Does nothing by default.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing by default.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  /// Does nothing by default.
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  /// Does nothing by default.
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
