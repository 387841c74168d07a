/// The state of a recognizer, the state it waits for, and the legal moves between states.
///
/// A value: it knows neither touches nor other recognizers. A gesture that begins, or is
/// recognised at once, must first be permitted, as others may have to fail before.
nonisolated struct GestureLifecycle: Equatable {
  typealias State = UIGestureRecognizer.State

  /// The work the owner has to do after a move.
  enum Outcome: Equatable {
    case nothing
    /// Find out whether the gesture may begin, and call `permit` or `refuse`.
    case asks
    /// Tell the targets.
    case tells
    /// The gesture failed without anybody having heard of it.
    case fails
  }

  private(set) var state = State.possible
  /// The states to be taken once the gesture is permitted, in their order.
  private(set) var wanted: [State] = []

  /// Moves on; what makes no sense in the present state is ignored.
  mutating func want(_ new: State) -> Outcome {
    switch (state, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      return waitFor(new)
    case (.possible, .failed), (.possible, .cancelled):
      refuse()
      return .fails
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      state = new
      return .tells
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      state = .cancelled
      return .tells
    case (_, .possible): return .nothing
    case (.began, .began), (.changed, .began): return .nothing
    case (.ended, _), (.cancelled, _), (.failed, _): return .nothing
    }
  }

  private mutating func waitFor(_ new: State) -> Outcome {
    guard new != .changed else { return .nothing }
    // A finger may leave while a gesture that wants to begin still waits.
    if wanted.last != .ended { wanted.append(new) }
    return wanted.count == 1 ? .asks : .nothing
  }

  /// Takes the next of the wanted states; nil when there is none.
  mutating func permit() -> State? {
    guard !wanted.isEmpty else { return nil }
    state = wanted.removeFirst()
    return state
  }

  /// The gesture may not begin.
  mutating func refuse() {
    state = .failed
    wanted = []
  }

  /// Everything begins anew.
  mutating func reset() { self = Self() }

  /// True if the gesture goes on with each change of its touches.
  var isActive: Bool { state == .began || state == .changed }
  /// True if nothing can happen before a reset.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
}
