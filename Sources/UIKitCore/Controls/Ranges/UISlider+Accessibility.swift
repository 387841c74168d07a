internal import AccessibilityTree

extension UISlider {
  /// The share of the way in percent, touched at the knob.
  var sliderAccessibility: AccessibilityDefaults {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return AccessibilityDefaults(
      isElement: true,
      value: "\(Int((share * 100).rounded()))%",
      traits: stateTraits.union(.adjustable),
      activationPoint: pointOnScreen(CGPoint(x: knob.midX, y: knob.midY))
    )
  }

  private var share: Float {
    let range = maximumValue - minimumValue
    return range > 0 ? (value - minimumValue) / range : 0
  }

  /// A tenth of the way up or down; sends the events.
  func stepForAccessibility(_ direction: Float) {
    let before = value
    setValue(value + direction * (maximumValue - minimumValue) / 10, animated: false)
    if value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  var accessibilityRange: AccessibilityRange {
    AccessibilityRange(
      value: Double(value),
      minimum: Double(minimumValue),
      maximum: Double(maximumValue),
      step: Double(maximumValue - minimumValue) / 10
    )
  }
}
