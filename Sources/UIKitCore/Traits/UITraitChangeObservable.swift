internal import ObjectiveC

/// A handler's place among those that hear of changed traits; give it back to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An environment that tells handlers when certain traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Sends an action to a target after one of the traits changed; to the environment itself
  /// without one.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration

  /// Sends an action to the environment itself after one of the traits changed.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// One handler and what it waits for.
final class TraitHandler: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.call) = (traits, call)
  }
}

/// The handlers of one environment, in the order in which they came.
struct TraitHandlers {
  private var handlers: [TraitHandler] = []
  /// The traits the handlers last heard of, or found when the first of them came.
  private var reported: UITraitCollection?

  mutating func add(_ handler: TraitHandler, _ current: UITraitCollection) {
    if handlers.isEmpty { reported = current }
    handlers.append(handler)
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    handlers.removeAll { $0 === registration }
  }

  /// The handlers that wait for something that is other now than they know, and what that was.
  mutating func due(_ current: UITraitCollection) -> (handlers: [TraitHandler], UITraitCollection)?
  {
    guard let before = reported, before != current, !handlers.isEmpty else { return nil }
    reported = current
    let changed = Set(current.changedTraits(from: before).map { ObjectIdentifier($0) })
    let due = handlers.filter { handler in
      handler.traits.contains { changed.contains(ObjectIdentifier($0)) }
    }
    return (due, before)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// The common part of views and controllers.
protocol TraitHandlerKeeper: UITraitChangeObservable, UITraitEnvironment {
  var traitHandlers: TraitHandlers { get set }
}

extension UIView: TraitHandlerKeeper {}
extension UIViewController: TraitHandlerKeeper {}

extension TraitHandlerKeeper {
  func tellTraitHandlers() {
    guard let (due, before) = traitHandlers.due(traitCollection) else { return }
    for handler in due { handler.call(before) }
  }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls a handler after one of the traits changed, with the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    keep(TraitHandler(traits) { [weak self] before in if let self { handler(self, before) } })
  }

  /// Calls a handler that takes the environment as an object of another class, such as `Self` in
  /// a class that others may inherit from (W-200).
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping (
        _ traitEnvironment: TraitEnvironment, _ previous: UITraitCollection
      ) -> Void
  ) -> any UITraitChangeRegistration {
    keep(
      TraitHandler(traits) { [weak self] before in
        if let self = self as? TraitEnvironment { handler(self, before) }
      }
    )
  }

  /// Sends an action to a target, held weakly, after one of the traits changed; it may take the
  /// environment and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    weak let receiver = target as AnyObject
    return keep(
      TraitHandler(traits) { [weak self] before in
        if let receiver { _ = ClassTable.send(action, to: receiver, [self, before]) }
      }
    )
  }

  /// Sends an action to the environment itself after one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration; one of another environment is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHandlerKeeper)?.traitHandlers.remove(registration)
  }

  private func keep(_ handler: TraitHandler) -> any UITraitChangeRegistration {
    (self as? any TraitHandlerKeeper)?.traitHandlers.add(handler, traitCollection)
    return handler
  }
}
