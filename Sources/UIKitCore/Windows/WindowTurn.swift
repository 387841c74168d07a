/// A window that gets the size of a screen which is held another way.
///
/// Controllers hear of it before anything changes: traits before sizes, presentation
/// controllers before what they present.
struct WindowTurn {
  private let window: UIWindow
  private let traits: UITraitCollection?
  private let size: CGSize
  private let coordinator: TransitionCoordinator

  /// A turn from the traits that the screen had.
  init(_ window: UIWindow, from before: UITraitCollection, to screen: UIScreen) {
    self.window = window
    size = screen.appBounds.size
    traits = before == screen.traitCollection ? nil : screen.traitCollection
    coordinator = TransitionCoordinator(container: window, isAnimated: false)
  }

  /// Notifies the root and everything above it; a presenter whose view is away hears nothing
  /// (P-42).
  func announce(tellsSizes: Bool) {
    guard let root = window.rootViewController else { return }
    if root.viewIfLoaded?.window != nil {
      if let traits { root.willTransition(to: traits, with: coordinator) }
      if tellsSizes { root.viewWillTransition(to: size, with: coordinator) }
    }
    for presented in sequence(first: root, next: \.modal.presented).dropFirst() {
      guard presented.viewIfLoaded?.window != nil,
        let shown = presented.modal.presentation?.activeController
      else { continue }
      if let traits { shown.willTransition(to: traits, with: coordinator) }
      shown.viewWillTransition(to: size, with: coordinator)
    }
  }

  func perform() {
    window.frame = CGRect(origin: .zero, size: size)
    coordinator.start()
    window.screen.frameLoop.afterNextPicture { [coordinator] in coordinator.end(finished: true) }
  }
}
