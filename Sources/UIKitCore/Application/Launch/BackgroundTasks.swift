internal import Foundation

/// A piece of work that an app wants to end although it is in the background.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = Self(rawValue: 0)
}

/// The result of an app's look for news in the background.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// The permission of an app to look for news in the background.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

/// The tasks that an app began and has not ended.
struct BackgroundTasks {
  /// The time that the system grants, in seconds.
  static let grant: TimeInterval = 30

  private var count = 0
  private var running: [UIBackgroundTaskIdentifier: Task] = [:]
  var timeLeft = grant

  private struct Task {
    let name: String?
    let handler: (@MainActor @Sendable () -> Void)?
  }

  /// True while no task is under way.
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
