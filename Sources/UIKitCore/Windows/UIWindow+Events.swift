extension UIApplication {
  /// Hands an event to each window that it touches; the window's own method can be overridden.
  func dispatch(_ event: UIEvent) {
    var notified: [UIWindow] = []
    for touch in event.touchList where touch.phase != .stationary {
      guard let window = touch.window, !notified.contains(window) else { continue }
      notified.append(window)
    }
    for window in notified { window.sendEvent(event) }
  }
}

extension UIWindow {
  func receive(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      receive(presses: event)
    } else {
      gestures.deliver(event)
    }
  }

  private func receive(presses event: UIPressesEvent) {
    guard let responder = firstResponder ?? frontController else { return }
    tellRecognizers(of: event, from: responder)
    let began = event.allPresses.filter { $0.phase == .began }
    let ended = event.allPresses.filter { $0.phase == .ended }
    if !began.isEmpty { responder.pressesBegan(began, with: event) }
    if !ended.isEmpty { responder.pressesEnded(ended, with: event) }
  }

  /// Whoever gets the keys.
  package var firstKeyTaker: UIResponder? { firstResponder }

  /// The controller in front of the user: presented last, chosen in its containers.
  ///
  /// Messages for the responder chain begin there when nothing has become first responder.
  var frontController: UIViewController? {
    guard var controller = rootViewController else { return nil }
    while true {
      guard let next = controller.presentedViewController ?? controller.frontChild else {
        return controller
      }
      controller = next
    }
  }
}
