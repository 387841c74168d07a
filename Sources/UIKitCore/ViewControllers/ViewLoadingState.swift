/// The state of loading a controller's view, and the calls still to be made (L-01…L-05).
///
/// A value: it answers what to do, the controller does it.
nonisolated struct ViewLoadingState: Equatable {
  enum Phase: Equatable {
    case unloaded
    /// `loadView` is running: whoever asks for the view meanwhile gets what is there.
    case loading
    case loaded
  }

  /// The next call the controller has to make.
  enum Step: Equatable {
    case loadView
    case viewDidLoad
  }

  private(set) var phase = Phase.unloaded

  /// Somebody asks for the view.
  mutating func request() -> Step? {
    switch phase {
    case .unloaded:
      phase = .loading
      return .loadView
    case .loading, .loaded: return nil
    }
  }

  /// `loadView` came back.
  mutating func finish() -> Step? {
    switch phase {
    case .loading:
      phase = .loaded
      return .viewDidLoad
    case .unloaded, .loaded: return nil
    }
  }

  /// Somebody set the view: to nil, or to one that `loadView` did not make (L-02).
  mutating func assigned(_ hasView: Bool) -> Step? {
    switch (phase, hasView) {
    case (.unloaded, true):
      phase = .loaded
      return nil
    case (.loading, _), (.loaded, true): return nil
    case (.unloaded, false), (.loaded, false):
      phase = .unloaded
      return nil
    }
  }
}
