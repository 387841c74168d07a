public import Foundation

/// Messages to assistive software, and the state of its features.
public enum UIAccessibility {
  /// The kind of change for `post(notification:argument:)`; none of these goes through the
  /// notification center (H-17).
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification on iOS.
    public var rawValue: UInt32
    /// A notification from its number; an unknown one is ignored when posted.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown; the argument gets the cursor, or else the first element.
    public static let screenChanged = Self(rawValue: 1000)
    /// Part of the screen changed; the argument gets the cursor, which otherwise stays.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The argument, a plain or attributed string, is spoken; an empty one is ignored.
    public static let announcement = Self(rawValue: 1008)
    /// The argument, a string, is spoken as the result of scrolling; a repeated one is silent
    ///
    public static let pageScrolled = Self(rawValue: 1009)
    /// Pauses speech; the argument is the identifier of an assistive technology, and nil is any.
    public static let pauseAssistiveTechnology = Self(rawValue: 1021)
    /// Resumes paused speech; the argument is that of the pause.
    public static let resumeAssistiveTechnology = Self(rawValue: 1022)
  }

  /// A kind of assistive software.
  nonisolated public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Switch Control, which does not run here.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
    /// VoiceOver, the screen reader that runs here.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
  }

  /// Reports a change to assistive software; does nothing if none runs (H-38).
  public static func post(notification: Notification, argument: Any?) {
    UIScreen.main.voiceOver?.receive(notification, argument)
  }

  /// The element that assistive software has its cursor on; nil for none or for Switch Control.
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard identifier != .notificationSwitchControl else { return nil }
    return UIScreen.main.voiceOver?.cursor
  }

  // MARK: - Features

  /// `true` while VoiceOver runs on the main screen.
  public static var isVoiceOverRunning: Bool { UIScreen.main.voiceOver != nil }
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
  /// `true` if screens are to fade rather than slide, which only counts while motion is reduced;
  /// default `false`.
  public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }

  /// `true` if the main screen's traits ask for bold text.
  public static var isBoldTextEnabled: Bool {
    UIScreen.main.traitCollection.legibilityWeight == .bold
  }

  /// `true` if the main screen's traits ask for high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  private static func isOn(_ feature: AccessibilityFeature) -> Bool {
    UIScreen.main.settings.isOn(feature)
  }
}
