extension UISegmentedControl {
  /// A button to a segment.
  var segmentsAccessibility: AccessibilityDefaults {
    let parts = accessibilityParts(numberOfSegments) { part, index in
      part.described = { [weak self] in self?.described(index) ?? AccessibilityDefaults() }
      part.place = { [weak self] in
        guard let frames = self?.segmentFrames, frames.indices.contains(index) else { return .zero }
        return frames[index]
      }
    }
    return AccessibilityDefaults(elements: parts)
  }

  private func described(_ index: Int) -> AccessibilityDefaults {
    let image = imageForSegment(at: index)
    var traits: UIAccessibilityTraits = .button
    if index == selectedSegmentIndex { traits.insert(.selected) }
    if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
    return AccessibilityDefaults(
      label: titleForSegment(at: index) ?? image?.spokenName,
      traits: traits
    )
  }
}
