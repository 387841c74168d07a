import Device
import Foundation
import ObjectiveC
import UIKitTesting

@testable import UIKitCore

/// What the classes of the fixture apps were told, in order.
enum LaunchLog {
  static var lines: [String] = []
  static var text: String { lines.joined(separator: "\n") }
}

final class FirstController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    LaunchLog.lines.append("first didLoad \(Int(view.bounds.width))")
  }
  override func viewWillAppear(_ animated: Bool) { LaunchLog.lines.append("first willAppear") }
  override func viewDidAppear(_ animated: Bool) { LaunchLog.lines.append("first didAppear") }
}

/// A delegate that writes everything down.
final class TellingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// A configuration to ask for by name.
  var configurationName: String?
  /// The class of the scene's delegate in the place of Info.plist's.
  var sceneDelegate: AnyClass?
  /// Whether it makes its own window.
  var makesWindow = false

  private func tell(_ line: String) {
    let state = ["active", "inactive", "background"][UIApplication.shared.applicationState.rawValue]
    LaunchLog.lines.append("app \(line) (\(state))")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = window?.rootViewController
    tell("willFinish \(root.map { "\(type(of: $0)) loaded \($0.isViewLoaded)" } ?? "no root")")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    tell("didFinish")
    guard makesWindow else { return true }
    window = UIWindow()
    window?.rootViewController = FirstController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { tell("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { tell("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { tell("didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { tell("willEnterForeground") }
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    tell("configuration \(session.configuration.name ?? "nil")")
    if let sceneDelegate {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = sceneDelegate
      return configuration
    }
    guard let configurationName else { return session.configuration }
    return UISceneConfiguration(name: configurationName, sessionRole: session.role)
  }
}

/// A scene's delegate that writes everything down.
class TellingScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func tell(_ line: String) { LaunchLog.lines.append("scene \(line)") }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) { tell("willConnect \(window?.rootViewController.map { "\(type(of: $0))" } ?? "no window")") }
  func sceneWillEnterForeground(_ scene: UIScene) { tell("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { tell("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { tell("willResignActive") }
  func sceneDidEnterBackground(_ scene: UIScene) { tell("didEnterBackground") }
}

/// A scene's delegate that replaces the storyboard's window.
final class ReplacingScene: TellingScene {
  override func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
  }
}

/// A scene's delegate that makes its window.
final class BareScene: TellingScene {
  override func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    super.scene(scene, willConnectTo: session, options: options)
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = FirstController()
    window?.makeKeyAndVisible()
  }
}

/// An app of the fixtures, launched in the test's own process.
struct LaunchedApp {
  let launch: AppLaunch

  init(
    _ name: String,
    delegate: TellingDelegate = TellingDelegate(),
    settings: LaunchSettings = LaunchSettings()
  ) throws {
    Self.registerClasses()
    LaunchLog.lines = []
    let url = Fixtures.folder.appendingPathComponent("Apps/\(name).app")
    guard let bundle = Bundle(url: url) else { throw CocoaError(.fileNoSuchFile) }
    launch = AppLaunch(settings, bundle: bundle, delegate: delegate)
    launch.launch()
  }

  func turn() { launch.screen.frameLoop.turn() }

  /// Leaves nothing of the app to other tests.
  func end() {
    StoryboardLocation.appLanguages = nil
    UIApplication.shared = UIApplication()
    UIScreen.makeMain(UIScreen(display: HeadlessDisplay(.iPhone15)))
  }

  private static func registerClasses() {
    let registry = ClassRegistry.shared
    registry.register(FirstController.self, module: "LaunchTests")
    registry.register(TellingScene.self, name: "Scene", module: "LaunchTests") {
      $0.make { TellingScene() }
    }
    registry.register(ReplacingScene.self, module: "LaunchTests") {
      $0.make { ReplacingScene() }
    }
    registry.register(BareScene.self, module: "LaunchTests") { $0.make { BareScene() } }
  }
}
