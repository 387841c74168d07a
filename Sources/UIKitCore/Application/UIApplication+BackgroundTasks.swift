public import Foundation

/// The number of a piece of work that an app wants to finish in the background.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task; 0 is no task.
  public let rawValue: Int
  /// An identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = Self(rawValue: 0)
}

/// The result of an app's search for new data in the background.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// The permission of an app to search for new data in the background.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

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

  /// The seconds that are left in the background: 30, or 0 once tasks expired; without limit while
  /// the app is not there.
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

/// The tasks that an app began and has not ended.
struct BackgroundTasks {
  /// The time that the system grants, in seconds.
  static let grant: TimeInterval = 30

  private var count = 0
  private var running: [UIBackgroundTaskIdentifier: Task] = [:]
  private(set) var timeLeft = grant

  private struct Task {
    let name: String?
    let handler: (@MainActor @Sendable () -> Void)?
  }

  var isEmpty: Bool { running.isEmpty }

  mutating func begin(
    _ name: String?,
    _ handler: (@MainActor @Sendable () -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    count += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: count)
    running[identifier] = Task(name: name, handler: handler)
    return identifier
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) { running[identifier] = nil }

  /// The handlers of the running tasks, the first begun first; a handler may end its task.
  mutating func takeHandlers() -> [@MainActor @Sendable () -> Void] {
    timeLeft = 0
    let due = running.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap(\.value.handler)
    return due
  }

  /// The names of those that were not ended, for a report on the console.
  mutating func takeUnended() -> [String] {
    defer { running = [:] }
    return running.sorted { $0.key.rawValue < $1.key.rawValue }.map { $0.value.name ?? "unnamed" }
  }

  /// Grants the whole time again, once the app is in front.
  mutating func renew() { timeLeft = Self.grant }
}
