import UIKitTesting

@testable import UIKitCore

/// A controller that writes down what it is told.
class TellingController: UIViewController {
  let name: String
  let notes: Ledger

  init(_ name: String, _ notes: Ledger) {
    self.name = name
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Containers go by what they are.
  private static func name(of parent: UIViewController?) -> String {
    switch parent {
    case let parent as TellingController: parent.name
    case is UINavigationController: "nav"
    case is UITabBarController: "tabs"
    case is UISplitViewController: "split"
    case is UIPageViewController: "pages"
    case .some: "parent"
    case nil: "nil"
    }
  }

  func note(_ what: String) { notes.note("\(name).\(what)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear(\(animated))") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { note("viewLayoutMarginsDidChange") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(Self.name(of: parent)))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(Self.name(of: parent)))")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traitCollectionDidChange")
  }
}
