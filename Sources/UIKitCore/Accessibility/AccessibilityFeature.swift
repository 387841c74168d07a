/// Something that a user turns on in the settings for accessibility.
package nonisolated enum AccessibilityFeature: String, CaseIterable, Sendable {
  case switchControl, assistiveTouch, guidedAccess, reduceMotion, reduceTransparency
  case invertColors, grayscale, monoAudio, shakeToUndo, closedCaptioning, videoAutoplay
  case speakScreen, speakSelection, onOffSwitchLabels, differentiateWithoutColor
  case crossFadeTransitions, buttonShapes, boldText, darkerSystemColors

  /// The features that are on unless the user turns them off.
  static let usual: Set<Self> = [.shakeToUndo, .videoAutoplay]

  /// The notification that is posted after the feature was turned on or off.
  package var notification: NSNotification.Name {
    switch self {
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .crossFadeTransitions:
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    }
  }
}

extension DeviceSettings {
  /// Returns `true` if a feature is on; bold text and contrast are settings of their own.
  package nonisolated func isOn(_ feature: AccessibilityFeature) -> Bool {
    switch feature {
    case .boldText: legibilityWeight == .bold
    case .darkerSystemColors: contrast == .high
    default: features.contains(feature)
    }
  }

  package nonisolated mutating func set(_ feature: AccessibilityFeature, _ isOn: Bool) {
    switch feature {
    case .boldText: legibilityWeight = isOn ? .bold : .regular
    case .darkerSystemColors: contrast = isOn ? .high : .normal
    default: if isOn { features.insert(feature) } else { features.remove(feature) }
    }
  }

  /// Posted when large content is shown from now on, or no longer.
  nonisolated static let largeContentStatusDidChange = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
  )

  /// Posts a notification for each feature that changed, after the change.
  func announceFeatures(since old: DeviceSettings) {
    if contentSize.isAccessibilityCategory != old.contentSize.isAccessibilityCategory {
      NotificationCenter.default.post(name: Self.largeContentStatusDidChange, object: nil)
    }
    for feature in AccessibilityFeature.allCases where isOn(feature) != old.isOn(feature) {
      NotificationCenter.default.post(name: feature.notification, object: nil)
    }
  }
}
