extension UIViewController {
  /// Starts an appearance or disappearance, for the controller and its children (C-13, C-15).
  func beginAppearance(
    _ isAppearing: Bool,
    animated: Bool,
    by driver: AppearanceDriver = .app
  ) {
    if isAppearing { load() }
    let begun = appearance.begin(appearing: isAppearing, animated: animated, by: driver)
    guard let callback = begun else { return }
    // The picture may come late; until then the view is on its way in (L-35).
    hierarchy.owesIsAppearing = isAppearing
    hierarchy.hasForwarded = false
    perform(callback)
    // An override of that may have reversed it, and has notified the children then.
    guard appearance.isComing == isAppearing else { return }
    UIScreen.main.chromeIsStale = true
    ownView?.setNeeds(.layout)
    for child in childrenConcerned(by: isAppearing) {
      child.beginAppearance(isAppearing, animated: animated, by: .parent)
    }
    hierarchy.hasForwarded = true
    if isAppearing { appearanceDidBegin(animated: animated) }
  }

  /// Ends what somebody began, unless somebody else has taken it over since.
  func endAppearance(by driver: AppearanceDriver) {
    if appearance.driver == driver { endAppearance() }
  }

  /// Ends what was begun; parents before children (L-31).
  func endAppearance() {
    guard let callback = appearance.end() else {
      return Diagnostic.unbalancedAppearance(of: Diagnostic.address(self)).report()
    }
    hierarchy.hasForwarded = false
    perform(callback)
    UIScreen.main.chromeIsStale = true
    for child in children where child.appearance.driver == .parent {
      child.turnIfOut(of: self)
      child.endAppearance()
    }
    if case .didAppear(let animated) = callback { appearanceDidEnd(animated: animated) }
  }

  /// Called in the layout pass, after the superview's layout and before the controller's (L-35).
  func appearInLayout() {
    guard hierarchy.owesIsAppearing, case .appearing(let animated) = appearance.phase else {
      return
    }
    hierarchy.owesIsAppearing = false
    ControllerWatch.note(.viewIsAppearing(animated: animated), to: self)
    viewIsAppearing(animated)
  }

  // MARK: - Children

  /// The children who take part in what the controller begins: those whose views are in its
  /// hierarchy (C-13), but for one that is leaving when the controller comes back.
  private func childrenConcerned(by isAppearing: Bool) -> [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.isPlaced(in: self) && !(isAppearing && $0.isLeavingInTransition) }
  }

  private func isPlaced(in parent: UIViewController) -> Bool {
    guard let ownView, let view = parent.ownView else { return false }
    return ownView !== view && ownView.isSelfOrBelow(view)
  }

  private var isLeavingInTransition: Bool { hierarchy.transitions.contains { $0.takesAway(self) } }

  /// A child whose view has left the parent's hierarchy meanwhile does not appear.
  private func turnIfOut(of parent: UIViewController) {
    guard case .appearing(let animated) = appearance.phase, !isPlaced(in: parent) else { return }
    beginAppearance(false, animated: animated, by: .parent)
  }

  /// True if a transition may let the controller appear: not in a parent that is leaving or gone,
  /// whose children come with it when it does (C-13).
  func mayAppear(evenUnseen: Bool = false) -> Bool {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return true }
    return parent.appearance.isComing || (evenUnseen && parent.appearance.phase == .hidden)
  }

  // MARK: - Calling

  private func perform(_ callback: AppearanceState.Callback) {
    ControllerWatch.note(ControllerCallback(callback), to: self)
    let wasTelling = hierarchy.isTelling
    hierarchy.isTelling = true
    defer { hierarchy.isTelling = wasTelling }
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
    guard !hierarchy.isTelling else { return }
    Diagnostic.directAppearanceCall(message, of: Diagnostic.address(self)).report()
  }
}

// MARK: - Driven by the view's window

extension UIViewController {
  /// The view is about to enter or leave a window: unless a parent or container drives the
  /// controller, that is its appearance (C-12, L-32, L-48).
  func viewWillMove(toWindow window: UIWindow?) {
    switch WindowMove(appearance, entering: window != nil, parent: parentOfMove) {
    case .silent: break
    case .alone:
      let driver = AppearanceDriver.window(.init())
      beginAppearance(window != nil, animated: false, by: driver)
      // Leaving may release the last reference to the view's tree; then no callback says that it
      // has left.
      if window == nil { endAppearance(by: driver, afterPictureOf: ownView?.window?.screen) }
    case .withParent(let animated):
      beginAppearance(window != nil, animated: animated, by: .parent)
    }
  }

  private var parentOfMove: WindowMove.Parent {
    guard let parent else { return .none }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return .manual }
    return .forwarding(parent.appearance.phase, hasForwarded: parent.hierarchy.hasForwarded)
  }

  /// The second half waits for the picture.
  func viewDidMove(toWindow window: UIWindow?) {
    guard let driver = appearance.driver, driver.isWindow else { return }
    endAppearance(by: driver, afterPictureOf: window?.screen)
  }

  /// Whatever releases the controller meanwhile, it still receives the callback.
  private func endAppearance(by driver: AppearanceDriver, afterPictureOf screen: UIScreen?) {
    (screen ?? UIScreen.main).frameLoop.afterNextPicture { self.endAppearance(by: driver) }
  }

  /// An appearance that a parent began and can no longer end ends at once if the view is out of
  /// sight, else as if the view had come by itself.
  func endWithoutParent() {
    guard appearance.driver == .parent else { return }
    if let window = ownView?.window {
      let driver = AppearanceDriver.window(.init())
      appearance.handOver(to: driver)
      return endAppearance(by: driver, afterPictureOf: window.screen)
    }
    if case .appearing(let animated) = appearance.phase {
      beginAppearance(false, animated: animated)
    }
    endAppearance()
  }
}

extension UIViewController {
  /// True if it has appeared, and nothing has begun to take it away.
  var isVisible: Bool { appearance.phase == .visible }

  /// The phase of appearance, in one word, for descriptions of trees.
  package var appearancePhase: String {
    switch appearance.phase {
    case .hidden: "hidden"
    case .appearing: "appearing"
    case .visible: "visible"
    case .disappearing: "disappearing"
    }
  }
}
