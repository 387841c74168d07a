public import Foundation

extension ProcessInfo {
  /// The demands of an activity on the system; kept by nothing here.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits of the demands.
    public let rawValue: UInt64
    /// A set of any bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    /// The machine stays on.
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    /// The user began it.
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF | 1 << 20)
    /// The user began it, and the machine may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00EF_FFFF)
    /// Nobody waits for it.
    public static let background = Self(rawValue: 0xFF)
    /// It must not be late.
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// An object that stands for an activity; the system takes no notice of it here.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSObject()
  }

  /// Does nothing.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs a block; the system takes no notice of the activity here.
  public func performActivity(
    options: ActivityOptions = [],
    reason: String,
    using block: @escaping () -> Void
  ) { block() }

  /// Lets the system end the app without asking it; kept by nothing here.
  public func enableSuddenTermination() {}
  /// Has the system ask the app before it ends it; kept by nothing here.
  public func disableSuddenTermination() {}
  /// Lets the system end the app while nobody uses it; kept by nothing here.
  public func enableAutomaticTermination(_ reason: String) {}
  /// Has the system leave the app running; kept by nothing here.
  public func disableAutomaticTermination(_ reason: String) {}

  /// Posted when the machine's warmth changes, which never happens here.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification"
  )

  /// Runs a block on another thread; it never hears that time is running out.
  public func performExpiringActivity(
    withReason reason: String,
    using block: @escaping @Sendable (Bool) -> Void
  ) {
    Thread.detachNewThread { block(false) }
  }

  /// False: the app is no iPad app on a Mac.
  public var isiOSAppOnMac: Bool { false }
  /// False: the app is not a Mac app that came from an iPad.
  public var isMacCatalystApp: Bool { false }
}

extension NSNotification.Name {
  /// Posted when the clock is set, which is not noticed here.
  public static let NSSystemClockDidChange = NSNotification.Name(
    "NSSystemClockDidChangeNotification"
  )
  /// Posted when saving energy is switched, which never happens here.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}

/// Nanoseconds since the machine was started, without the time it slept.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// No number, as C's header has it.
public let NAN = Float.nan
/// Larger than all numbers, as C's header has it.
public let INFINITY = Float.infinity
/// The largest number of single precision, as C's header has it.
public let MAXFLOAT = Float.greatestFiniteMagnitude
