extension FrameLoop {
  /// Begins the transitions that changes of stacks asked for, those above before those below.
  ///
  /// The views that they bring are laid out in the next round, still before the picture.
  static func beginTransitions(below view: UIView) {
    guard view.waits(for: .transition) else { return }
    view.visit(.transition) { view in
      view.needs.remove(.transition)
      view.controller?.beginPendingTransition()
    }
  }
}
