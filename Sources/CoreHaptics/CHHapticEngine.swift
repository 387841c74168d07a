public import AVFoundation
public import Foundation

/// The abilities of a device.
public protocol CHHapticDeviceCapability {
  /// True if taps are felt.
  var supportsHaptics: Bool { get }
  /// True if sounds of patterns are heard.
  var supportsAudio: Bool { get }
}

/// The abilities of a machine: none.
private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Plays patterns on iOS; here it says that it can't, and starting throws (L-269).
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// The reasons for which an engine stops.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }
  /// The engine's state once all players are done.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }
  /// Takes the error of something that was begun.
  public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
  /// Takes the reason for which the engine stopped.
  public typealias StoppedHandler = @Sendable (StoppedReason) -> Void
  /// Hears that the engine has to be started anew.
  public typealias ResetHandler = @Sendable () -> Void

  /// Hears that the engine stopped; never called here.
  @preconcurrency open var stoppedHandler: StoppedHandler = { _ in }
  /// Hears that the engine has to be started anew; never called here.
  @preconcurrency open var resetHandler: ResetHandler = {}
  /// Default false; kept, and has no effect here.
  open var playsHapticsOnly = false
  /// Default false; kept, and has no effect here.
  open var playsAudioOnly = false
  /// Default false; kept, and has no effect here.
  open var isMutedForAudio = false
  /// Default false; kept, and has no effect here.
  open var isMutedForHaptics = false
  /// Default false; kept, and has no effect here.
  open var isAutoShutdownEnabled = false
  /// In seconds since the machine began.
  open var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Makes an engine, which can't be started, for a session of sounds.
  public init(audioSession: AVAudioSession? = nil) throws {}

  /// The abilities of the machine: none.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// Answers on another queue that there are no haptics.
  @preconcurrency open func start(completionHandler: CompletionHandler? = nil) {
    DispatchQueue.global().async { completionHandler?(CHHapticError(.notSupported)) }
  }
  /// Throws: there are no haptics.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Throws: there are no haptics.
  open func start() async throws { throw CHHapticError(.notSupported) }
  /// Answers on another queue: nothing was started.
  @preconcurrency open func stop(completionHandler: CompletionHandler? = nil) {
    DispatchQueue.global().async { completionHandler?(nil) }
  }
  /// Does nothing: no player ever begins.
  @preconcurrency open func notifyWhenPlayersFinished(
    finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction
  ) {}
  /// A player of a pattern, which can't be started.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  /// A player of a pattern, which can't be started.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer() }
  /// Throws: there are no haptics.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Throws: there are no haptics.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
  /// Throws: there are no haptics.
  open func registerAudioResource(
    _ resourceURL: URL,
    options: [AnyHashable: Any] = [:]
  ) throws -> CHHapticAudioResourceID { throw CHHapticError(.notSupported) }
  /// Throws: no sound was taken.
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
    throw CHHapticError(.invalidAudioResource)
  }
}
