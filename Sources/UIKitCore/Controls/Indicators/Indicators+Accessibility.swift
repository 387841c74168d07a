extension UIProgressView {
  /// How much is done, in percent.
  var progressAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: "Progress",
      value: "\(Int((progress * 100).rounded()))%",
      traits: .updatesFrequently
    )
  }
}

extension UIActivityIndicatorView {
  /// Whether there is work going on.
  var activityAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: isAnimating ? "In progress" : "Progress halted",
      traits: .updatesFrequently
    )
  }
}
