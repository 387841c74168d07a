public import Foundation

/// A call on the phone; there are none here.
open class CTCall: NSObject, @unchecked Sendable {
  /// Always empty.
  open var callState: String { "" }
  /// Always empty.
  open var callID: String { "" }
}

/// The state of a call that somebody makes.
public let CTCallStateDialing = "CTCallStateDialing"
/// The state of a call that comes in.
public let CTCallStateIncoming = "CTCallStateIncoming"
/// The state of a call in which people talk.
public let CTCallStateConnected = "CTCallStateConnected"
/// The state of a call that is over.
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// The calls of a device; there are none here.
open class CTCallCenter: NSObject, @unchecked Sendable {
  /// Always nil.
  open var currentCalls: Set<CTCall>? { nil }
  /// Runs when a call changes; default nil; kept, and never called here.
  open var callEventHandler: ((CTCall) -> Void)?
  /// Makes an object that knows of no call.
  public override init() { super.init() }
}

/// The user's answer to an app that wants to use phone networks for data.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown = 0
  case restricted, notRestricted
}

/// Runs when an app may use phone networks for data from now on or no longer.
public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// The user's choice whether an app uses phone networks for data; there are no such networks here.
open class CTCellularData: NSObject, @unchecked Sendable {
  /// Runs when the choice changes; default nil; kept, and never called here.
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier?
  /// Always `restrictedStateUnknown`.
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  /// Makes an object that knows of no choice.
  public override init() { super.init() }
}
