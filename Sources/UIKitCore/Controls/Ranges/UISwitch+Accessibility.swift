extension UISwitch {
  /// One or zero.
  var switchAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: title,
      value: isOn ? "1" : "0",
      traits: stateTraits.union([.button, .toggleButton])
    )
  }
}
