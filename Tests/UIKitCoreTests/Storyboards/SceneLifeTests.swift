import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The lives of controllers and views that a storyboard made, from coder to screen.
@Suite(.serialized) @MainActor
struct `Living through a scene` {
  init() {
    ClassRegistry.shared.register(LivingController.self, module: "Tests")
    ClassRegistry.shared.register(LivingView.self, module: "Tests")
    Life.reset()
  }

  static func scene(_ title: String, view: String = "", _ segues: String = "") -> String {
    Fixture.scene(
      "scene-\(title)",
      """
      <viewController title="\(title)" id="\(title)" customClass="LivingController" \
      customModule="Tests" sceneMemberID="viewController"><view key="view" id="v-\(title)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view)</subviews></view>
      <connections>\(segues)</connections></viewController>
      """
    )
  }

  static let navigation = Fixture.scene(
    "n",
    """
    <navigationController id="nav" sceneMemberID="viewController"><connections>
    <segue destination="A" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController>
    """
  )

  @Test(.oracle("L-30")) func `an embedded child is moved, and then appears`() throws {
    let box = """
      <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="50"/><connections>
      <segue destination="B" kind="embed" id="e"/></connections></containerView>
      """
    let storyboard = try Fixture.storyboard(
      initial: "A",
      Self.scene("A", view: box),
      Self.scene("B")
    )
    let stage = Stage(root: try #require(storyboard.instantiateInitialViewController()))
    stage.settle()
    let wanted: Set = [
      "B.willMove", "B.didMove", "B.viewWillAppear", "B.updateViewConstraints",
      "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear",
    ]
    #expect(
      Life.firsts(wanted) == [
        "B.willMove", "B.didMove", "B.viewWillAppear", "B.updateViewConstraints",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear",
      ]
    )
  }

  @Test(.oracle("L-37")) func `a controller that a segue pushes lives in this order`() throws {
    let segue = #"<segue destination="B" kind="show" identifier="open" id="s"/>"#
    let storyboard = try Fixture.storyboard(
      initial: "nav",
      Self.navigation,
      Self.scene("A", segue),
      Self.scene("B")
    )
    let made = storyboard.instantiateInitialViewController() as? UINavigationController
    let navigation = try #require(made)
    let stage = Stage(root: navigation)
    stage.settle()
    Life.reset()
    navigation.viewControllers.first?.performSegue(withIdentifier: "open", sender: nil)
    stage.settle()
    let wanted: Set = [
      "B.init", "B.awakeFromNib", "A.prepare", "B.willMove", "B.viewDidLoad", "B.viewWillAppear",
      "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear", "B.didMove",
    ]
    #expect(
      Life.firsts(wanted) == [
        "B.init", "B.awakeFromNib", "A.prepare", "B.willMove", "B.viewDidLoad", "B.viewWillAppear",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear", "B.didMove",
      ]
    )
  }

  @Test(.oracle("L-44")) func `below bars the insets are known once the view is appearing`() throws
  {
    let storyboard = try Fixture.storyboard(initial: "nav", Self.navigation, Self.scene("A"))
    let stage = Stage(root: try #require(storyboard.instantiateInitialViewController()))
    stage.settle()
    #expect(Life.insets["viewDidLoad"] == 0)
    #expect((Life.insets["viewDidAppear"] ?? 0) >= 44)
    #expect(Life.insets["viewIsAppearing"] == Life.insets["viewDidAppear"])
  }

  @Test(.oracle("L-46")) func `a view is decoded, joined, woken, shown, laid out and drawn`() throws
  {
    let view = """
      <view id="in" customClass="LivingView" customModule="Tests">
      <rect key="frame" x="5" y="6" width="70" height="80"/></view>
      """
    let storyboard = try Fixture.storyboard(initial: "A", Self.scene("A", view: view))
    let stage = Stage(root: try #require(storyboard.instantiateInitialViewController()))
    stage.settle()
    _ = stage.screenshot()
    let order = [
      "view.init", "view.willMoveToSuperview", "view.didMoveToSuperview", "view.awakeFromNib",
      "view.willMoveToWindow", "view.didMoveToWindow", "view.updateConstraints",
      "view.layoutSubviews", "view.draw",
    ]
    #expect(Life.firsts(Set(order)) == order)
  }
}

/// What living things write down.
private enum Life {
  static let notes = Ledger()
  static var insets: [String: CGFloat] = [:]

  static func reset() {
    _ = notes.take()
    insets = [:]
  }

  /// The wanted lines, each where it came first.
  static func firsts(_ wanted: Set<String>) -> [String] {
    notes.entries.reduce(into: []) { lines, entry in
      if wanted.contains(entry), !lines.contains(entry) { lines.append(entry) }
    }
  }
}

private final class LivingController: UIViewController {
  private func note(_ what: String) {
    Life.notes.note("\(title ?? "?").\(what)")
    if isViewLoaded, Life.insets[what] == nil { Life.insets[what] = view.safeAreaInsets.top }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init")
  }

  override func awakeFromNib() { note("awakeFromNib") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { note("prepare") }
  override func willMove(toParent parent: UIViewController?) { note("willMove") }
  override func didMove(toParent parent: UIViewController?) { note("didMove") }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }
}

private final class LivingView: UIView {
  private func note(_ what: String) { Life.notes.note("view.\(what)") }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init")
  }

  override func awakeFromNib() { note("awakeFromNib") }
  override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview") }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow") }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func updateConstraints() {
    note("updateConstraints")
    super.updateConstraints()
  }
  override func layoutSubviews() { note("layoutSubviews") }
  override func draw(_ rect: CGRect) { note("draw") }
}
