/// The state of a stack of controllers between a change and the end of its transition, and what to
/// do next (N-03, N-06, N-08, N-12).
///
/// A value: no view, no bar, no clock.
///
/// Each event returns the action it asks for; the navigation controller performs that, and reports
/// the end of a transition. The callbacks that members receive later are returned by `nextMove()`
/// one by one, so that code that changes the stack in such a call finds a consistent state.
///
/// An event that is not legal returns that there is nothing to do, and changes nothing:
///
/// | event | refused |
/// |---|---|
/// | `install` | while a member is in place or on its way, and for any but the top |
/// | `begin` | without a pending transition, while one runs, and where nobody sees it |
/// | `finish` | while none runs |
/// | `exchange` | while one runs, and where a member is in place and seen |
/// | `announceFirst`, `finishFirst` | a second time, and without a member in place |
nonisolated struct NavigationState<Member: AnyObject> {
  enum Phase {
    /// No member is in place: the view is not loaded, or the stack was empty.
    case empty
    /// A member is in place, and nothing moves.
    case resting(Member)
    /// A member takes the place of another.
    case moving(Movement)
  }

  /// A transition that runs.
  struct Movement {
    /// In place before; nil for an empty stack.
    var from: Member?
    /// In place afterwards; nil for an empty stack.
    var to: Member?
    /// Comes back if the transition is cancelled (N-12).
    var stackBefore: [Member]
  }

  /// A change of the stack that has not begun to be seen.
  struct PendingTransition {
    var isPop: Bool
    var isAnimated: Bool
    /// The stack that is seen.
    var stackBefore: [Member]
  }

  /// The progress of the first member, of which the delegate hears once (N-05, N-33).
  enum First { case unannounced, announced, arrived }

  /// The work an event asks for.
  enum Action {
    case nothing
    /// Lay out the bars, and begin the pending transition, if there is one, in its pass.
    case wait
    /// Show the stack's items: the top stays, what lies below may be others (N-18).
    case showItems
    /// Show the stack's items without a transition, and take a view away that nobody sees (N-08).
    case exchange(out: Member?)
    /// Put the top's view in place, and show the stack's items.
    case install(Member)
    /// Begin a transition; `finish` is to be called at its end.
    case begin(Movement, PendingTransition)
  }

  /// The members that hear at once that the stack changed, in this order.
  struct Change {
    /// Become children, and so receive `willMove` to this parent; children that were on their way
    /// out receive it again (N-03).
    var entering: [Member] = []
    /// Receive `willMove` to no parent.
    var leaving: [Member] = []
    /// Received `willMove` to no parent, and stay after all (N-12).
    var staying: [Member] = []
  }

  /// The callback a member receives once it is in place, or out of it.
  enum Move {
    case arrived(Member)
    case left(Member)
  }

  /// The root first.
  private(set) var stack: [Member] = []
  private(set) var phase = Phase.empty
  private(set) var pending: PendingTransition?
  /// Received `willMove` to this parent, and not yet `didMove` (N-03).
  private(set) var arriving: [Member] = []
  /// Off the stack, and children until they are out of sight (N-06).
  private(set) var leaving: [Member] = []
  private(set) var first = First.unannounced

  /// The member whose view is in place, or comes to be.
  var shown: Member? {
    switch phase {
    case .empty: nil
    case .resting(let member): member
    case .moving(let movement): movement.to
    }
  }

  var isMoving: Bool {
    if case .moving = phase { true } else { false }
  }

  // MARK: - Changes of the stack

  /// The stack is another from now on; no member is on it twice.
  mutating func replace(
    with new: [Member],
    animated: Bool,
    isSeen: Bool
  ) -> (change: Change, action: Action) {
    let old = stack
    let change = exchangeMembers(for: new)
    if new.last !== old.last || pending != nil {
      pending = PendingTransition(
        isPop: new.last.map(old.holds) ?? true,
        isAnimated: animated,
        stackBefore: pending?.stackBefore ?? old
      )
    }
    guard isSeen else { return (change, exchange(isSeen: false)) }
    guard !isMoving, shown === new.last else { return (change, .wait) }
    pending = nil
    return (change, .showItems)
  }

  /// Removes members that go to another container at once, whatever moves; returns those that still
  /// have to receive `willMove` to no parent (T-24, T-26).
  mutating func giveAway(_ members: [Member]) -> [Member] {
    let notified = members.filter { !leaving.holds($0) }
    stack.remove(members)
    leaving.remove(members)
    arriving.remove(members)
    switch phase {
    case .empty: break
    case .resting(let member): if members.holds(member) { phase = .empty }
    case .moving(var movement):
      if let from = movement.from, members.holds(from) { movement.from = nil }
      if let to = movement.to, members.holds(to) { movement.to = nil }
      movement.stackBefore.remove(members)
      phase = .moving(movement)
    }
    pending?.stackBefore.remove(members)
    if shown == nil || shown === stack.last { pending = nil }
    return notified
  }

  /// Takes over a stack; who is new will arrive, who is missing leaves.
  private mutating func exchangeMembers(for new: [Member]) -> Change {
    var change = Change()
    for member in new where !stack.holds(member) {
      change.entering.append(member)
      leaving.remove([member])
      arriving.append(member)
    }
    for member in stack where !new.holds(member) {
      change.leaving.append(member)
      arriving.remove([member])
      leaving.append(member)
    }
    stack = new
    return change
  }

  // MARK: - Without a transition

  /// The top, once its view is loaded, takes the place that is empty.
  mutating func install(_ top: Member) -> Action {
    switch phase {
    case .empty:
      guard top === stack.last else { return .nothing }
      pending = nil
      phase = .resting(top)
      return .install(top)
    case .resting, .moving: return .nothing
    }
  }

  /// Nobody sees the stack: the next who does finds the top in place (N-08).
  mutating func exchange(isSeen: Bool) -> Action {
    switch phase {
    case .moving: return .nothing
    case .resting where isSeen: return .nothing
    case .resting, .empty: break
    }
    let old = shown
    guard pending != nil || old !== stack.last else { return .nothing }
    pending = nil
    guard old !== stack.last else { return .exchange(out: nil) }
    phase = .empty
    return .exchange(out: old)
  }

  // MARK: - With a transition

  /// Begins what the stack's last change asked for.
  mutating func begin(isSeen: Bool) -> Action {
    guard isSeen, let pending else { return .nothing }
    let from: Member?
    switch phase {
    case .moving: return .nothing
    case .empty: from = nil
    case .resting(let member): from = member
    }
    self.pending = nil
    guard from !== stack.last else { return .showItems }
    first = .arrived
    let movement = Movement(from: from, to: stack.last, stackBefore: pending.stackBefore)
    phase = .moving(movement)
    return .begin(movement, pending)
  }

  /// The transition is over; cancelled, it leaves the stack as it was before (N-12).
  mutating func finish(_ finished: Bool) -> Change? {
    guard case .moving(let movement) = phase else { return nil }
    let member = finished ? movement.to : movement.from
    phase = member.map { .resting($0) } ?? .empty
    guard !finished else { return Change() }
    // A change of the stack during the gesture came after it, so it holds.
    guard pending == nil else {
      pending?.stackBefore = movement.stackBefore
      return Change()
    }
    let left = leaving
    var change = exchangeMembers(for: movement.stackBefore)
    // Members that were still leaving never left and do not arrive; those between, which had left
    // altogether, come in anew.
    change.staying = change.entering.filter(left.holds)
    change.entering.remove(change.staying)
    arriving.remove(change.staying)
    return change
  }

  /// True if the member in place is the one the stack, or its pending transition, names.
  var isExpected: Bool { pending != nil || shown === stack.last }

  // MARK: - The first

  /// Notes that the first member appears (N-05); returns the member whose coming is to be
  /// announced.
  mutating func announceFirst() -> Member? {
    guard first == .unannounced, let shown else { return nil }
    first = .announced
    return shown
  }

  /// Of whom the delegate hears that it is shown, before that one does (N-05).
  var firstToShow: Member? { first == .arrived || isMoving ? nil : shown }

  /// The first member has appeared (N-33).
  mutating func finishFirst() {
    if firstToShow != nil { first = .arrived }
  }

  // MARK: - Later callbacks

  /// The next member that is in place, or out of it, and has not heard of it; nil when all have.
  mutating func nextMove() -> Move? {
    if let index = leaving.firstIndex(where: isOutOfSight) {
      return .left(leaving.remove(at: index))
    }
    if let index = arriving.firstIndex(where: isInPlace) {
      return .arrived(arriving.remove(at: index))
    }
    return nil
  }

  /// A member is seen until the pending transition takes it away; one in a transition until that
  /// ends.
  private func isOutOfSight(_ member: Member) -> Bool {
    switch phase {
    case .empty: true
    case .resting(let shown): member !== shown || pending == nil
    case .moving(let movement): member !== movement.from && member !== movement.to
    }
  }

  /// The top has arrived when it has come to rest, the first one when it has appeared; the others
  /// at once.
  private func isInPlace(_ member: Member) -> Bool {
    switch phase {
    case .empty: member !== stack.last
    case .resting(let shown):
      member === shown ? first == .arrived : member !== stack.last
    case .moving(let movement): member !== movement.to && member !== stack.last
    }
  }
}

nonisolated extension Sequence where Element: AnyObject {
  fileprivate func holds(_ element: Element) -> Bool { contains { $0 === element } }
}

nonisolated extension Array where Element: AnyObject {
  fileprivate mutating func remove(_ elements: [Element]) {
    removeAll { elements.holds($0) }
  }
}

nonisolated extension NavigationState {
  /// The invariant that is broken, in a sentence; nil whatever the order of events.
  var violation: String? {
    for (index, member) in stack.enumerated() where stack[..<index].holds(member) {
      return "a member is on the stack twice: \(index)"
    }
    if arriving.contains(where: { !stack.holds($0) }) {
      return "a member arrives that is not on the stack: \(arriving.count)"
    }
    if leaving.contains(where: stack.holds) {
      return "a member leaves that is on the stack: \(leaving.count)"
    }
    if let shown, !stack.holds(shown), !leaving.holds(shown) {
      return "a member is shown that is gone: \(stack.count)"
    }
    return nil
  }
}
