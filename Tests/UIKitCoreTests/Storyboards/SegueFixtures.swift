import Testing
import UIKitTesting

@testable import UIKitCore

/// What walkers write down.
enum WalkLedger {
  static let notes = Ledger()
}

/// A controller that writes down what segues ask and tell it, under its title.
class Walker: UIViewController {
  var agrees = true
  static let recordsUnwinding = true

  func note(_ what: String) { WalkLedger.notes.note("\(title ?? "?").\(what)") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier) from \(sender.map { "\(Swift.type(of: $0))" } ?? "nobody")")
    return agrees
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let there = segue.destination
    note(
      "prepare \(segue.identifier ?? "nil") to \(there.title ?? "?") loaded \(there.isViewLoaded)"
    )
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let children = super.allowedChildrenForUnwinding(from: source)
    note("allowed \(children.names)")
    return children
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    let can = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    note("can \(can)")
    return can
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    note("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

/// The end of unwinds.
final class Goal: Walker {}

final class WalkerNavigation: UINavigationController {
  func note(_ what: String) { WalkLedger.notes.note("Nav.\(what)") }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let children = super.allowedChildrenForUnwinding(from: source)
    note("allowed \(children.names)")
    return children
  }
  override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    note("unwind towards \(subsequentVC.title ?? "?")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    note("pop to \(viewController.title ?? "?")")
    return super.popToViewController(viewController, animated: animated)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    note("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

final class WalkerTabs: UITabBarController {
  func note(_ what: String) { WalkLedger.notes.note("Tab.\(what)") }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let children = super.allowedChildrenForUnwinding(from: source)
    note("allowed \(children.names)")
    return children
  }
  override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    note("unwind towards \(subsequentVC.title ?? "?")")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      note("select \(newValue?.title ?? "?")")
      super.selectedViewController = newValue
    }
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    note("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

/// A custom segue.
final class JumpSegue: UIStoryboardSegue {
  override func perform() {
    WalkLedger.notes.note("jump from \(source.title ?? "?") to \(destination.title ?? "?")")
  }
}

extension [UIViewController] {
  var names: String { "[" + map { $0.title ?? "?" }.joined(separator: ", ") + "]" }
}

enum Walkers {
  static func register() {
    let registry = ClassRegistry.shared
    registry.register(Walker.self, module: "Tests")
    registry.register(Goal.self, module: "Tests") {
      $0.action("back:") { goal, sender in
        goal.note("action from \((sender as? UIStoryboardSegue)?.source.title ?? "?")")
      }
      $0.segueAction("make:sender:identifier:") { goal, coder, sender, identifier in
        goal.note("make \(identifier ?? "nil") for \(sender.map { "\($0)" } ?? "nobody")")
        return goal.agrees ? Goal(coder: coder) : nil
      }
    }
    registry.register(segue: "JumpSegue", module: "Tests") {
      JumpSegue(identifier: $0, source: $1, destination: $2)
    }
    _ = WalkLedger.notes.take()
  }

  /// A scene with a walker, what lies in its view, and its connections.
  static func scene(
    _ title: String,
    customClass: String = "Walker",
    view: String = "",
    bar: String = "",
    objects: String = "",
    _ segues: String = ""
  ) -> String {
    Fixture.scene(
      "scene-\(title)",
      """
      <viewController title="\(title)" storyboardIdentifier="\(title)" id="\(title)" \
      customClass="\(customClass)" customModule="Tests" sceneMemberID="viewController">
      <view key="view" id="v-\(title)"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(view)</subviews></view>\(bar)<connections>\(segues)</connections>
      </viewController><exit id="exit-\(title)" userLabel="Exit" sceneMemberID="exit"/>\(objects)
      """
    )
  }

  /// A walker made from a scene that unwinds with `back:`.
  static func unwinding(_ title: String) throws -> Walker {
    let storyboard = try Fixture.storyboard(
      initial: title,
      scene(
        title,
        """
        <segue destination="exit-\(title)" kind="unwind" identifier="leave" unwindAction="back:" \
        id="leave"/>
        """
      )
    )
    return try #require(storyboard.instantiateInitialViewController() as? Walker)
  }

  static func walker(_ title: String) -> Walker {
    let walker = Walker()
    walker.title = title
    return walker
  }

  static func goal(_ title: String) -> Goal {
    let goal = Goal()
    goal.title = title
    return goal
  }

  /// What unwinding adds to the ledger, begun as a control does it.
  static func unwind(_ walker: Walker, on stage: Stage) throws -> [String] {
    stage.settle()
    _ = WalkLedger.notes.take()
    let template = try #require(walker.segueTemplates.first)
    walker.triggerSegue(template, sender: nil)
    return WalkLedger.notes.take()
  }
}
