extension UIWindow {
  /// Puts the root's view into the window; its appearance begins there if the window is shown.
  func setRoot(
    _ new: UIViewController?,
    replacing old: UIViewController?,
    store: (UIViewController?) -> Void
  ) {
    guard new !== old else { return }
    if let old { removeRoot(old) }
    store(new)
    new?.rootWindow = self
    if !isHidden { showRoot() }
  }

  private func removeRoot(_ controller: UIViewController) {
    controller.rootWindow = nil
    // Its presentations go with it.
    for presentation in (Dismissal(above: controller)?.presentations ?? []).reversed() {
      presentation.abandon()
    }
    controller.viewIfLoaded?.removeFromSuperview()
  }

  /// Loads the root's view, gives it the window's size and lets it appear (L-04, L-32).
  func showRoot() {
    guard let controller = rootViewController, controller.viewIfLoaded?.superview !== self else {
      return
    }
    controller.adoptParentEnvironment()
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    if !isHidden { turnForRoot() }
  }

  /// Turns the interface for a root that does not allow the present one; by then that has heard
  /// that it appears, and hears of its traits, not of its size (L-43).
  private func turnForRoot() {
    guard case .turns(let orientation) = screen.answer(to: .launch) else { return }
    screen.turnInterface(to: orientation, isAnimated: false, tellsSizes: false)
  }

  func show(_ visible: Bool, set: (Bool) -> Void) {
    guard visible != !layer.isHidden else { return }
    set(visible)
    if visible {
      screen.attach(self)
      showRoot()
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    } else {
      gestures.cancelAll()
      screen.detach(self)
      rootViewController?.viewIfLoaded?.removeFromSuperview()
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }
  }

  func sceneChanged(from old: UIWindowScene?) {
    if let old, old !== windowScene { old.forget(self) }
    windowScene?.remember(self)
    adoptEnvironment(of: nil)
  }
}

extension UIWindow {
  /// The insets by which the screen covers the window.
  package var insetsFromScreen: UIEdgeInsets {
    screen.layoutRules?.safeArea(of: self) ?? screen.safeAreaInsets(of: self)
  }
}

extension UIScreen {
  /// The screen's safe area as far as the window reaches into what it excludes; what lies beside
  /// the screen is not covered by anything.
  func safeAreaInsets(of window: UIWindow) -> UIEdgeInsets {
    let own = safeAreaInsets
    let safe = bounds.inset(by: own)
    let frame = window.frame
    return UIEdgeInsets(
      top: min(own.top, max(0, safe.minY - frame.minY)),
      left: min(own.left, max(0, safe.minX - frame.minX)),
      bottom: min(own.bottom, max(0, frame.maxY - safe.maxY)),
      right: min(own.right, max(0, frame.maxX - safe.maxX))
    )
  }
}
