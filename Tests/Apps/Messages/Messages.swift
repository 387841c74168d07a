import Foundation
import ObjectiveC
import UIKit
import UIKitCore

/// Says of the delegate what lowering would, since this app is compiled as it is.
@main
enum Program {
  static func main() {
    describe(Messages.self, named: "Messages", in: "Messages") { $0.make { Messages() } }
    Messages.main()
  }
}

/// An app of messages that measures itself in scenarios which other toolkits were measured in.
///
/// The first argument is the scenario: S7 one label, S1 a list, S2 scrolling it, S2full scrolling it
/// with all of it painted, S3 and S3var another size for a nested form, S4 pages pushed and popped,
/// S5 and S5b a thousand labels, S6 nothing for ten seconds, S8 rows of words scrolled, S9 S2 with texts
/// that come again, by what it asks of malloc.
final class Messages: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Probe.emit("toolkit_init_ms", Double(Probe.processor) / 1e6)
    let name = CommandLine.arguments.dropFirst().first ?? "S7"
    guard let scenario = Scenario.named(name) else {
      print("There is no scenario \(name).")
      exit(2)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = scenario.root
    window.makeKeyAndVisible()
    self.window = window
    scenario.begin()
    return true
  }
}
