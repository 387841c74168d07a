internal import UIKitCore

/// The rules that have to hold.
extension RandomActions {
  /// Holds at every time.
  func checkHierarchy() {
    for controller in everyone {
      checkChildren(of: controller)
      if let navigation = controller as? UINavigationController {
        for member in navigation.viewControllers where member.parent !== navigation {
          complain("\(member.nameInLedger) is on a stack that is not its parent")
        }
      }
      if let presented = controller.presentedViewController,
        presented.presentingViewController?.presentedViewController !== presented
      {
        complain("\(presented.nameInLedger) is presented by who does not present it")
      }
    }
  }

  private func checkChildren(of controller: UIViewController) {
    var seen: [UIViewController] = []
    for child in controller.children {
      if child.parent !== controller {
        complain("\(child.nameInLedger) is a child of who is not its parent")
      }
      if seen.contains(child) { complain("\(child.nameInLedger) is a child twice") }
      seen.append(child)
      if let view = child.viewIfLoaded, view.window != nil, let own = controller.viewIfLoaded,
        !view.isDescendant(of: own)
      {
        complain("the view of \(child.nameInLedger) is in the window and not in its parent's")
      }
    }
  }

  /// Holds while nothing moves.
  func checkRest(_ scope: Int) {
    let reachable = everyone + reachable(from: spare)
    for controller in LiveControllers.living(scope: scope) {
      let name = controller.nameInLedger
      if !reachable.contains(controller) { complain("\(name) lives in no hierarchy") }
      if !controller.callbacks.isBalanced { complain("\(name) is between will and did") }
      let isInWindow = controller.viewIfLoaded?.window != nil
      if isInWindow != controller.callbacks.isVisible, isInWindow || !isUnseenPage(controller) {
        complain("\(name) is \(isInWindow ? "" : "not ")in the window and thinks otherwise")
      }
    }
    for name in begun.takeDead() { complain("\(name) died between will and did") }
  }
}

extension RandomActions {
  /// Pages receive `viewWillAppear` before their pages' controller does (T-62).
  private func isUnseenPage(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains { $0 is UIPageViewController }
  }
}

/// The controllers that received `will…` and not yet `did…`, appear or disappear.
struct BegunAppearances {
  private struct Entry {
    weak var controller: UIViewController?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func note(_ callback: ControllerCallback, to controller: UIViewController) {
    switch callback {
    case .viewWillAppear, .viewWillDisappear:
      entries[ObjectIdentifier(controller)] = Entry(
        controller: controller,
        name: controller.nameInLedger
      )
    case .viewDidAppear, .viewDidDisappear: entries[ObjectIdentifier(controller)] = nil
    case .loadView, .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .willMove, .didMove:
      break
    }
  }

  /// Returns the controllers that were deallocated without the second callback, and forgets them.
  mutating func takeDead() -> [String] {
    guard !entries.isEmpty else { return [] }
    let dead = entries.values.filter { $0.controller == nil }.map(\.name).sorted()
    entries = entries.filter { $0.value.controller != nil }
    return dead
  }
}
