import Foundation
import StateArchive
import Testing
import UIKit
import UIKitTesting

/// Launches an app from damaged states: each is a launch, whatever becomes of the state.
@MainActor
enum Launches {
  /// The most that launches from damaged states may need beside those from whole ones, in MB.
  private static let limit = 64

  /// Answers the exit code.
  static func run(count: Int, seed: UInt64) -> Int32 {
    let stage = Stage(info: [:]) { TrialDelegate() }
    // Nobody reads what each controller is told, and it would be the most that memory holds.
    stage.keepsCallbacks = false
    guard let folder = stage.stateFolder, let body = prepare(stage, folder) else {
      print("no state was kept")
      return 1
    }
    let file = folder.appendingPathComponent("state")
    var mutations = Mutations(seed: seed)
    var dice = StateDice(seed: seed &+ 1)
    guard let whole = try? StateFormat.state(StateFormat.seal(body)) else { return 1 }
    let base = Mutations.peakMemory
    var restored = 0
    for number in 0..<count {
      // Few damaged bytes are a state; most mutants are states whose values are wrong.
      let bytes =
        number % 4 == 0 ? mutations.mutant(of: body) : StateMutant(whole, dice: &dice).data
      guard (try? bytes.write(to: file)) != nil else { return 2 }
      TrialDelegate.wasAsked = false
      stage.relaunch()
      if TrialDelegate.wasAsked { restored += 1 }
      guard TrialDelegate.isSound(stage), Stranger.count == 0 else {
        print("seed \(seed), mutant \(number): the launch is not whole, or a stranger was made")
        return 1
      }
      stage.kill()
    }
    let memory = (Mutations.peakMemory - base) / 1024
    print("seed \(seed): \(count) launches, \(restored) with a state that could be read")
    print("peak memory \(Mutations.peakMemory / 1024) MB, \(memory) MB more than whole states")
    return memory <= limit ? 0 : 1
  }

  /// Shows a list, a page on it and a form over both, and keeps that.
  private static func prepare(_ stage: Stage, _ folder: URL) -> [UInt8]? {
    let tabs = stage.app.delegate?.window?.rootViewController as? UITabBarController
    let stack = tabs?.viewControllers?.first as? UINavigationController
    stack?.pushViewController(TrialController.make("page"), animated: false)
    tabs?.present(TrialController.make("form"), animated: false)
    stage.settle()
    stage.background()
    let data = try? Data(contentsOf: folder.appendingPathComponent("state"))
    return data.flatMap { try? StateFormat.body($0) }
  }
}

/// An app that names the class of what it keeps.
final class TrialDelegate: OneWindowDelegate {
  static var wasAsked = false

  init() {
    super.init {
      let tabs = UITabBarController()
      tabs.restorationIdentifier = "tabs"
      let stack = UINavigationController(rootViewController: TrialList(style: .plain))
      stack.restorationIdentifier = "stack"
      tabs.viewControllers = [stack, TrialController.make("other")]
      return tabs
    }
  }

  override func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    Self.wasAsked = true
    return true
  }

  /// True if the app shows its root, or what was presented in place of it: a damaged state may name
  /// a style that takes what it covers out of the window.
  static func isSound(_ stage: Stage) -> Bool {
    guard let root = stage.app.delegate?.window?.rootViewController as? UITabBarController else {
      return false
    }
    if root.viewIfLoaded?.window != nil { return true }
    guard let cover = root.presentedViewController, cover.viewIfLoaded?.window != nil else {
      return false
    }
    return cover.presentationController?.shouldRemovePresentersView == true
  }
}

/// A screen that keeps a value of a class of its own, and has its class make it.
final class TrialController: UIViewController, UIViewControllerRestoration {
  var value = TrialValue("first")

  static func make(_ identifier: String) -> TrialController {
    let made = TrialController(nibName: nil, bundle: nil)
    made.restorationIdentifier = identifier
    made.restorationClass = TrialController.self
    return made
  }
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { make(identifierComponents.last ?? "") }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(value, forKey: "value")
    coder.encode(["a": [1, 2, 3], "b": ["c": Date(timeIntervalSince1970: 0)]], forKey: "plain")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    value = coder.decodeObject(of: TrialValue.self, forKey: "value") ?? value
    _ = coder.decodeObject(of: [NSDictionary.self, NSArray.self, NSDate.self], forKey: "plain")
  }
}

/// A hundred rows.
final class TrialList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    restorationIdentifier = "list"
    tableView.restorationIdentifier = "rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

/// What a screen keeps; one can hold another.
final class TrialValue: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let name: String
  let next: TrialValue?

  init(_ name: String, next: TrialValue? = nil) {
    self.name = name
    self.next = next
  }
  nonisolated required init?(coder: NSCoder) {
    name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    next = coder.decodeObject(of: TrialValue.self, forKey: "next")
  }
  nonisolated func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(next, forKey: "next")
  }
}

/// A class of the program that its app never names.
final class Stranger: NSObject, NSSecureCoding {
  nonisolated(unsafe) static var count = 0
  static var supportsSecureCoding: Bool { true }

  nonisolated required init?(coder: NSCoder) { Self.count += 1 }
  nonisolated func encode(with coder: NSCoder) {}
}
