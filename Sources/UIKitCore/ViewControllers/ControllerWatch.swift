/// Listens to the callbacks of controllers, and checks them against the automaton.
///
/// Off in apps, where it costs one test of a flag; the test kit turns it on.
package enum ControllerWatch {
  /// Hears each callback just before the controller does, with the law's objection if it has one.
  package static var listener:
    ((UIViewController, ControllerCallback, _ objection: String?) -> Void)?

  static func note(_ callback: ControllerCallback, to controller: UIViewController) {
    guard let listener else { return }
    listener(controller, callback, controller.law.take(callback))
  }
}

extension UIViewController {
  /// True if somebody listens to the callbacks of controllers.
  static var areWatched: Bool { ControllerWatch.listener != nil }

  /// Has those who listen hear of a callback.
  func note(_ callback: ControllerCallback) { ControllerWatch.note(callback, to: self) }

  /// The callbacks the controller received so far, as far as somebody listened.
  package var callbacks: CallbackAutomaton { law }

  /// A name for ledgers: the title, else the class.
  package var nameInLedger: String { title ?? "\(Swift.type(of: self))" }
}

nonisolated extension ControllerCallback: CustomStringConvertible {
  /// As a line of a ledger has it.
  package var description: String {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear(let animated): "viewWillAppear(\(animated))"
    case .viewIsAppearing(let animated): "viewIsAppearing(\(animated))"
    case .viewDidAppear(let animated): "viewDidAppear(\(animated))"
    case .viewWillDisappear(let animated): "viewWillDisappear(\(animated))"
    case .viewDidDisappear(let animated): "viewDidDisappear(\(animated))"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .willMove(let toParent): "willMove(toParent: \(toParent ? "parent" : "nil"))"
    case .didMove(let toParent): "didMove(toParent: \(toParent ? "parent" : "nil"))"
    }
  }
}

nonisolated extension ControllerCallback {
  init(_ callback: AppearanceState.Callback) {
    self =
      switch callback {
      case .willAppear(let animated): .viewWillAppear(animated: animated)
      case .didAppear(let animated): .viewDidAppear(animated: animated)
      case .willDisappear(let animated): .viewWillDisappear(animated: animated)
      case .didDisappear(let animated): .viewDidDisappear(animated: animated)
      }
  }
}
