/// A part of a control that assistive software takes for an element, such as a segment.
final class AccessibilityPart: UIAccessibilityElement {
  var described: () -> AccessibilityDefaults = { AccessibilityDefaults() }
  /// In the container's coordinates.
  var place: () -> CGRect = { .zero }
  /// The effect of a double tap; nil taps the middle.
  var onActivate: (() -> Bool)?
  /// The effect of an increment, 1, and a decrement, -1.
  var onAdjust: ((Int) -> Void)?

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = described()
    defaults.isElement = true
    return defaults
  }

  override var accessibilityFrame: CGRect {
    get { (accessibilityContainer as? UIView)?.frameOnScreen(of: place()) ?? .zero }
    set { super.accessibilityFrame = newValue }
  }

  override func accessibilityActivate() -> Bool { onActivate?() ?? super.accessibilityActivate() }
  override func accessibilityIncrement() { onAdjust?(1) }
  override func accessibilityDecrement() { onAdjust?(-1) }
}

extension UIResponder {
  /// Parts of a control, kept as long as their number stays, so that a cursor can stay on them.
  func accessibilityParts(_ count: Int, _ setUp: (AccessibilityPart, Int) -> Void)
    -> [UIAccessibilityElement]
  {
    if let parts = accessibilityProperties?.parts, parts.count == count { return parts }
    let parts = (0..<max(count, 0)).map { index in
      let part = AccessibilityPart(accessibilityContainer: self)
      setUp(part, index)
      return part
    }
    tell { $0.parts = parts }
    return parts
  }
}
