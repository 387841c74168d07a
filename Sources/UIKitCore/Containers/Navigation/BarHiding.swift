internal import QuartzCore

/// Bars that make room: on a swipe, on a tap, or for the keyboard.
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The distance a finger moves before bars come or go, in points.
  private static let threshold: CGFloat = 30

  private weak var navigation: UINavigationController?
  /// True if the toolbar was hidden along with the bar, and so comes back with it.
  private var tookToolbar = false
  /// True once the current swipe has hidden or shown the bars.
  private var hasActed = false
  private var listener: (any NSObjectProtocol)?

  func install(in navigation: UINavigationController) {
    self.navigation = navigation
    let (tap, swipe) = (
      navigation.barHideOnTapGestureRecognizer, navigation.barHideOnSwipeGestureRecognizer
    )
    tap.handler = { [weak self] in if $0.state == .ended { self?.toggle() } }
    swipe.handler = { [weak self] _ in self?.swiped() }
    for recognizer in [tap, swipe] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      navigation.view.addGestureRecognizer(recognizer)
    }
    listener = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardCame() } }
    preferencesChanged()
  }

  isolated deinit { listener.map(NotificationCenter.default.removeObserver) }

  func preferencesChanged() {
    guard let navigation, listener != nil else { return }
    navigation.barHideOnTapGestureRecognizer.isEnabled = navigation.hidesBarsOnTap
    navigation.barHideOnSwipeGestureRecognizer.isEnabled = navigation.hidesBarsOnSwipe
  }

  // MARK: - Gestures

  /// Bars keep their own touches.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let navigation, let view = touch.view else { return false }
    return ![navigation.navigationBar, navigation.toolbar].contains { bar in
      bar.map(view.isDescendant(of:)) ?? false
    }
  }

  /// The content scrolls along with the swipe.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer is UIPanGestureRecognizer }

  private func swiped() {
    guard let navigation else { return }
    let swipe = navigation.barHideOnSwipeGestureRecognizer
    guard swipe.state == .changed || swipe.state == .ended else { return hasActed = false }
    let way = swipe.translation(in: navigation.view)
    guard !hasActed, abs(way.y) > Self.threshold, abs(way.y) > abs(way.x) else { return }
    hasActed = true
    if way.y < 0 { hide() } else { show() }
  }

  private func keyboardCame() {
    guard let navigation, navigation.hidesBarsWhenKeyboardAppears, navigation.isSeen else { return }
    hide()
  }

  // MARK: - Coming and going

  private func toggle() {
    if navigation?.isNavigationBarHidden == true { show() } else { hide() }
  }

  private func hide() {
    guard let navigation, !navigation.isNavigationBarHidden else { return }
    tookToolbar = !navigation.isToolbarHidden
    navigation.setNavigationBarHidden(true, animated: true)
    if tookToolbar { navigation.setToolbarHidden(true, animated: true) }
  }

  private func show() {
    guard let navigation, navigation.isNavigationBarHidden else { return }
    navigation.setNavigationBarHidden(false, animated: true)
    if tookToolbar { navigation.setToolbarHidden(false, animated: true) }
  }
}
