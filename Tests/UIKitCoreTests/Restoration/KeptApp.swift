import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The suites that launch whole apps: one after the other, as each has the application to itself and
/// writes into the same log.
@Suite(.serialized) @MainActor
enum `State restoration` {}

/// What the objects of the fixture apps were told, in order.
enum KeptLog {
  static var lines: [String] = []

  /// The lines since the last call.
  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down what it is told and keeps a number and whatever a test gives it.
class KeptController: UIViewController {
  var number = 0
  var onEncode: ((NSCoder) -> Void)?
  var onDecode: ((NSCoder) -> Void)?
  /// Given to every controller that is made while a test runs.
  static var decoder: ((KeptController, NSCoder) -> Void)?

  convenience init(_ identifier: String?, number: Int = 0) {
    self.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
    title = identifier
    self.number = number
  }

  var name: String { restorationIdentifier ?? "untagged" }

  override func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  override func viewDidLoad() {
    super.viewDidLoad()
    KeptLog.lines.append("\(name) loaded")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    KeptLog.lines.append("\(name) appeared")
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    KeptLog.lines.append("\(name) encode")
    coder.encode(number, forKey: "number")
    onEncode?(coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    KeptLog.lines.append("\(name) decode")
    number = coder.decodeInteger(forKey: "number")
    onDecode?(coder)
    Self.decoder?(self, coder)
  }
  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    KeptLog.lines.append("\(name) finished")
  }
}

/// A delegate that consents to keep its state, and writes down what it is told.
class KeptDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var consents = true
  var consentsToRestore = true
  let makeRoot: () -> UIViewController
  var onShouldSave: ((NSCoder) -> Void)?
  var onWillEncode: ((NSCoder) -> Void)?
  var onShouldRestore: ((NSCoder) -> Void)?
  var onDidDecode: ((NSCoder) -> Void)?
  /// Makes controllers that the delegate is asked for.
  var onMake: (([String], NSCoder) -> UIViewController?)?
  var onWillFinish: (() -> Void)?
  var onDidFinish: (() -> Void)?

  init(_ makeRoot: @escaping () -> UIViewController) { self.makeRoot = makeRoot }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    KeptLog.lines.append("willFinish")
    window = UIWindow()
    window?.rootViewController = makeRoot()
    window?.makeKeyAndVisible()
    onWillFinish?()
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    KeptLog.lines.append("didFinish")
    onDidFinish?()
    return true
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    KeptLog.lines.append("background")
  }
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    KeptLog.lines.append("shouldSave")
    onShouldSave?(coder)
    return consents
  }
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    KeptLog.lines.append("shouldRestore")
    onShouldRestore?(coder)
    return consentsToRestore
  }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    KeptLog.lines.append("willEncode")
    onWillEncode?(coder)
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    KeptLog.lines.append("didDecode")
    onDidDecode?(coder)
  }
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    KeptLog.lines.append("asked for \(identifierComponents.joined(separator: "/"))")
    return onMake?(identifierComponents, coder)
  }
}

/// A controller that is made by its class.
final class MadeController: KeptController, UIViewControllerRestoration {
  static var answers = true

  convenience init(made identifier: String, number: Int = 0) {
    self.init(identifier, number: number)
    restorationClass = Self.self
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    KeptLog.lines.append("class makes \(identifierComponents.joined(separator: "/"))")
    return answers ? Self(made: identifierComponents.last ?? "") : nil
  }
}

/// A list of a hundred birds whose rows have names.
final class BirdList: UITableViewController, UIDataSourceModelAssociation {
  var birds = (0..<100).map { "bird \($0)" }
  static var shift = 0

  convenience init(_ identifier: String) {
    self.init(style: .plain)
    restorationIdentifier = identifier
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    birds.insert(contentsOf: (0..<Self.shift).map { "new \($0)" }, at: 0)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    birds.count
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = birds[indexPath.row]
    return cell
  }
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { birds[idx.row] }
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    birds.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}

extension UIViewController {
  /// The same controller with an identifier.
  func tagged(_ identifier: String?) -> Self {
    restorationIdentifier = identifier
    return self
  }
}

extension Stage {
  /// The delegate of the app that the stage runs.
  var kept: KeptDelegate? { app.delegate as? KeptDelegate }

  /// The root of the app's window.
  var root: UIViewController? { kept?.window?.rootViewController }

  /// Sends the app away, ends it and launches it again.
  func comeBack() {
    background()
    kill()
    relaunch()
    settle()
  }
}
