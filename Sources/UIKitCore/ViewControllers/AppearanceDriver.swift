/// The party that began an appearance or disappearance; nobody else ends it (C-36).
///
/// Turning it round hands it over: a parent that leaves takes along a child that its own
/// container was just bringing in, and the container then has nothing left to end.
nonisolated enum AppearanceDriver: Equatable {
  /// The app, by hand.
  case app
  /// The parent, which hands its own on.
  case parent
  /// The view's own way into or out of a window, until the picture after it.
  case window(Ticket)
  /// A transition in which the controller is a side.
  case transition(Ticket)

  /// Tells one move, or one transition, from all others.
  struct Ticket: Equatable {
    private let number: Int

    @MainActor private static var last = 0

    @MainActor init() {
      Self.last += 1
      number = Self.last
    }
  }

  var isWindow: Bool {
    if case .window = self { true } else { false }
  }
}

/// The meaning of a view's move into or out of a window for its controller, given its parent's
/// state (C-12, L-32, L-48).
nonisolated enum WindowMove: Equatable {
  /// Somebody else tells the controller, or there is nothing to tell.
  case silent
  /// The controller appears or disappears by itself.
  case alone
  /// It takes part in what the parent has under way, which ends both.
  case withParent(animated: Bool)

  /// The state of the parent that hands its appearance on to its children.
  enum Parent: Equatable {
    /// There is none.
    case none
    /// The parent leaves it to the app (C-14).
    case manual
    case forwarding(AppearanceState.Phase, hasForwarded: Bool)
  }

  init(_ state: AppearanceState, entering: Bool, parent: Parent) {
    guard entering != state.isComing else {
      self = .silent
      return
    }
    if let driver = state.driver, !driver.isWindow, driver != .parent {
      // The side that began by hand or in a transition also ends it.
      self = .silent
      return
    }
    switch parent {
    case .none: self = .alone
    case .manual: self = .silent
    case .forwarding(.visible, _): self = .alone
    // Its callback is being sent, or none is due as long as the parent has not appeared.
    case .forwarding(.appearing, hasForwarded: false) where entering: self = .silent
    case .forwarding(.hidden, _): self = entering ? .silent : .alone
    case .forwarding(.disappearing, _) where entering: self = .silent
    case .forwarding(.appearing(let animated), _), .forwarding(.disappearing(let animated), _):
      self = .withParent(animated: animated)
    }
  }
}
