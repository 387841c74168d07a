public import Foundation

/// A state of a machine; subclasses say which states may follow, and what they do (L-278).
open class GKState: NSObject {
  /// The machine; nil for a state alone.
  open internal(set) weak var stateMachine: GKStateMachine?

  /// Makes a state of no machine.
  public override init() { super.init() }

  /// True if a state of that class may follow; always true unless overridden.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// The machine is in this state now; the former state is nil for the first one; does nothing
  /// here.
  open func didEnter(from previousState: GKState?) {}
  /// Time has passed, in seconds; does nothing here.
  open func update(deltaTime seconds: TimeInterval) {}
  /// The machine leaves this state for another; does nothing here.
  open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of several states (L-278).
open class GKStateMachine: NSObject {
  /// The state; nil before the first one.
  open private(set) var currentState: GKState?
  private let states: [ObjectIdentifier: GKState]

  /// Makes a machine of states, of which it keeps the last of each class; it is in none of them.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in self.states.values { state.stateMachine = self }
  }

  /// The state of a class; nil if there is none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// True if the machine has a state of a class, and the present one lets it follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil
      && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes to the state of a class, and reports so to both; false if that state may not follow.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Tells the present state that time has passed.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
