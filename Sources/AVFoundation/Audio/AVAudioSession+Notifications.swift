public import Foundation

/// Notifications of sessions, none of which is posted here.
extension AVAudioSession {
  /// Posted when a call or another app takes the sound, and when it gives it back.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  /// Posted when an output or an input comes or goes.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification"
  )
  /// Posted when the system's sounds have to be set up anew.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification"
  )
  /// Posted when the system's sounds are gone.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification"
  )
  /// Posted when another app begins or ends sounds beside which an app's music should be silent.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification"
  )

  /// The beginning or the end of an interruption.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  /// The advice at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app may sound on.
    public static let shouldResume = Self(rawValue: 1)
  }

  /// The reason for an interruption.
  public enum InterruptionReason: UInt, Sendable {
    case `default` = 0
    case appWasSuspended = 1
    case builtInMicMuted = 2
    case routeDisconnected = 4
  }

  /// The reason for another output or input.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }

  /// The beginning or the end of another app's sounds.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    case end = 0
    case begin = 1
  }
}

/// The key of the number of an `AVAudioSession.InterruptionType`.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the bits of `AVAudioSession.InterruptionOptions`.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the number of an `AVAudioSession.InterruptionReason`.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of a truth value: the app was suspended.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of the number of an `AVAudioSession.RouteChangeReason`.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the earlier `AVAudioSessionRouteDescription`.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the number of an `AVAudioSession.SilenceSecondaryAudioHintType`.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension Notification.Name {
  /// The older name of `AVAudioSession.interruptionNotification`.
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  /// The older name of `AVAudioSession.routeChangeNotification`.
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
  /// The older name of `AVAudioSession.mediaServicesWereResetNotification`.
  public static let AVAudioSessionMediaServicesWereReset =
    AVAudioSession.mediaServicesWereResetNotification
  /// The older name of `AVAudioSession.silenceSecondaryAudioHintNotification`.
  public static let AVAudioSessionSilenceSecondaryAudioHint =
    AVAudioSession.silenceSecondaryAudioHintNotification
}
