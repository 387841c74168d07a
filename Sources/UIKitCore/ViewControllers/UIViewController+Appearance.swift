extension UIViewController {
  /// Starts an appearance or disappearance, for the controller and its children (C-13, C-15).
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { load() }
    guard let callback = appearance.begin(appearing: isAppearing, animated: animated) else {
      return
    }
    // The picture may come late; until then the view is on its way in (L-35).
    kin.owesIsAppearing = isAppearing
    perform(callback)
    UIScreen.main.chromeIsStale = true
    ownView?.setNeeds(.layout)
    forward { $0.beginForwarded(isAppearing, animated: animated) }
    kin.hasForwarded = true
    if isAppearing { appearanceDidBegin(animated: animated) }
  }

  /// The parent hands its own appearance on.
  private func beginForwarded(_ isAppearing: Bool, animated: Bool) {
    let before = appearance
    beginAppearance(isAppearing, animated: animated)
    if appearance != before { kin.isForwarded = true }
  }

  /// Ends what was begun; parents before children (L-31).
  func endAppearance() {
    guard let callback = appearance.end() else {
      return Diagnostic.unbalancedAppearance(of: Diagnostic.address(self)).report()
    }
    kin.isForwarded = false
    kin.hasForwarded = false
    perform(callback)
    UIScreen.main.chromeIsStale = true
    // What somebody else began, somebody else ends (C-36).
    forward { if $0.appearance.isUnderWay, $0.kin.isForwarded { $0.endAppearance() } }
    endForwardedOutside()
    if case .didAppear(let animated) = callback { appearanceDidEnd(animated: animated) }
  }

  /// Called in the layout pass, after the superview's layout and before the controller's (L-35).
  func appearInLayout() {
    guard kin.owesIsAppearing, case .appearing(let animated) = appearance.phase else { return }
    kin.owesIsAppearing = false
    ControllerWatch.note(.viewIsAppearing(animated: animated), to: self)
    viewIsAppearing(animated)
  }

  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { body(child) }
  }

  /// Ends what was handed on to children whose views have left the hierarchy since, out of sight
  /// and so without a call of their own; unless a transition of theirs ends it.
  private func endForwardedOutside() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.kin.isForwarded && child.appearance.isUnderWay {
      guard child.kin.transition?.transition.side(of: child)?.isTold != true else { continue }
      if case .appearing(let animated) = child.appearance.phase {
        child.beginAppearance(false, animated: animated)
      }
      child.endAppearance()
    }
  }

  /// The children whose views are in this controller's hierarchy (C-13).
  private var appearingChildren: [UIViewController] {
    guard let ownView else { return [] }
    return children.filter { child in
      child.viewIfLoaded.map { $0 !== ownView && $0.isSelfOrBelow(ownView) } ?? false
    }
  }

  private func perform(_ callback: AppearanceState.Callback) {
    ControllerWatch.note(ControllerCallback(callback), to: self)
    let wasTelling = kin.isTelling
    kin.isTelling = true
    defer { kin.isTelling = wasTelling }
    traitCollection.perform {
      switch callback {
      case .willAppear(let animated): viewWillAppear(animated)
      case .didAppear(let animated): viewDidAppear(animated)
      case .willDisappear(let animated): viewWillDisappear(animated)
      case .didDisappear(let animated): viewDidDisappear(animated)
      }
    }
  }

  /// An app that makes the calls itself gets a line for it (C-20).
  func checkCaller(_ message: String) {
    guard !kin.isTelling else { return }
    Diagnostic.directAppearanceCall(message, of: Diagnostic.address(self)).report()
  }

  // MARK: - Driven by the view's window

  /// The view is about to enter or leave a window: unless a parent or container drives the
  /// controller, that is its appearance (C-12, L-32, L-48).
  func viewWillMove(toWindow window: UIWindow?) {
    if joinsParent(entering: window != nil) { return }
    guard isDrivenByWindow else { return }
    kin.isDriving = true
    beginAppearance(window != nil, animated: false)
  }

  /// Takes part in a parent's appearance that was already handed on, if the view comes or goes in
  /// its course; the parent ends both.
  private func joinsParent(entering: Bool) -> Bool {
    guard !appearance.isUnderWay, let parent, parent.kin.hasForwarded,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return false }
    switch parent.appearance.phase {
    case .appearing(let animated) where entering:
      beginForwarded(true, animated: animated)
      return true
    case .disappearing(let animated) where !entering:
      beginForwarded(false, animated: animated)
      return true
    case .appearing, .disappearing, .hidden, .visible: return false
    }
  }

  /// The second half waits for the picture.
  func viewDidMove(toWindow window: UIWindow?) {
    guard kin.isDriving else { return }
    kin.isDriving = false
    let screen = window?.screen ?? UIScreen.main
    screen.frameLoop.afterNextPicture { [weak self] in
      guard let self, appearance.isUnderWay else { return }
      endAppearance()
    }
  }

  /// False while somebody else has begun a transition, or a parent's own is under way and will be
  /// forwarded.
  private var isDrivenByWindow: Bool {
    guard !appearance.isUnderWay else { return false }
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    // A parent that enters the window together with its child forwards to it.
    return !parent.kin.isDriving && !parent.appearance.isUnderWay
  }
}

nonisolated extension AppearanceState {
  /// Whether something was begun and not ended.
  var isUnderWay: Bool {
    switch phase {
    case .appearing, .disappearing: true
    case .hidden, .visible: false
    }
  }
}

extension UIViewController {
  /// Whether it has appeared, and nothing has begun to take it away.
  var isVisible: Bool { appearance.phase == .visible }

  /// Where the controller stands, in a word, for those who describe trees.
  package var appearancePhase: String {
    switch appearance.phase {
    case .hidden: "hidden"
    case .appearing: "appearing"
    case .visible: "visible"
    case .disappearing: "disappearing"
    }
  }
}
