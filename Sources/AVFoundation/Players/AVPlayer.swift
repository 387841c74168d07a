public import Foundation

/// Plays an item; here it only keeps what it is asked for, and stays at the beginning.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The player's course at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }
  /// The player's state.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }
  /// The progress of a player.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  /// A reason for waiting, by the name that iOS has for it.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name on iOS.
    public let rawValue: String
    /// Makes a reason of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// There is no item.
    public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// There is too little to play without pauses.
    public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The speed of the network is measured.
    public static let evaluatingBufferingRate = Self(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"
    )
  }
  /// Posted when the rate changes; never posted here.
  public static let rateDidChangeNotification = Notification.Name(
    "AVPlayerRateDidChangeNotification"
  )
  /// True if the device shows films of more colours; always false.
  open class var eligibleForHDRPlayback: Bool { false }

  /// The item; nil for none.
  open internal(set) var currentItem: AVPlayerItem? {
    willSet { PlayerKeys.announce("currentItem", of: self, isPrior: true) }
    didSet { PlayerKeys.announce("currentItem", of: self, isPrior: false) }
  }
  /// 1 while it plays, 0 at rest; nothing moves at any rate; can be observed (L-257).
  open var rate: Float = 0 {
    willSet { PlayerKeys.announce("rate", "timeControlStatus", of: self, isPrior: true) }
    didSet { PlayerKeys.announce("rate", "timeControlStatus", of: self, isPrior: false) }
  }
  /// From 0 to 1, the default; kept, and has no effect here.
  open var volume: Float = 1
  /// Default false; kept, and has no effect here.
  open var isMuted = false
  /// Default `pause`; kept, and has no effect here.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Default true; kept, and has no effect here.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Default true; kept, and has no effect here.
  open var allowsExternalPlayback = true
  /// Default false; kept, and has no effect here.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Default `resizeAspect`; kept, and has no effect here.
  open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  /// Default true; kept, and has no effect here.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Default true; kept, and has no effect here.
  open var appliesMediaSelectionCriteriaAutomatically = true
  /// The rate that `play()` sets; default 1.
  open var defaultRate: Float = 1
  /// Default `automatic`; kept, and has no effect here.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
    .automatic
  /// Always false.
  open var isExternalPlaybackActive: Bool { false }
  /// Always `readyToPlay`: a player waits for its item only.
  open var status: Status { .readyToPlay }
  /// Always nil.
  open var error: (any Error)? { nil }
  /// The reason for waiting; nil at rest.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard rate != 0 else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }
  /// Waiting while it was asked to play, as nothing is loaded.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }

  /// Makes a player without an item.
  public override init() {
    super.init()
    PlayerKeys.makeKnown()
  }
  /// Makes a player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    PlayerKeys.makeKnown()
  }

  /// Sets the rate to the default one, 1.
  open func play() { rate = defaultRate }
  /// Sets the rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Sets the rate; the times have no effect here.
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    self.rate = rate
  }
  /// Completes on the main queue with false: nothing is loaded.
  open func preroll(
    atRate rate: Float,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(false) } }
  /// Does nothing: nothing is being loaded.
  open func cancelPendingPrerolls() {}
  /// Sets the rate to 0.
  open func pause() { rate = 0 }
  /// Takes another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Always the beginning.
  open func currentTime() -> CMTime { .zero }
  /// Stays at the beginning.
  open func seek(to time: CMTime) {}
  /// Stays at the beginning, and completes on the main queue with false.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Stays at the beginning.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Stays at the beginning, and completes on the main queue with false.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Stays at the beginning; always false.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { false }
  /// Stays at the beginning; always false.
  @discardableResult
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime
  ) async -> Bool { false }
  /// Stays at the beginning.
  open func seek(to date: Date) {}
  /// Stays at the beginning, and completes on the main queue with false.
  open func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Calls nobody: no time passes.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue],
    queue: DispatchQueue?,
    using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Calls nobody: no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// The course of a film when the app goes to the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses = 2
  case continuesIfPossible = 3
}
