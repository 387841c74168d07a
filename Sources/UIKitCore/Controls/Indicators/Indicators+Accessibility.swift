extension UIProgressView {
  /// The share that is done, in percent.
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
  /// The label and value that tell of work in progress.
  var activityAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: isAnimating ? "In progress" : "Progress halted",
      traits: .updatesFrequently
    )
  }
}
