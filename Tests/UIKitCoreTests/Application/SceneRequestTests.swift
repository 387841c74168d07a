import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A scene's delegate whose scene shows what its activity names, and prefers that.
private final class PageScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let page = connectionOptions.userActivities.first?.targetContentIdentifier ?? "first"
    scene.title = page
    scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
      NSPredicate(format: "self == %@", page)
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

private final class PageDelegate: UIResponder, UIApplicationDelegate {}

/// Scenes that are asked for by what they show.
@Suite(.serialized) struct `Requests for scenes` {
  private func open() -> (stage: Stage, first: UIWindowScene)? {
    ClassRegistry.shared.register(PageScene.self, module: "PageTests") { $0.make { PageScene() } }
    let entry = ["UISceneDelegateClassName": "PageTests.PageScene"]
    let manifest: [String: Any] = [
      "UIApplicationSupportsMultipleScenes": true,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
    ]
    let window = DeviceModel.window(.pad, size: CGSize(width: 1024, height: 768), scale: 1)
    let stage = Stage(window, info: ["UIApplicationSceneManifest": manifest]) { PageDelegate() }
    let scene = stage.app.connectedScenes.first as? UIWindowScene
    return scene.map { (stage, $0) }
  }

  private func activity(_ page: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "page")
    activity.targetContentIdentifier = page
    return activity
  }

  @Test func `bring the scene that prefers the content, or make one`() throws {
    let (stage, first) = try #require(open())
    func show(_ page: String) {
      let request = UISceneSessionActivationRequest(userActivity: activity(page))
      stage.app.activateSceneSession(for: request)
      stage.turn(3)
    }
    show("birds")
    #expect(Set(stage.app.connectedScenes.compactMap(\.title)) == ["first", "birds"])
    show("birds")
    show("first")
    #expect(stage.app.connectedScenes.count == 2)
    #expect(first.isFullScreen && first.screenshotService?.windowScene === first)
    var failure: (any Error)?
    let gone = try #require(stage.app.connectedScenes.first { $0 !== first } as? UIWindowScene)
    stage.close(gone)
    stage.turn(2)
    stage.app.activateSceneSession(for: UISceneSessionActivationRequest(session: gone.session)) {
      failure = $0
    }
    stage.turn(2)
    #expect((failure as? UISceneError)?.code == .requestDenied)
  }

  @Test func `windows that cannot be closed stay`() throws {
    let (stage, first) = try #require(open())
    let request = UISceneSessionActivationRequest(userActivity: activity("birds"))
    stage.app.activateSceneSession(for: request)
    stage.turn(3)
    let second = try #require(stage.app.connectedScenes.first { $0 !== first } as? UIWindowScene)
    second.windowingBehaviors?.isClosable = false
    stage.close(second)
    stage.turn(2)
    #expect(stage.app.connectedScenes.count == 2)
    second.windowingBehaviors?.isClosable = true
    stage.close(second)
    stage.turn(2)
    #expect(stage.app.connectedScenes.count == 1)
  }

  @Test func `an action of a menu opens a window, or runs the one in its place`() throws {
    let (stage, _) = try #require(open())
    var isAlternate = false
    let alternate = UIAction(title: "Open here") { _ in isAlternate = true }
    let action = UIWindowScene.ActivationAction(alternate: alternate) { _ in
      UIWindowScene.ActivationConfiguration(userActivity: self.activity("wren"))
    }
    #expect(action.title == "Open in New Window")
    action.performWithSender(nil, target: nil)
    stage.turn(3)
    #expect(stage.app.connectedScenes.count == 2 && !isAlternate)
    let plain = Stage(.iPhone15, root: UIViewController())
    let other = UIWindowScene.ActivationAction(alternate: alternate) { _ in nil }
    #expect(other.title == "Open here")
    other.performWithSender(nil, target: nil)
    plain.turn()
    #expect(isAlternate)
  }

  @Test func `a pinch opens a window for what is under it`() throws {
    let (stage, first) = try #require(open())
    let view = try #require(first.windows.first?.rootViewController?.view)
    var places: [CGPoint] = []
    let interaction = UIWindowScene.ActivationInteraction { _, place in
      places.append(place)
      return UIWindowScene.ActivationConfiguration(userActivity: self.activity("robin"))
    } errorHandler: { _ in
    }
    view.addInteraction(interaction)
    stage.turn()
    let left = stage.touch(at: CGPoint(x: 400, y: 400))
    let right = stage.touch(at: CGPoint(x: 500, y: 400))
    right.move(to: CGPoint(x: 700, y: 400))
    left.lift()
    right.lift()
    stage.turn(3)
    #expect(places.count == 1 && stage.app.connectedScenes.count == 2)
  }
}
