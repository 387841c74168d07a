public import Foundation

/// A request for time in the background; each is refused here (L-274).
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the task.
  public let identifier: String
  /// The time before which the task is not begun; default nil; kept.
  open var earliestBeginDate: Date?

  init(named identifier: String) { self.identifier = identifier }

  /// A request with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = emptyCopy()
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }

  func emptyCopy() -> BGTaskRequest { BGTaskRequest(named: identifier) }
}

/// A request for seconds in which an app's content is brought up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Makes a request for a task of a name.
  public init(identifier: String) { super.init(named: identifier) }

  override func emptyCopy() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// A request for minutes while the device is at rest.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// True if the task needs a network; default false; kept.
  open var requiresNetworkConnectivity = false
  /// True if the task needs power from outside; default false; kept.
  open var requiresExternalPower = false

  /// Makes a request for a task of a name.
  public init(identifier: String) { super.init(named: identifier) }

  override func emptyCopy() -> BGTaskRequest {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}
