extension PresentationContainer {
  /// The presented content is all that can be reached, until it goes.
  var presentedAccessibility: AccessibilityDefaults {
    guard let presentation else { return AccessibilityDefaults() }
    let isUndimmed =
      (presentation.activeController as? UISheetPresentationController).map { !$0.isDimmed }
      ?? false
    let isThere = presentation.phase == .presenting || presentation.phase == .presented
    return AccessibilityDefaults(isModal: isThere && !isUndimmed)
  }
}

extension Presentation {
  /// Sheets and popovers go when their user wants to leave, full screens do not.
  func escape() -> Bool {
    guard phase == .presented, mayBeDismissedByUser,
      activeController is UISheetPresentationController
        || activeController is UIPopoverPresentationController
    else { return false }
    dismissByUser()
    return true
  }
}
