/// The callbacks a controller receives, for code that listens to all controllers.
nonisolated package enum ControllerCallback: Equatable, Sendable {
  case loadView
  case viewDidLoad
  case viewWillAppear(animated: Bool)
  case viewIsAppearing(animated: Bool)
  case viewDidAppear(animated: Bool)
  case viewWillDisappear(animated: Bool)
  case viewDidDisappear(animated: Bool)
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case willMove(toParent: Bool)
  case didMove(toParent: Bool)
}

/// The callbacks that may follow each other: the law that every order of sending has to obey.
///
/// A value of its own, built from the rows and not from the code that sends, so that one can
/// convict the other. Each state and callback is written down; what is illegal answers a reason.
nonisolated package struct CallbackAutomaton: Equatable, Sendable {
  private enum Appearance: Equatable {
    /// Nobody listened so far: the first callback is believed.
    case unknown
    case hidden
    case appearing(animated: Bool)
    case isAppearing(animated: Bool)
    case visible
    case disappearing(animated: Bool)
  }

  private enum Loading { case unknown, none, loading, loaded }

  private var loading: Loading
  private var appearance: Appearance
  private var isLayingOut = false

  /// A law that knows the controller from its beginning, or one that has to believe what it sees
  /// first.
  package init(fromBeginning: Bool = true) {
    loading = fromBeginning ? .none : .unknown
    appearance = fromBeginning ? .hidden : .unknown
  }

  /// True if no appearance was begun and not ended.
  package var isBalanced: Bool {
    appearance == .hidden || appearance == .visible || appearance == .unknown
  }
  package var isVisible: Bool { appearance == .visible }
  package var isHidden: Bool { appearance == .hidden }

  /// Notes a callback; answers why it may not come now, nil when it may.
  package mutating func take(_ callback: ControllerCallback) -> String? {
    switch callback {
    case .loadView, .viewDidLoad: load(callback)
    case .viewWillAppear(let animated): willAppear(animated)
    case .viewIsAppearing(let animated): isAppearing(animated)
    case .viewDidAppear(let animated): didAppear(animated)
    case .viewWillDisappear(let animated): willDisappear(animated)
    case .viewDidDisappear(let animated): didDisappear(animated)
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: layOut(callback)
    case .willMove, .didMove: nil
    }
  }

  /// The view was given or taken away by hand; one that was taken may be loaded again (L-02).
  package mutating func viewChanged(isThere: Bool) {
    if !isThere { loading = .none } else if loading == .none { loading = .loaded }
  }

  /// Once each for a view, in this order (L-02, L-03).
  private mutating func load(_ callback: ControllerCallback) -> String? {
    switch (loading, callback) {
    case (.none, .loadView), (.unknown, .loadView): loading = .loading
    case (.unknown, _): loading = .loaded
    case (.loading, .viewDidLoad): loading = .loaded
    case (.loading, .loadView), (.loaded, .loadView): return "the view is loaded already"
    case (.none, _): return "the view was not asked for"
    case (.loaded, _): return "viewDidLoad came before"
    case (.loading, _): return nil
    }
    return nil
  }

  /// From hidden, or turned round on the way out (C-15, C-16).
  private mutating func willAppear(_ animated: Bool) -> String? {
    defer { appearance = .appearing(animated: animated) }
    if loading == .none || loading == .loading { return "the view is not loaded" }
    switch appearance {
    case .unknown, .hidden, .disappearing: return nil
    case .appearing, .isAppearing: return "it appears already"
    case .visible: return "it has appeared"
    }
  }

  /// Once, between will and did, with the same flag (L-35).
  private mutating func isAppearing(_ animated: Bool) -> String? {
    defer { appearance = .isAppearing(animated: animated) }
    switch appearance {
    case .unknown, .appearing(animated): return nil
    case .appearing: return "viewWillAppear had another flag"
    case .isAppearing: return "viewIsAppearing came before"
    case .hidden, .visible, .disappearing: return "it does not appear"
    }
  }

  private mutating func didAppear(_ animated: Bool) -> String? {
    defer { appearance = .visible }
    switch appearance {
    case .unknown, .appearing(animated), .isAppearing(animated): return nil
    case .appearing, .isAppearing: return "viewWillAppear had another flag"
    case .hidden, .visible, .disappearing: return "viewWillAppear is missing"
    }
  }

  /// From visible, or turned round on the way in (C-16, N-12).
  private mutating func willDisappear(_ animated: Bool) -> String? {
    defer { appearance = .disappearing(animated: animated) }
    switch appearance {
    case .unknown, .visible, .appearing, .isAppearing: return nil
    case .disappearing: return "it disappears already"
    case .hidden: return "it is not there"
    }
  }

  private mutating func didDisappear(_ animated: Bool) -> String? {
    defer { appearance = .hidden }
    switch appearance {
    case .unknown, .disappearing(animated): return nil
    case .disappearing: return "viewWillDisappear had another flag"
    case .hidden, .visible, .appearing, .isAppearing: return "viewWillDisappear is missing"
    }
  }

  /// In pairs, and not one inside of the other (L-45).
  private mutating func layOut(_ callback: ControllerCallback) -> String? {
    let begins = callback == .viewWillLayoutSubviews
    defer { isLayingOut = begins }
    if loading == .none { return "there is no view" }
    return begins == isLayingOut ? "layout is not in pairs" : nil
  }
}
