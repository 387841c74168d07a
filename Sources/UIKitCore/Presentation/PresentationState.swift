/// The state of a presentation, from `present` to the end of `dismiss`, and what to do next (P-08,
/// P-09, P-28, P-49).
///
/// A value: no controller, no view, no clock. Each event answers what to do, and `Presentation`
/// does it. What is not legal answers that there is nothing to do, and changes nothing:
///
/// | event | legal while | everywhere else |
/// |---|---|---|
/// | `begin` | waiting | begun already, or given up before its frame came |
/// | `giveUp` | waiting, presenting | it is on the screen, or is gone |
/// | `announceDismissal` | presented | still coming, or going already |
/// | `beginDismissal` | dismissing | nobody announced it, or the window has another root |
/// | `settle` | presenting, dismissing | no transition runs |
/// | `finish` | presenting | only who comes has still to be called presented |
/// | `abandon` | not over | over |
nonisolated struct PresentationState: Equatable {
  enum Phase: CaseIterable {
    /// `present` was called; the transition begins with the next frame.
    case waiting
    case presenting
    /// It is on the screen.
    case presented
    /// `dismiss` was called; the transition begins with the next frame, if it has not begun.
    case dismissing
    case over
  }

  /// The work an event asks for.
  enum Action: Equatable {
    case nothing
    /// Choose the style and begin the transition.
    case bringIn
    /// Say that it is on its way in no longer; presenter and presented forget one another.
    case giveUp
    /// Say that it is on its way out.
    case announceDismissal
    /// Begin the transition away.
    case takeAway
    /// Give the presenter its place back; presenter and presented forget one another.
    case withdraw
    /// The same after a dismissal, where the interface has turned already (P-42).
    case remove
    /// It has arrived: notify the presenter.
    case complete
    /// Presenter and presented forget one another.
    case disconnect
  }

  private(set) var phase = Phase.waiting
  /// True while the last calls of a transition are being sent; requests made meanwhile wait (P-49).
  private(set) var isSendingCalls = false
  /// True once the transition away has begun: until then who is dismissed decides about the screen.
  private(set) var isLeaving = false

  // MARK: - Coming

  /// The frame after `present` has begun.
  mutating func begin() -> Action {
    switch phase {
    case .waiting:
      phase = .presenting
      return .bringIn
    case .presenting, .presented, .dismissing, .over: return .nothing
    }
  }

  /// There is nobody to present, or no place for it.
  mutating func giveUp() -> Action {
    switch phase {
    case .waiting, .presenting:
      phase = .over
      return .giveUp
    case .presented, .dismissing, .over: return .nothing
    }
  }

  // MARK: - Going

  /// `dismiss` was called.
  mutating func announceDismissal() -> Action {
    switch phase {
    case .presented:
      phase = .dismissing
      return .announceDismissal
    case .waiting, .presenting, .dismissing, .over: return .nothing
    }
  }

  /// The frame after `dismiss` has begun.
  mutating func beginDismissal() -> Action {
    switch phase {
    case .dismissing:
      isLeaving = true
      return .takeAway
    case .waiting, .presenting, .presented, .over: return .nothing
    }
  }

  /// True from the beginning of the way in to the beginning of the way out.
  var isDeciding: Bool {
    switch phase {
    case .presenting, .presented: true
    case .dismissing: !isLeaving
    case .waiting, .over: false
    }
  }

  // MARK: - The end of a transition

  /// All views are in their final places; the last calls come next.
  mutating func settle(_ finished: Bool) -> Action {
    switch (phase, finished) {
    case (.presenting, true):
      isSendingCalls = true
      return .nothing
    case (.presenting, false):
      (phase, isSendingCalls) = (.over, true)
      return .withdraw
    case (.dismissing, true):
      (phase, isSendingCalls) = (.over, true)
      return .remove
    case (.dismissing, false):
      (phase, isSendingCalls, isLeaving) = (.presented, true, false)
      return .nothing
    case (.waiting, _), (.presented, _), (.over, _): return .nothing
    }
  }

  /// The last calls were sent: what waited for them may be done.
  mutating func callsWereSent() { isSendingCalls = false }

  /// The presentation controller heard that a transition in has ended.
  mutating func finish(_ finished: Bool) -> Action {
    switch (phase, finished) {
    case (.presenting, true):
      phase = .presented
      return .complete
    case (.presenting, false), (.waiting, _), (.presented, _), (.dismissing, _), (.over, _):
      return .nothing
    }
  }

  /// The window has another root: it ends in any state.
  mutating func abandon() -> Action {
    switch phase {
    case .waiting, .presenting, .presented, .dismissing:
      phase = .over
      return .disconnect
    case .over: return .nothing
    }
  }
}
