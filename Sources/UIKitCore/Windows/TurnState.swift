/// The state of the screen's turning, and what to do next (R-10… ).
///
/// A value: no window, no clock. Each event answers what to do, and `ScreenTurn` does it. What is
/// not legal answers that there is nothing to do, and changes nothing:
///
/// | event | legal while | everywhere else |
/// |---|---|---|
/// | `begin` | resting | announcing, changing: it has to wait; running: the one that runs ends first |
/// | `announced` | announcing | nobody was notified of a turn |
/// | `changed` | changing | the geometry is not being changed |
/// | `question` | announcing, changing: it has to wait | may be put at once |
/// | `end` | running | it has ended, or has not changed anything yet |
nonisolated struct TurnState: Equatable {
  enum Phase: CaseIterable {
    case resting
    /// Controllers are notified of what comes; nothing has changed.
    case announcing
    /// Screen and windows get their new geometry.
    case changing
    /// The picture turns.
    case running
  }

  /// The work an event asks for.
  enum Action: Equatable {
    case nothing
    /// Notify controllers of what comes.
    case announce
    /// End what runs, and begin again.
    case endFirst
    /// Change the geometry.
    case change
    /// Let the picture turn.
    case run
    /// Tell that it is over; if somebody asked meanwhile, put the question again.
    case finish(asksAgain: Bool)
  }

  private(set) var phase = Phase.resting
  /// True if a turn was wanted while controllers were notified of another.
  private(set) var hasQuestion = false

  /// A turn is wanted.
  mutating func begin() -> Action {
    switch phase {
    case .resting:
      phase = .announcing
      return .announce
    case .announcing, .changing:
      hasQuestion = true
      return .nothing
    case .running: return .endFirst
    }
  }

  /// App and controllers are to be asked for orientations; true if that has to wait until the turn
  /// is over that controllers are notified of, since the interface is not yet what it is going to be.
  mutating func question() -> Bool {
    guard phase == .announcing || phase == .changing else { return false }
    hasQuestion = true
    return true
  }

  /// All controllers were notified.
  mutating func announced() -> Action {
    guard phase == .announcing else { return .nothing }
    phase = .changing
    return .change
  }

  /// Screen and windows have their new geometry.
  mutating func changed() -> Action {
    guard phase == .changing else { return .nothing }
    phase = .running
    return .run
  }

  /// The picture has turned, or another turn takes over from where it is.
  mutating func end() -> Action {
    guard phase == .running else { return .nothing }
    phase = .resting
    defer { hasQuestion = false }
    return .finish(asksAgain: hasQuestion)
  }
}
