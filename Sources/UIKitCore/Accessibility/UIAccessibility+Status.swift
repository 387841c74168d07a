/// Notifications to assistive software, and the settings that are on, of the main screen.
extension UIAccessibility {
  /// Tells assistive software of a change; does nothing while there is none (H-38).
  public static func post(notification: Notification, argument: Any?) {
    UIScreen.main.screenReader?.receive(notification, argument)
  }

  /// The element that assistive software has its cursor on; nil for none.
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard identifier != .notificationSwitchControl else { return nil }
    return UIScreen.main.screenReader?.cursor
  }

  // MARK: - What is on

  public static var isVoiceOverRunning: Bool { UIScreen.main.screenReader != nil }
  /// `true` if the device settings turn Switch Control on; default `false`.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// `true` if the device settings turn AssistiveTouch on; default `false`.
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  /// `true` if the device settings turn Guided Access on; default `false`.
  public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  /// `true` if the device settings reduce motion; default `false`.
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// `true` if the device settings reduce transparency; default `false`.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// `true` if the device settings invert colours; default `false`, and nothing here inverts them.
  public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// `true` if the device settings remove colour; default `false`, and nothing here removes it.
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  /// `true` if the device settings ask for mono sound; default `false`.
  public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  /// `true` if the device settings let a shake undo; default `true`.
  public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  /// `true` if the device settings ask for captions; default `false`.
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  /// `true` if the device settings let videos start by themselves; default `true`.
  public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  /// `true` if the device settings let the screen be read on demand; default `false`.
  public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  /// `true` if the device settings let selections be read on demand; default `false`.
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  /// `true` if the device settings label switches; default `false`, and switches show none here.
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  /// `true` if the device settings ask for more than colour to tell things apart; default `false`.
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// `true` if the device settings give buttons shapes; default `false`, and none are drawn here.
  public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
  /// `true` if motion is reduced and screens are to fade rather than slide.
  public static var prefersCrossFadeTransitions: Bool {
    isReduceMotionEnabled && isOn(.crossFadeTransitions)
  }

  /// True if text is bold throughout; a change is posted.
  public static var isBoldTextEnabled: Bool {
    UIScreen.main.traitCollection.legibilityWeight == .bold
  }

  /// True if colours contrast more; posted as `darkerSystemColorsStatusDidChangeNotification`.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  private static func isOn(_ feature: AccessibilityFeature) -> Bool {
    UIScreen.main.settings.isOn(feature)
  }
}
