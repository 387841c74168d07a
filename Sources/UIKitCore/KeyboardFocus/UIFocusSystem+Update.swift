/// One move of the focus, from asking to the animation.
extension UIFocusSystem {
  @discardableResult func move(to item: FocusWalk.Item, _ heading: UIFocusHeading) -> Bool {
    let next = item.view
    let list = next?.focusList ?? (focusedItem as? UIView)?.focusList
    let context =
      list?.focusContext(from: focusedItem, to: next, heading: heading)
      ?? UIFocusUpdateContext(from: focusedItem, to: next, heading: heading)
    guard item.object !== element else {
      show(item)
      return true
    }
    let environments = environments(of: context)
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }),
      list?.shouldMoveFocus(in: context) ?? true
    else { return false }
    adopt(item)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    list?.focusMoved(in: context, coordinator)
    NotificationCenter.default.post(
      name: Self.didUpdateNotification,
      object: self,
      userInfo: [
        Self.focusUpdateContextKey: context,
        Self.focusUpdateAnimationCoordinatorKey: coordinator,
      ]
    )
    coordinator.run()
    return true
  }

  /// Both chains from the inside out, each environment once.
  private func environments(of context: UIFocusUpdateContext) -> [any UIFocusEnvironment] {
    let chains =
      (context.previouslyFocusedItem?.focusChain ?? [])
      + (context.nextFocusedItem?.focusChain ?? [])
    var known: Set<ObjectIdentifier> = []
    return chains.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// The element has the focus from now on; text that is edited goes along with it.
  private func adopt(_ item: FocusWalk.Item) {
    let old = focusedItem as? UIView
    element = item.object
    focus(on: item.view)
    if let group = item.group { remembered[group] = WeakElement(object: item.object) }
    let window = window
    if let text = item.view, text is any UIKeyInput, text.canBecomeFirstResponder {
      text.becomeFirstResponder()
    } else if window?.firstResponder is any UIKeyInput, !isInMenus {
      window?.firstResponder?.resignFirstResponder()
    }
    (old as? UIControl)?.controlStateDidChange()
    (item.view as? UIControl)?.controlStateDidChange()
    show(item)
  }

  private func focus(on view: UIView?) {
    (focusedItem as? UIView)?.extras.mayBeFocused = false
    view?.extras.mayBeFocused = true
    focusedItem = view
  }

  /// Scrolls to the element and shows the halo.
  private func show(_ item: FocusWalk.Item) {
    showsHalo = true
    screen.reveal(item.object, withNeighbors: false)
    lastPlace = AccessibleObject(object: item.object).frame
    screen.frameLoop.requestFrame()
  }

  /// Nothing has the focus any more.
  func lose() {
    element = nil
    focus(on: nil)
    showsHalo = false
    screen.frameLoop.requestFrame()
  }
}

extension UIFocusAnimationCoordinator {
  /// Runs what was added while the move was announced.
  fileprivate func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
