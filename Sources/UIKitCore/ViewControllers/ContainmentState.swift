/// The state of a controller between having no parent and being a child (C-01…C-05).
///
/// A value: it answers what to tell the controller.
nonisolated struct ContainmentState: Equatable {
  enum Phase: Equatable {
    case alone
    /// `willMove(toParent:)` was sent, `didMove(toParent:)` wasn't yet (L-47).
    case joining
    case child
    /// `willMove(toParent: nil)` was sent by the parent.
    case leaving
  }

  private(set) var phase = Phase.alone

  /// Notes `willMove(toParent:)`; to nothing if `toParent` is false.
  mutating func willMove(toParent: Bool) {
    switch (phase, toParent) {
    case (_, true): phase = .joining
    case (.joining, false), (.child, false), (.leaving, false): phase = .leaving
    case (.alone, false): break
    }
  }

  /// Notes `didMove(toParent:)`.
  mutating func didMove(toParent: Bool) { phase = toParent ? .child : .alone }

  var isMovingToParent: Bool { phase == .joining }
  var isMovingFromParent: Bool { phase == .leaving }
}
