import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite(.serialized)
struct `An app is launched` {
  @Test func `by its storyboard, which is there before the delegate hears of the launch`() throws {
    let app = try LaunchedApp("Plain")
    defer { app.end() }
    app.turn()
    #expect(
      LaunchLog.text == """
        app willFinish FirstController loaded false (inactive)
        app didFinish (inactive)
        first didLoad 852
        first willAppear
        app didBecomeActive (active)
        first didAppear
        """
    )
  }

  @Test(.oracle("L-208")) func `after which the app is found by its name`() throws {
    let app = try LaunchedApp("Plain")
    defer { app.end() }
    app.turn()
    #expect(UIApplication.value(forKey: "sharedApplication") as AnyObject === UIApplication.shared)
    let reply = UIApplication.perform(Selector("sharedApplication"))
    #expect(reply?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIView.value(forKey: "sharedApplication") == nil)
  }

  @Test func `by its delegate, which makes a window as large as the screen`() throws {
    let delegate = TellingDelegate()
    delegate.makesWindow = true
    let app = try LaunchedApp("Bare", delegate: delegate)
    defer { app.end() }
    app.turn()
    #expect(delegate.window?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.windowScene === UIApplication.shared.connectedScenes.first)
    #expect(
      LaunchLog.text == """
        app willFinish no root (inactive)
        app didFinish (inactive)
        first didLoad 393
        first willAppear
        app didBecomeActive (active)
        first didAppear
        """
    )
  }

  @Test(.oracle("X-30")) func `by its scene, whose delegate has the storyboard's window`() throws {
    let app = try LaunchedApp("Scenes")
    defer { app.end() }
    app.turn()
    #expect(
      LaunchLog.text == """
        app willFinish no root (inactive)
        app didFinish (inactive)
        app configuration Default (inactive)
        scene willConnect FirstController
        first didLoad 393
        first willAppear
        scene willEnterForeground
        scene didBecomeActive
        first didAppear
        """
    )
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.activationState == .foregroundActive)
    #expect(scene?.windows.count == 1)
    #expect(UIApplication.shared.supportsMultipleScenes)
  }

  @Test func `by the scene that the delegate names`() throws {
    let delegate = TellingDelegate()
    delegate.configurationName = "Bare"
    let app = try LaunchedApp("Scenes", delegate: delegate)
    defer { app.end() }
    #expect(LaunchLog.lines.contains("scene willConnect no window"))
    #expect(LaunchLog.lines.contains("first didLoad 393"))
    #expect(UIApplication.shared.keyWindow?.rootViewController is FirstController)
  }

  @Test func `by its storyboard in the window that the delegate has`() throws {
    let delegate = TellingDelegate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    delegate.window = window
    let app = try LaunchedApp("Plain", delegate: delegate)
    defer { app.end() }
    #expect(delegate.window === window)
    #expect(window.rootViewController is FirstController)
    #expect(UIApplication.shared.keyWindow === window)
  }

  @Test func `by its delegate, though there is a storyboard`() throws {
    let delegate = TellingDelegate()
    delegate.makesWindow = true
    let app = try LaunchedApp("Plain", delegate: delegate)
    defer { app.end() }
    #expect(delegate.window?.isKeyWindow == true)
    #expect(app.launch.mainWindow !== delegate.window)
    #expect(app.launch.mainWindow?.isKeyWindow == false)
  }

  @Test func `by its scene's delegate, though there is a storyboard`() throws {
    let delegate = TellingDelegate()
    delegate.sceneDelegate = ReplacingScene.self
    let app = try LaunchedApp("Scenes", delegate: delegate)
    defer { app.end() }
    let scene = UIApplication.shared.connectedScenes.first?.delegate as? ReplacingScene
    #expect(scene?.window?.isKeyWindow == true)
    #expect(
      (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.storyboardWindow?
        .isKeyWindow == false
    )
  }

  @Test(.oracle("X-31")) func `goes to the background and comes back, scenes alone hear it`() throws
  {
    let app = try LaunchedApp("Scenes")
    defer { app.end() }
    LaunchLog.lines = []
    goAndComeBack()
    #expect(
      LaunchLog.text == """
        scene willResignActive
        scene didEnterBackground
        scene willEnterForeground
        scene didBecomeActive
        """
    )
  }

  @Test func `goes to the background and comes back, told to its delegate`() throws {
    let app = try LaunchedApp("Plain")
    defer { app.end() }
    LaunchLog.lines = []
    goAndComeBack()
    #expect(
      LaunchLog.text == """
        app willResignActive (active)
        app didEnterBackground (background)
        app willEnterForeground (inactive)
        app didBecomeActive (active)
        """
    )
  }

  private func goAndComeBack() {
    let app = UIApplication.shared
    app.deactivate()
    app.enterBackground()
    app.enterForeground()
    app.activate()
  }
}
