/// A shake of the device.
final class MotionEvent: UIEvent {
  init(at time: TimeInterval) {
    super.init()
    timestamp = time
  }

  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension UIApplication {
  /// Hands a shake to the first responder, or else to the controller in front, as it begins and as it
  /// ends.
  package func shake(at time: TimeInterval) {
    let event = MotionEvent(at: time)
    guard let taker = keyWindow?.firstResponder ?? keyWindow?.frontController else { return }
    taker.motionBegan(.motionShake, with: event)
    taker.motionEnded(.motionShake, with: event)
  }
}
