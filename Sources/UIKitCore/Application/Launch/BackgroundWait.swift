internal import Foundation

/// The time between an app's way to the background and its end, in which its tasks go on.
struct BackgroundWait {
  /// The seconds after which it is looked again whether a task is left.
  private static let step: TimeInterval = 0.05

  private let app: UIApplication
  /// The present time in seconds.
  var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  /// Lets so many seconds pass, in which the app works.
  var pass: (TimeInterval) -> Void = { seconds in
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }

  init(_ app: UIApplication) { self.app = app }

  /// Waits until no task is left, and ends those that take too long.
  func run() {
    let end = now() + BackgroundTasks.grant
    while !app.tasks.isEmpty {
      let left = end - now()
      guard left > 0 else { return app.expireBackgroundTasks() }
      app.tasks.timeLeft = left
      pass(min(left, Self.step))
    }
  }
}
