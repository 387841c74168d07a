import Device
import Foundation

@testable import UIKitCore

/// An app of the fixtures, launched in the test's own process.
struct LaunchedApp {
  let launch: AppLaunch

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  init(_ name: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Apps/\(name).app")
    guard let bundle = Bundle(url: url) else { throw CocoaError(.fileNoSuchFile) }
    launch = AppLaunch(LaunchSettings(), bundle: bundle, delegate: Delegate())
    launch.launch()
  }

  func turn() { launch.screen.frameLoop.turn() }

  /// Leaves nothing of the app to other tests.
  func end() {
    StoryboardLocation.appLanguages = nil
    UIApplication.shared = UIApplication()
    UIScreen.makeMain(UIScreen(display: HeadlessDisplay(.iPhone15)))
  }
}
