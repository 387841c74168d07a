public import Foundation

/// What assistive software is told, and which of it is on.
public enum UIAccessibility {
  /// What changed, for `post(notification:argument:)`; none of these goes through the
  /// notification center (H-17).
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown; the argument has the cursor then, or else the first element.
    public static let screenChanged = Self(rawValue: 1000)
    /// Part of the screen changed; the argument has the cursor then.
    public static let layoutChanged = Self(rawValue: 1001)
    /// The argument, a text, is to be said.
    public static let announcement = Self(rawValue: 1008)
    /// The argument, a text, says what is seen after scrolling.
    public static let pageScrolled = Self(rawValue: 1009)
    public static let pauseAssistiveTechnology = Self(rawValue: 1021)
    public static let resumeAssistiveTechnology = Self(rawValue: 1022)
  }

  /// A kind of assistive software.
  nonisolated public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
  }

  /// Tells assistive software of a change; does nothing while there is none (H-38).
  public static func post(notification: Notification, argument: Any?) {
    UIScreen.main.voiceOver?.receive(notification, argument)
  }

  /// The element that assistive software has its cursor on; nil for none.
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard identifier != .notificationSwitchControl else { return nil }
    return UIScreen.main.voiceOver?.cursor
  }

  // MARK: - What is on

  public static var isVoiceOverRunning: Bool { UIScreen.main.voiceOver != nil }
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
  /// Whether screens fade rather than slide, which only counts while motion is reduced.
  public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }

  /// Whether text is bold throughout.
  public static var isBoldTextEnabled: Bool {
    UIScreen.main.traitCollection.legibilityWeight == .bold
  }

  /// Whether colours stand out more from each other.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }

  private static func isOn(_ feature: AccessibilityFeature) -> Bool {
    UIScreen.main.settings.isOn(feature)
  }
}
