import ObjectiveC
import UIKit

/// Says of the delegate what lowering would, since this app is compiled as it is.
@main
enum Program {
  static func main() {
    describe(Aviary.self, named: "Aviary", in: "Aviary") { $0.make { Aviary() } }
    PerchScene.describe()
    Board.describe()
    Aviary.main()
  }
}

/// A small app with one of each: a list with a detail, a form, an alert, tabs, a slider.
///
/// Tests start it in a process of its own and use it as assistive software does.
final class Aviary: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // An app of scenes shows nothing of its own.
    guard Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil else {
      return true
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: BirdsViewController()),
      UINavigationController(rootViewController: FormViewController()),
      UINavigationController(rootViewController: WallViewController()),
    ]
    if ProcessInfo.processInfo.environment["AVIARY_TEXTS"] != nil {
      tabs.viewControllers?[2] = UINavigationController(rootViewController: TextsViewController())
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let isWall = ProcessInfo.processInfo.environment["AVIARY_EXTRAS"] == "gestures"
    window.rootViewController = isWall ? GestureWall() : tabs
    window.makeKeyAndVisible()
    self.window = window
    if ProcessInfo.processInfo.environment["AVIARY_EXTRAS"] != nil, !isWall {
      addExtras(to: window)
    }
    return true
  }

  /// Adds what tests of the window need: a square that only changes its colour, by a timer, so that
  /// no view asks for a pass, and buttons for the clipboard.
  private func addExtras(to window: UIWindow) {
    let beacon = UIView(frame: CGRect(x: 100, y: 500, width: 40, height: 40))
    beacon.backgroundColor = .white
    window.addSubview(beacon)
    // Again and again, since nobody knows how soon the window is looked at.
    if ProcessInfo.processInfo.environment["AVIARY_EXTRAS"] == "blinking" {
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
        MainActor.assumeIsolated {
          beacon.backgroundColor = beacon.backgroundColor == .red ? .white : .red
        }
      }
    }
    let copy = UIAction(title: "Copy") { _ in UIPasteboard.general.string = "Zaunkönig" }
    let paste = UIAction(title: "Paste") { action in
      (action.sender as? UIButton)?.setTitle(UIPasteboard.general.string ?? "None", for: .normal)
    }
    for (index, action) in ([copy, paste] + Pictures.actions).enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      let (column, row) = (index % 2, index / 2)
      button.frame = CGRect(x: 160 + column * 100, y: 500 + row * 50, width: 95, height: 40)
      window.addSubview(button)
    }
    for (index, feather) in Feather.all.enumerated() {
      feather.frame = CGRect(x: 40, y: 600 + index * 40, width: 120, height: 36)
      window.addSubview(feather)
    }
  }

  func applicationDidEnterBackground(_ application: UIApplication) { note("background") }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    note("opens \(url.lastPathComponent)")
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("memory warning") }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("shaken")
  }

  /// Adds a line to the file that the environment's `AVIARY_NOTES` names.
  private func note(_ line: String) {
    guard let path = ProcessInfo.processInfo.environment["AVIARY_NOTES"] else { return }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try? (text + line + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// A list of birds, as long as the environment's `AVIARY_ROWS` says.
final class BirdsViewController: UITableViewController {
  private let names = ["Kingfisher", "Robin", "Great Tit", "Waxwing"]
  private let rows = ProcessInfo.processInfo.environment["AVIARY_ROWS"].flatMap(Int.init) ?? 4

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
    tabBarItem.title = "Birds"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Bird")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Bird", for: indexPath)
    let lap = indexPath.row / names.count
    cell.textLabel?.text = names[indexPath.row % names.count] + (lap == 0 ? "" : " \(lap)")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = tableView.cellForRow(at: indexPath)?.textLabel?.text ?? ""
    show(BirdViewController(name), sender: nil)
  }
}

/// One bird, which can be deleted after a question.
final class BirdViewController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
    heading.text = "About the \(title ?? "")"
    heading.accessibilityTraits = .header
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.ask() }
    )
    button.frame = CGRect(x: 20, y: 170, width: 120, height: 44)
    button.accessibilityHint = "Asks first."
    let call = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Call") { _ in
        UIAccessibility.post(notification: .announcement, argument: "The bird is on its way")
      }
    )
    call.frame = CGRect(x: 20, y: 230, width: 120, height: 44)
    for part in [heading, button, call] { view.addSubview(part) }
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Delete \(title ?? "")?",
      message: "It can't be brought back.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      }
    )
    present(alert, animated: true)
  }
}

/// Controls, one below the other.
final class FormViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Form"
    tabBarItem.title = "Form"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let name = UITextField()
    name.placeholder = "Name"
    name.accessibilityLabel = "Name"
    name.borderStyle = .roundedRect
    let secret = UITextField()
    secret.accessibilityLabel = "Code"
    secret.isSecureTextEntry = true
    secret.text = "wren"
    secret.borderStyle = .roundedRect
    let rare = UISwitch()
    rare.accessibilityLabel = "Rare"
    let volume = UISlider()
    volume.accessibilityLabel = "Loudness"
    volume.maximumValue = 10
    volume.value = 5
    let kind = UISegmentedControl(items: ["Seen", "Heard"])
    kind.selectedSegmentIndex = 0
    let count = UIStepper()
    count.accessibilityLabel = "How many"
    let off = UIButton(type: .system)
    off.setTitle("Send", for: .normal)
    off.isEnabled = false
    let notes = UITextView()
    notes.accessibilityLabel = "Notes"
    notes.text = "Two lines.\nOf notes."
    let parts: [(UIView, CGFloat)] = [
      (name, 36), (secret, 36), (rare, 32), (volume, 32), (kind, 32), (count, 32), (off, 44),
      (notes, 80),
    ]
    var top: CGFloat = 110
    for (part, height) in parts {
      part.frame = CGRect(x: 20, y: top, width: 300, height: height)
      view.addSubview(part)
      top += height + 12
    }
  }
}

/// Texts in lines, in both directions and with characters of several scalars.
final class TextsViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Texts"
    tabBarItem.title = "Texts"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    add(label("The robin sings even in winter, from hedges and fences."), top: 110, height: 90)
    add(label("שלום ציפור"), top: 210, height: 30)
    add(label("A 🐦 and 👩‍👩‍👧 e\u{301}"), top: 250, height: 30)
    let field = UITextField()
    field.accessibilityLabel = "Name"
    field.text = "kïwi 🥝"
    field.borderStyle = .roundedRect
    add(field, top: 290, height: 36)
    let notes = UITextView()
    notes.accessibilityLabel = "Notes"
    notes.font = .systemFont(ofSize: 17)
    notes.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    add(notes, top: 340, height: 120)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private func add(_ part: UIView, top: CGFloat, height: CGFloat) {
    part.frame = CGRect(x: 20, y: top, width: 200, height: height)
    view.addSubview(part)
  }
}

/// Three hundred labels, for measuring; as often as the environment's `AVIARY_TICKS` says all of
/// them change their names.
final class WallViewController: UIViewController {
  private var labels: [UILabel] = []
  private var ticks = ProcessInfo.processInfo.environment["AVIARY_TICKS"].flatMap(Int.init) ?? 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Wall"
    tabBarItem.title = "Wall"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<300 {
      let label = UILabel(
        frame: CGRect(x: 4 + index % 6 * 64, y: 100 + index / 6 * 13, width: 62, height: 12)
      )
      label.font = .systemFont(ofSize: 9)
      label.text = "Label \(index)"
      view.addSubview(label)
      labels.append(label)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tick()
  }

  private func tick() {
    guard ticks > 0 else { return }
    ticks -= 1
    // Long names fill the bus sooner; nothing has to be drawn for them.
    let filling = String(repeating: ".", count: 3000)
    for (index, label) in labels.enumerated() {
      label.accessibilityLabel = "Label \(index), \(ticks), \(filling)"
    }
    view.setNeedsLayout()
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }
}
