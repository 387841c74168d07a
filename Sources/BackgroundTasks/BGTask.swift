public import Foundation

/// Work in the background, which is begun by the system on iOS; none is begun here.
open class BGTask: NSObject, @unchecked Sendable {
  /// The name of the task.
  open var identifier: String { "" }
  /// Runs shortly before the time is over; default nil; kept, and never called here.
  @preconcurrency open var expirationHandler: (@Sendable () -> Void)?

  override init() { super.init() }

  /// Does nothing: no task was begun.
  open func setTaskCompleted(success: Bool) {}
}

/// Work of seconds that brings an app's content up to date; none is begun here.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Work of minutes that waits until the device is at rest; none is begun here.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
