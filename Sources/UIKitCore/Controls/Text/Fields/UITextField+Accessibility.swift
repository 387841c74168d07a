extension UITextField {
  /// The text, or else the placeholder.
  var fieldAccessibility: AccessibilityDefaults {
    var traits = stateTraits.union(.textEntry)
    if isEditing { traits.insert(.isEditing) }
    if isSecureTextEntry { traits.insert(.secureText) }
    return AccessibilityDefaults(isElement: true, value: spokenText, traits: traits)
  }

  private var spokenText: String? {
    guard let text, !text.isEmpty else { return placeholder }
    // Characters that are not shown are not spoken either.
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

extension UISearchTextField {
  /// Called a search field and no more.
  var searchAccessibility: AccessibilityDefaults {
    var defaults = fieldAccessibility
    defaults.traits.subtract(.textEntry)
    defaults.traits.insert(.searchField)
    return defaults
  }
}

extension UITextView {
  /// As a field, of many lines; text that cannot be edited is only read.
  var textAccessibility: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = isEditable ? [.textEntry, .textArea] : .staticText
    if isEditable, isFirstResponder { traits.insert(.isEditing) }
    return AccessibilityDefaults(isElement: true, value: text, traits: traits)
  }
}
