extension UIPageControl {
  /// The number of the page and of all pages.
  var pageAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: stateTraits.union(.adjustable),
      userInputLabels: ["Page control"]
    )
  }

  /// One page on or back; sends the events.
  func stepForAccessibility(_ distance: Int) {
    let before = currentPage
    currentPage += distance
    if currentPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
