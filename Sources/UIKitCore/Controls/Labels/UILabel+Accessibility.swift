extension UILabel {
  /// The text alone.
  var labelAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(isElement: text?.isEmpty == false, label: text)
    defaults.traits = isEnabled ? .staticText : [.staticText, .notEnabled]
    return defaults
  }
}
