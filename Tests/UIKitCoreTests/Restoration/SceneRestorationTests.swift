import Foundation
import StateArchive
import Testing
import UIKitTesting

@testable import UIKitCore

/// A scene's delegate that keeps what its user looks at.
final class KeptScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let found = session.stateRestorationActivity?.userInfo?["page"] as? Int
    KeptLog.lines.append("connect \(found.map { "\($0)" } ?? "fresh")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = PageController(nibName: nil, bundle: nil)
    window?.makeKeyAndVisible()
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    KeptLog.lines.append("activity")
    let activity = NSUserActivity(activityType: "org.portico.tests.read")
    activity.title = "Reading"
    window?.rootViewController?.userActivity = activity
    return activity
  }
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { KeptLog.lines.append("restore \(stateRestorationActivity.title ?? "")") }
  func sceneDidEnterBackground(_ scene: UIScene) { KeptLog.lines.append("scene background") }
  func sceneWillEnterForeground(_ scene: UIScene) { KeptLog.lines.append("front") }
  func sceneDidBecomeActive(_ scene: UIScene) { KeptLog.lines.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { KeptLog.lines.append("away") }
  func sceneDidDisconnect(_ scene: UIScene) { KeptLog.lines.append("disconnect") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    KeptLog.lines.append("continue \(userActivity.activityType)")
  }
}

/// A controller that writes its page into the activity.
final class PageController: UIViewController {
  static var page = 1

  override func updateUserActivityState(_ activity: NSUserActivity) {
    KeptLog.lines.append("update")
    activity.addUserInfoEntries(from: ["page": Self.page, "view": view as Any])
  }
}

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `An app of scenes comes back` {
    @Test(.oracle("X-20", "M-05"))
    func `by an activity for each, and with no archive of controllers`()
      throws
    {
      let stage = Self.stage(severalScenes: false)
      PageController.page = 7
      #expect(KeptLog.take() == ["configure", "connect fresh", "front", "active"])
      let name = stage.app.openSessions.first?.persistentIdentifier
      stage.background()
      #expect(KeptLog.take() == ["away", "scene background", "activity", "update"])
      let saved = try #require(stage.saved)
      #expect(saved.objects.isEmpty)
      #expect(saved.scenes.first?.activity?.type == "org.portico.tests.read")
      stage.kill()
      stage.relaunch()
      #expect(KeptLog.take() == ["connect 7", "restore Reading", "front", "active"])
      #expect(stage.app.openSessions.first?.persistentIdentifier == name)
    }

    private static func stage(severalScenes: Bool) -> Stage {
      ClassRegistry.shared.register(KeptScene.self, module: "KeptTests") { $0.make { KeptScene() } }
      KeptLog.lines = []
      let entry = [
        "UISceneConfigurationName": "Default",
        "UISceneDelegateClassName": "KeptTests.KeptScene",
      ]
      let manifest: [String: Any] = [
        "UIApplicationSupportsMultipleScenes": severalScenes,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
      ]
      return Stage(info: ["UIApplicationSceneManifest": manifest]) { SceneAppDelegate() }
    }

    private static func request(_ session: UISceneSession?, of stage: Stage) -> [any Error] {
      var errors: [any Error] = []
      let activity = NSUserActivity(activityType: "open")
      stage.app.requestSceneSessionActivation(session, userActivity: activity, options: nil) {
        errors.append($0)
      }
      stage.turn(2)
      return errors
    }

    @Test(.oracle("X-20", "X-32"))
    func `with every session, of which the one in front has its scene at once`() throws {
      let stage = Self.stage(severalScenes: true)
      let first = try #require(stage.app.openSessions.first)
      first.userInfo = ["color": "red", "count": 3]
      PageController.page = 1
      _ = KeptLog.take()
      #expect(Self.request(nil, of: stage).isEmpty)
      #expect(
        KeptLog.take() == [
          "configure for open", "connect fresh", "away", "scene background", "activity", "update",
          "front", "active",
        ]
      )
      let second = try #require(stage.app.openSessions.first { $0 !== first })
      #expect(first.scene?.activationState == .background)
      PageController.page = 2
      stage.comeBack()
      // The second was in front; the first waits with its own activity and values.
      #expect(KeptLog.take().suffix(4) == ["connect 2", "restore Reading", "front", "active"])
      #expect(stage.app.openSessions.count == 2)
      #expect(stage.app.connectedScenes.count == 1)
      let names = Set(stage.app.openSessions.map(\.persistentIdentifier))
      #expect(names == [first.persistentIdentifier, second.persistentIdentifier])
      let waiting = try #require(stage.app.openSessions.first { $0.scene == nil })
      #expect(waiting.persistentIdentifier == first.persistentIdentifier)
      #expect(waiting.stateRestorationActivity?.userInfo?["page"] as? Int == 1)
      #expect(waiting.userInfo?["color"] as? String == "red")
      #expect(waiting.userInfo?["count"] as? Int == 3)
      #expect(Self.request(waiting, of: stage).isEmpty)
      #expect(
        KeptLog.take() == [
          "connect 1", "restore Reading", "away", "scene background", "activity", "update",
          "front", "active",
        ]
      )
      #expect(waiting.scene?.activationState == .foregroundActive)
      let other = try #require(stage.app.openSessions.first { $0 !== waiting })
      #expect(Self.request(other, of: stage).isEmpty)
      #expect(KeptLog.take().last == "continue open")
    }

    @Test(.oracle("X-33")) func `without the sessions that it destroyed`() throws {
      let stage = Self.stage(severalScenes: true)
      let first = try #require(stage.app.openSessions.first)
      _ = Self.request(nil, of: stage)
      let second = try #require(stage.app.openSessions.first { $0 !== first })
      _ = KeptLog.take()
      stage.app.requestSceneSessionDestruction(second, options: nil)
      stage.turn(2)
      #expect(
        KeptLog.take() == [
          "away", "scene background", "activity", "update", "front", "active", "disconnect",
          "discard 1",
        ]
      )
      #expect(stage.app.openSessions == [first])
      stage.comeBack()
      #expect(
        stage.app.openSessions.map(\.persistentIdentifier) == [first.persistentIdentifier]
      )
    }

    @Test(.oracle("X-32")) func `or with an error where it may have only one`() throws {
      let stage = Self.stage(severalScenes: false)
      let errors = Self.request(nil, of: stage) as? [UISceneError]
      #expect(errors?.map(\.code) == [.multipleScenesNotSupported])
      let stranger = UISceneSession(
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      )
      let others = Self.request(stranger, of: stage) as? [UISceneError]
      #expect(others?.map(\.code) == [.requestDenied])
      #expect(stage.app.openSessions.count == 1)
    }
  }
}

/// A delegate that would consent to keep controllers, and isn't asked.
final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let asked = options.userActivities.first.map { " for \($0.activityType)" } ?? ""
    KeptLog.lines.append("configure\(asked)")
    return UISceneConfiguration(name: "Default", sessionRole: session.role)
  }
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { KeptLog.lines.append("discard \(sceneSessions.count)") }
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    KeptLog.lines.append("shouldSave")
    return true
  }
}
