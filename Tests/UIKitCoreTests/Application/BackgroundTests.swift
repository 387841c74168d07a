import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `An app on its way out` {
    init() { KeptLog.lines = [] }

    @Test(.oracle("X-34")) func `ends the tasks that it began before it is suspended`() {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      let app = stage.app
      let task = app.beginBackgroundTask { Issue.record("there is time enough") }
      stage.background()
      #expect(!app.tasks.isEmpty)
      var wait = BackgroundWait(app)
      var time = 5.0
      var left: [TimeInterval] = []
      wait.now = { time }
      wait.pass = { seconds in
        time += seconds
        left.append(app.backgroundTimeRemaining)
        if left.count == 20 { app.endBackgroundTask(task) }
      }
      wait.run()
      #expect(left.count == 20)
      #expect(left.first == 30)
      #expect(left == left.sorted(by: >))
      #expect(app.tasks.isEmpty)
    }

    @Test(.oracle("X-34")) func `and is ended when they take too long`() {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      let app = stage.app
      var expired = 0
      _ = app.beginBackgroundTask { expired += 1 }
      stage.background()
      var wait = BackgroundWait(app)
      var time = 0.0
      wait.now = { time }
      wait.pass = { time += $0 }
      let others = Diagnostic.listener
      Diagnostic.listener = { _ in }
      wait.run()
      Diagnostic.listener = others
      #expect(expired == 1)
      #expect(abs(time - 30) < 0.1)
    }

    @Test(.oracle("X-34")) func `hears of the end of its time, and is told which task it left`() {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      let app = stage.app
      #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
      var expired: [String] = []
      let first = app.beginBackgroundTask(withName: "first") { expired.append("first") }
      _ = app.beginBackgroundTask(withName: "second") { expired.append("second") }
      app.endBackgroundTask(first)
      stage.background()
      #expect(app.backgroundTimeRemaining == 30)
      var said: [String] = []
      let others = Diagnostic.listener
      Diagnostic.listener = { said.append($0.text) }
      app.expireBackgroundTasks()
      Diagnostic.listener = others
      #expect(expired == ["second"])
      #expect(said.count == 1 && said[0].contains("second"))
      #expect(app.backgroundTimeRemaining == 0)
      stage.foreground()
      #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test(.oracle("X-34")) func `fetches once when it is asked to`() {
      let stage = Stage { FetchingDelegate() }
      var results: [UIBackgroundFetchResult] = []
      stage.app.fetchInBackground { results.append($0) }
      #expect(results == [.newData])
      #expect(stage.app.isProtectedDataAvailable)
      #expect(stage.app.backgroundRefreshStatus == .available)
    }
  }
}

/// Answers twice, of which once counts.
private final class FetchingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.newData)
    completionHandler(.failed)
  }
}
