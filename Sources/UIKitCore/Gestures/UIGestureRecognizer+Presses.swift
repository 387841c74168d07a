/// Presses on their way to recognizers, before responders get them (V-255).
///
/// Recognizers of the first responder's view and of those around it follow a press from its beginning
/// to its end, as they follow touches. Which of them wins is not decided among them, and responders
/// get the press in any case.
extension UIWindow {
  /// The press of a key: a new one as it goes down, and the same until it comes up.
  func press(of key: UIKey, isDown: Bool, at time: TimeInterval) -> UIPress {
    let held = heldPresses.first { $0.key?.usage == key.usage }
    let press = isDown ? UIPress() : held ?? UIPress()
    heldPresses.removeAll { $0 === held }
    press.key = key
    press.type = key.pressType
    press.phase = isDown ? .began : .ended
    press.timestamp = time
    press.window = self
    if isDown { heldPresses.append(press) }
    return press
  }

  /// Lets recognizers have the presses of an event.
  func tellRecognizers(of event: UIPressesEvent, from responder: UIResponder) {
    for press in event.allPresses where press.phase == .began {
      press.responder = responder
      press.gestureRecognizers = recognizers(above: responder).filter {
        $0.mayReceive(press, event)
      }
    }
    var followers: [UIGestureRecognizer] = []
    for recognizer in event.allPresses.flatMap({ $0.gestureRecognizers ?? [] })
    where !followers.contains(recognizer) {
      followers.append(recognizer)
    }
    for recognizer in followers { recognizer.hear(event) }
  }

  /// The recognizers of the views from a responder to the window, the innermost view's first.
  private func recognizers(above responder: UIResponder) -> [UIGestureRecognizer] {
    let first = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    let views = sequence(first: first, next: { $0?.superview }).compactMap(\.self)
    return views.flatMap { $0.gestureRecognizers ?? [] }
  }
}

extension UIGestureRecognizer {
  fileprivate func mayReceive(_ press: UIPress, _ event: UIPressesEvent) -> Bool {
    let takes =
      allowedPressTypes.isEmpty
      || allowedPressTypes.contains { $0.intValue == press.type.rawValue }
    return isEnabled && takes && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event as UIEvent) ?? true
      && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  /// Tells the recognizer of those of its presses that changed; one without touches is as new after
  /// the last of them.
  fileprivate func hear(_ event: UIPressesEvent) {
    let mine = event.presses(for: self)
    func presses(_ phase: UIPress.Phase) -> Set<UIPress> { mine.filter { $0.phase == phase } }
    let (began, ended) = (presses(.began), presses(.ended))
    if !began.isEmpty { pressesBegan(began, with: event) }
    if !ended.isEmpty { pressesEnded(ended, with: event) }
    guard arena == nil, !ended.isEmpty else { return }
    if lifecycle.isOver || lifecycle.state == .possible { finishSequence() }
  }
}
