/// Decides about gestures; everything is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns true if a recognised gesture may begin; asked after its view.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns true if both gestures may be recognised at once; one of the two delegates is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns true if the gesture has to wait until the other one failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns true if the other gesture has to wait until this one failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns true if the recognizer follows a touch; asked before `touchesBegan`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  /// Returns true if the recognizer follows what an event brings, such as a gesture on a pad; asked before
  /// it is asked for the touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool
  /// Returns true if the recognizer follows a button or key; asked before `pressesBegan` (V-255).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Default: true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    late("gestureRecognizerShouldBegin:", [gestureRecognizer], or: true)
  }
  /// Default: false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    late(
      "gestureRecognizer:shouldRecognizeSimultaneouslyWith:",
      [gestureRecognizer, otherGestureRecognizer],
      or: false
    )
  }
  /// Default: false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    late(
      "gestureRecognizer:shouldRequireFailureOf:",
      [gestureRecognizer, otherGestureRecognizer],
      or: false
    )
  }
  /// Default: false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    late(
      "gestureRecognizer:shouldBeRequiredToFailBy:",
      [gestureRecognizer, otherGestureRecognizer],
      or: false
    )
  }
  /// Default: true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { late("gestureRecognizer:shouldReceive:", [gestureRecognizer, touch], or: true) }
  /// Default: true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { late("gestureRecognizer:shouldReceiveEvent:", [gestureRecognizer, event], or: true) }
  /// Default: true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool { late("gestureRecognizer:shouldReceivePress:", [gestureRecognizer, press], or: true) }
}
