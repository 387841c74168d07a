extension AlertButton {
  var actionAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: action.title,
      traits: stateTraits.union(.button)
    )
  }
}

extension UIAlertController {
  /// To leave an alert is to cancel it.
  func escapeAlert() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel && $0.isEnabled }) else {
      return false
    }
    choose(cancel)
    return true
  }
}
