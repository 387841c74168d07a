extension UIStepper {
  /// Two buttons, the lowering one first.
  var stepperAccessibility: AccessibilityDefaults {
    let parts = accessibilityParts(2) { part, index in
      let raises = index == 1
      part.described = { [weak self] in
        AccessibilityDefaults(
          label: raises ? "Increment" : "Decrement",
          value: self?.accessibilityProperties?.value?.string,
          traits: self?.canStep(raises: raises) == true ? .button : [.button, .notEnabled]
        )
      }
      part.place = { [weak self] in self?.half(raises: raises) ?? .zero }
      part.onActivate = { [weak self] in
        self?.step(raises: raises)
        return true
      }
    }
    return AccessibilityDefaults(elements: parts)
  }

  private func canStep(raises: Bool) -> Bool {
    isEnabled && (wraps || (raises ? value < maximumValue : value > minimumValue))
  }

  private func half(raises: Bool) -> CGRect {
    let half = CGRect(
      x: raises ? bounds.midX : bounds.minX,
      y: bounds.minY,
      width: bounds.width / 2,
      height: bounds.height
    )
    return mirrored(half, in: bounds)
  }
}
