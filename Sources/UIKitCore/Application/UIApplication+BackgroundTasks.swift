public import Foundation

extension UIApplication {
  /// Begins work that may go on after the app has gone to the background.
  ///
  /// - Parameter handler: Called on the main actor when the time is over; it has to end the task.
  /// - Returns: The task, which has to be ended; never `invalid` here.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { tasks.begin(nil, handler) }

  /// Begins a task with a name, which is reported if the task is not ended in time.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { tasks.begin(taskName, handler) }

  /// Ends a task; one that is unknown or ended changes nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    tasks.end(identifier)
  }

  /// The seconds that are left in the background: at most 30, 0 once tasks expired; without limit
  /// while the app is not there.
  public var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? tasks.timeLeft : .greatestFiniteMagnitude
  }

  /// Always `available`; apps search for new data when a test asks them to.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Ignores the interval, in seconds: nothing here fetches by itself.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Always `true`: files are never locked here.
  public var isProtectedDataAvailable: Bool { true }

  /// The interval that means as often as the system allows, in seconds.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that means never, in seconds.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Asks the delegate to search for new data, as the system does now and then.
  package func fetchInBackground(_ completion: @escaping (UIBackgroundFetchResult) -> Void) {
    guard let delegate else { return completion(.noData) }
    var isDone = false
    delegate.application(self) { result in
      guard !isDone else { return }
      isDone = true
      completion(result)
    }
  }

  /// Ends the time in the background: calls the handlers of tasks that were not ended.
  package func expireBackgroundTasks() {
    for handler in tasks.takeHandlers() { handler() }
    for name in tasks.takeUnended() { Diagnostic.unendedTask(name).report() }
  }
}
