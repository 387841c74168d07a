public import Foundation

/// A piece of work that an app wants to end although it is in the background.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = Self(rawValue: 0)
}

/// What an app found when it looked for news in the background.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether the system lets an app look for news.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  /// Asks for time to end something after the app has gone to the background.
  ///
  /// - Parameter handler: Called on the main actor when the time is over; it ends the task.
  /// - Returns: The task, which has to be ended; never `invalid` here.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { tasks.begin(nil, handler) }

  /// The same with a name that is said when the task is not ended in time.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { tasks.begin(taskName, handler) }

  /// Says that a task is done; one that is unknown or ended changes nothing.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    tasks.end(identifier)
  }

  /// How many seconds are left in the background; without end while the app is not there.
  public var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? tasks.timeLeft : .greatestFiniteMagnitude
  }

  /// Apps look for news when a test asks them to.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// How often the app would like to look for news; nothing here does so by itself.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Files are never locked away here.
  public var isProtectedDataAvailable: Bool { true }

  /// The interval that stands for as often as the system allows.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that stands for never.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Has the delegate look for news, as the system does now and then.
  package func fetchInBackground(_ completion: @escaping (UIBackgroundFetchResult) -> Void) {
    guard let delegate else { return completion(.noData) }
    var isDone = false
    delegate.application(self) { result in
      guard !isDone else { return }
      isDone = true
      completion(result)
    }
  }

  /// The time in the background is over: tasks that were not ended hear it.
  package func expireBackgroundTasks() {
    for handler in tasks.takeHandlers() { handler() }
    for name in tasks.takeUnended() { Diagnostic.unendedTask(name).report() }
  }
}

/// The tasks that an app began and has not ended.
struct BackgroundTasks {
  /// What the system grants, in seconds.
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

  /// Those that wait to hear that time is over, the first begun first; a handler may end its task.
  mutating func takeHandlers() -> [@MainActor @Sendable () -> Void] {
    timeLeft = 0
    let due = running.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap(\.value.handler)
    return due
  }

  /// The names of those that were not ended, which is said on the console.
  mutating func takeUnended() -> [String] {
    defer { running = [:] }
    return running.sorted { $0.key.rawValue < $1.key.rawValue }.map { $0.value.name ?? "unnamed" }
  }

  /// The app is in front again.
  mutating func renew() { timeLeft = Self.grant }
}
