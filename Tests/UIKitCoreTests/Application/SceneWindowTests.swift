import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A scene's delegate with a field, whose scene has the title that the activity names.
private final class NoteScene: UIResponder, UIWindowSceneDelegate {
  static var lines: [String] = []
  static var knowsHiddenWindow = false
  var window: UIWindow?
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = connectionOptions.userActivities.first?.activityType ?? "first"
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    field.accessibilityIdentifier = "note"
    controller.view.addSubview(field)
    window = UIWindow(windowScene: scene)
    Self.knowsHiddenWindow = UIApplication.shared.windows.contains { $0 === window }
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("gone", scene) }

  private func note(_ word: String, _ scene: UIScene) {
    Self.lines.append("\(word) \(scene.title ?? "")")
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { note("\(Int(windowScene.coordinateSpace.bounds.width)) wide", windowScene) }
}

private final class NoteDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { NoteScene.lines.append("discard \(sceneSessions.count)") }
}

/// A delegate without a method for scenes, whose class is known by its methods.
private final class OwnWindowDelegate: OneWindowDelegate {}

@Suite struct `A manifest without configurations` {
  @Test(.oracle("X-36")) func `makes no scenes for a delegate that names none`() throws {
    ClassRegistry.shared.register(OwnWindowDelegate.self, module: "NoteTests") { _ in }
    let info = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]]
    let delegate = OwnWindowDelegate { UIViewController() }
    let model = try #require(DeviceModel(named: "retina6_1"))
    let stage = Stage(model, info: info) { delegate }
    #expect(!stage.app.declaresScenes)
    #expect(stage.app.windows == [delegate.window])
    #expect(delegate.window?.windowScene === stage.app.wholeScene)
    #expect(delegate.window?.isKeyWindow == true)
  }
}

/// Several scenes, each in a window of the desktop.
@Suite(.serialized) struct `Scenes in windows of a desktop` {
  private func open() -> (stage: Stage, first: UIWindowScene)? {
    ClassRegistry.shared.register(NoteScene.self, module: "NoteTests") { $0.make { NoteScene() } }
    NoteScene.lines = []
    let entry = ["UISceneDelegateClassName": "NoteTests.NoteScene"]
    let manifest: [String: Any] = [
      "UIApplicationSupportsMultipleScenes": true,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]],
    ]
    let window = DeviceModel.window(.pad, size: CGSize(width: 1024, height: 768), scale: 1)
    let stage = Stage(window, info: ["UIApplicationSceneManifest": manifest]) { NoteDelegate() }
    let scene = stage.app.connectedScenes.first as? UIWindowScene
    return scene.map { (stage, $0) }
  }

  /// Opens one more window, which an activity names.
  private func openWindow(_ name: String, of stage: Stage) -> UIWindowScene? {
    let before = stage.app.connectedScenes
    let activity = NSUserActivity(activityType: name)
    stage.app.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    stage.turn(3)
    return stage.app.connectedScenes.subtracting(before).first as? UIWindowScene
  }

  private func text(of scene: UIWindowScene) -> String? {
    (scene.windows.first?.rootViewController?.view.subviews.first as? UITextField)?.text
  }

  @Test(.oracle("W-263")) func `have their windows known before these are shown`() throws {
    NoteScene.knowsHiddenWindow = false
    let (stage, first) = try #require(open())
    #expect(NoteScene.knowsHiddenWindow)
    #expect(stage.app.windows == first.windows)
  }

  @Test(.oracle("W-121")) func `are all active, each with a size of its own`() throws {
    let (stage, first) = try #require(open())
    let second = try #require(openWindow("second", of: stage))
    #expect(NoteScene.lines == ["active first", "active second"])
    #expect(first.activationState == .foregroundActive && first.screen !== second.screen)
    #expect(stage.app.openSessions.count == 2 && stage.app.windows.count == 2)
    stage.use(second)
    stage.display.send(.reshape(CGSize(width: 320, height: 480)))
    stage.turn(2)
    #expect(second.windows.first?.bounds.size == CGSize(width: 320, height: 480))
    #expect(first.windows.first?.bounds.size == CGSize(width: 1024, height: 768))
    #expect(second.traitCollection.horizontalSizeClass == .compact)
    #expect(first.traitCollection.horizontalSizeClass == .regular)
    #expect(NoteScene.lines.last == "320 wide second")
  }

  @Test(.oracle("W-123")) func `get the keys of the window that is used`() throws {
    let (stage, first) = try #require(open())
    stage.tap("note")
    stage.type("one")
    let second = try #require(openWindow("second", of: stage))
    stage.use(second)
    #expect(second.keyWindow != nil && first.keyWindow == nil)
    stage.tap("note")
    stage.type("two")
    stage.use(first)
    stage.type(" more")
    #expect(text(of: first) == "one more" && text(of: second) == "two")
    stage.use(second)
    stage.type("!")
    #expect(text(of: second) == "two!")
    // What moves in one window goes by the clock of all.
    let view = try #require(second.windows.first?.rootViewController?.view)
    var isDone = false
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.5 }) { isDone = $0 }
    stage.settle()
    #expect(isDone)
  }

  @Test(.oracle("W-142")) func `have a focus and a halo each`() throws {
    let (stage, first) = try #require(open())
    let second = try #require(openWindow("second", of: stage))
    stage.use(first)
    stage.press(key: 43)
    #expect(first.screen.focus?.halo != nil && second.screen.focus?.halo == nil)
    stage.use(second)
    stage.press(key: 43)
    #expect(second.screen.focus?.halo != nil && first.screen.focus?.halo != nil)
    let fields = [first, second].map { $0.windows.first?.rootViewController?.view.subviews.first }
    #expect(first.screen.focus?.focusedItem === fields[0])
    #expect(second.screen.focus?.focusedItem === fields[1])
    #expect(fields.allSatisfy { $0?.isFocused == true })
    // A finger hides the halo of its own window alone.
    stage.tap("note")
    #expect(second.screen.focus?.halo == nil && first.screen.focus?.halo != nil)
  }

  @Test(.oracle("W-143")) func `are frames of one app to assistive software`() throws {
    let (stage, first) = try #require(open())
    let second = try #require(openWindow("second", of: stage))
    let tree = try #require(UIScreen.publishedSnapshot(of: [first.screen, second.screen]))
    let frames = try #require(tree[tree.root]).children.compactMap { tree[$0] }
    #expect(frames.map(\.kind) == [.window, .window])
    #expect(tree.elements.count == 2)
    stage.close(second)
    let left = try #require(UIScreen.publishedSnapshot(of: [first.screen]))
    #expect(left[left.root]?.children.count == 1)
  }

  @Test(.oracle("W-122")) func `leave one by one`() throws {
    let (stage, first) = try #require(open())
    let second = try #require(openWindow("second", of: stage))
    let third = try #require(openWindow("third", of: stage))
    NoteScene.lines = []
    stage.close(first)
    #expect(NoteScene.lines == ["gone first", "discard 1"])
    #expect(first.activationState == .unattached)
    #expect(stage.app.connectedScenes == [second, third])
    stage.app.requestSceneSessionDestruction(third.session, options: nil)
    stage.turn(2)
    #expect(stage.app.connectedScenes == [second])
    stage.use(second)
    stage.tap("note")
    stage.type("still here")
    #expect(text(of: second) == "still here")
    stage.background()
    #expect(NoteScene.lines.last == "background second")
    stage.foreground()
    #expect(second.activationState == .foregroundActive)
  }

  @Test(.oracle("W-121")) func `come forward when they are asked for`() throws {
    let (stage, first) = try #require(open())
    let second = try #require(openWindow("second", of: stage))
    #expect(second.keyWindow != nil)
    NoteScene.lines = []
    stage.app.requestSceneSessionActivation(first.session, userActivity: nil, options: nil)
    stage.turn(2)
    #expect(first.keyWindow != nil && second.keyWindow == nil)
    #expect(second.activationState == .foregroundActive && NoteScene.lines.isEmpty)
  }
}
