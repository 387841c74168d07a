internal import ObjectiveC

/// The values of the public properties: those that were set go before those of the class (H-08).
extension UIResponder {
  /// Changes the values that were set for the object.
  func tell(_ change: (AccessibilityProperties) -> Void) {
    let properties = accessibilityProperties ?? AccessibilityProperties()
    change(properties)
    accessibilityProperties = properties
  }

  /// The label that the object was given, without what follows from its class.
  package var givenAccessibilityLabel: String? { accessibilityProperties?.label?.string }

  // Each attributed string costs a table of attributes, and Foundation for Linux never gives it
  // back; the words alone are asked for much more often.

  var plainLabel: String? {
    let reported = accessibilityProperties
    return plain(reported?.blocks.attributedLabel, reported?.blocks.label, reported?.label)
      ?? knownDefaults.label
  }

  var plainValue: String? {
    let reported = accessibilityProperties
    return plain(reported?.blocks.attributedValue, reported?.blocks.value, reported?.value)
      ?? knownDefaults.value
  }

  var plainHint: String? {
    let reported = accessibilityProperties
    return plain(reported?.blocks.attributedHint, reported?.blocks.hint, reported?.hint)
      ?? knownDefaults.hint
  }

  /// The text that was set, a block before all else; nil in nil for nothing.
  private func plain(
    _ attributed: AXAttributedStringReturnBlock?,
    _ block: AXStringReturnBlock?,
    _ reported: AccessibilityText?
  ) -> String?? {
    if let attributed { return .some(attributed()?.string) }
    if let block { return .some(block()) }
    return reported.map { .some($0.string) }
  }

  var saidLabel: NSAttributedString? {
    if let block = accessibilityProperties?.blocks.attributedLabel { return block() }
    if let block = accessibilityProperties?.blocks.label {
      return block().map(NSAttributedString.init(string:))
    }
    return accessibilityProperties?.label?.attributed
      ?? knownDefaults.label.map(NSAttributedString.init(string:))
  }

  var saidValue: NSAttributedString? {
    if let block = accessibilityProperties?.blocks.attributedValue { return block() }
    if let block = accessibilityProperties?.blocks.value {
      return block().map(NSAttributedString.init(string:))
    }
    return accessibilityProperties?.value?.attributed
      ?? knownDefaults.value.map(NSAttributedString.init(string:))
  }

  var saidHint: NSAttributedString? {
    if let block = accessibilityProperties?.blocks.attributedHint { return block() }
    if let block = accessibilityProperties?.blocks.hint {
      return block().map(NSAttributedString.init(string:))
    }
    return accessibilityProperties?.hint?.attributed
      ?? knownDefaults.hint.map(NSAttributedString.init(string:))
  }

  var saidInputLabels: [NSAttributedString] {
    if let block = accessibilityProperties?.blocks.userInputLabels {
      return (block() ?? []).compactMap { item in
        item as? NSAttributedString ?? (item as? String).map(NSAttributedString.init(string:))
      }
    }
    return accessibilityProperties?.userInputLabels
      ?? knownDefaults.userInputLabels.map(NSAttributedString.init(string:))
  }

  /// The frame if none was set: a view's rectangle on the screen.
  var naturalFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.frameOnScreen(of: view.bounds)
  }

  var naturalActivationPoint: CGPoint {
    let frame = accessibilityFrame
    return knownDefaults.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
  }

  func place(ofElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
    return index ?? NSNotFound
  }

  /// The app's own actions and those that the kit offers.
  var allCustomActions: [UIAccessibilityCustomAction] {
    (accessibilityCustomActions ?? []) + knownDefaults.actions
  }

}

extension UIView {
  /// Converts a rectangle in the view's coordinates to those of the screen.
  func frameOnScreen(of rect: CGRect) -> CGRect {
    let top = root
    return layer.convert(rect, to: top.layer).offsetBy(dx: top.frame.minX, dy: top.frame.minY)
  }

  func pointOnScreen(_ point: CGPoint) -> CGPoint { self.point(toScreen: point) }
}

extension UIAccessibility {
  /// Converts a rectangle from a view's coordinates to those of the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.frameOnScreen(of: rect)
  }

  /// Returns a copy of a path moved from a view's coordinates to those of the screen, in points.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    guard let copy = path.copy() as? UIBezierPath else { return path }
    let origin = view.frameOnScreen(of: .zero).origin
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }
}
