extension UIControl {
  /// One registration in a control: what is sent, and for which events.
  struct TargetAction {
    enum Handler {
      case selector(Selector, Target)
      case action(UIAction)
    }

    var handler: Handler
    var events: Event
  }

  /// A target that its control does not keep alive; nil means the responder chain.
  struct Target {
    private(set) weak var object: AnyObject?
    let isResponderChain: Bool

    init(_ target: Any?) {
      object = target.map { $0 as AnyObject }
      isResponderChain = target == nil
    }

    /// Returns `true` if it is this very target; nil matches everything.
    func matches(_ target: Any?) -> Bool {
      guard let target else { return true }
      return object === target as AnyObject
    }

    /// `true` once the target was deallocated.
    var isGone: Bool { !isResponderChain && object == nil }
  }
}

extension UIControl {
  func add(_ handler: TargetAction.Handler, for events: Event) {
    targetActions.removeAll { $0.isGone }
    targetActions.append(TargetAction(handler: handler, events: events))
  }

  func replace(_ action: UIAction, for events: Event) {
    removeActions(action.identifier, for: events)
    add(.action(action), for: events)
  }

  func removeActions(_ identifier: UIAction.Identifier, for events: Event) {
    subtract(events) { handler in
      guard case .action(let action) = handler else { return false }
      return action.identifier == identifier
    }
  }

  func removeSelectors(_ selector: Selector?, of target: Any?, for events: Event) {
    subtract(events) { handler in
      guard case .selector(let name, let registered) = handler else { return false }
      return registered.matches(target) && (selector == nil || selector == name)
    }
  }

  /// Takes events away from the handlers that match, and forgets those without any left.
  private func subtract(_ events: Event, where matches: (TargetAction.Handler) -> Bool) {
    for index in targetActions.indices where matches(targetActions[index].handler) {
      targetActions[index].events.subtract(events)
    }
    targetActions.removeAll { $0.events.isEmpty || $0.isGone }
  }

  var registeredTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .selector(_, let target) in targetActions.map(\.handler) {
      if let object = target.object as? NSObject {
        targets.insert(object)
      } else if target.isResponderChain {
        targets.insert(NSNull())
      }
    }
    return targets
  }

  func selectorNames(of target: Any?, for event: Event) -> [String]? {
    let names = targetActions.compactMap { entry -> String? in
      guard case .selector(let name, let registered) = entry.handler,
        !entry.events.isDisjoint(with: event),
        target == nil ? registered.isResponderChain : registered.matches(target)
      else { return nil }
      return NSStringFromSelector(name)
    }
    return names.isEmpty ? nil : names
  }

  /// Visits the registrations, oldest first, until the closure sets its last argument to `true`.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in targetActions where !stop {
      switch entry.handler {
      case .action(let action): iterator(action, nil, entry.events, &stop)
      case .selector(let name, let target):
        iterator(nil, (target.object, name), entry.events, &stop)
      }
    }
  }

  func send(_ events: Event, with event: UIEvent?) {
    for entry in targetActions where !entry.events.isDisjoint(with: events) && !entry.isGone {
      switch entry.handler {
      case .action(let action): sendAction(action)
      case .selector(let name, let target): sendAction(name, to: target.object, for: event)
      }
    }
  }
}

extension UIControl.TargetAction {
  /// `true` once its target has been deallocated.
  var isGone: Bool {
    guard case .selector(_, let target) = handler else { return false }
    return target.isGone
  }
}
