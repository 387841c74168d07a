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
      ClassRegistry.shared.register(KeptScene.self, module: "KeptTests") { $0.make { KeptScene() } }
      KeptLog.lines = []
      PageController.page = 7
      let info: [String: Any] = [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [
              [
                "UISceneConfigurationName": "Default",
                "UISceneDelegateClassName": "KeptTests.KeptScene",
              ]
            ]
          ]
        ]
      ]
      let stage = Stage(info: info) { SceneAppDelegate() }
      #expect(KeptLog.take() == ["connect fresh"])
      let name = stage.app.openSessions.first?.persistentIdentifier
      stage.background()
      #expect(KeptLog.take() == ["scene background", "activity", "update"])
      let saved = try #require(stage.saved)
      #expect(saved.objects.isEmpty)
      #expect(saved.scenes.first?.activity?.type == "org.portico.tests.read")
      stage.kill()
      stage.relaunch()
      #expect(KeptLog.take() == ["connect 7", "restore Reading"])
      #expect(stage.app.openSessions.first?.persistentIdentifier == name)
    }
  }
}

/// A delegate that would consent to keep controllers, and isn't asked.
final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    KeptLog.lines.append("shouldSave")
    return true
  }
}
