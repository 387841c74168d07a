public import Foundation

/// What assistive software tells the app, through the notification center.
extension UIAccessibility {
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
  )
  nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )
  nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )
  nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification"
  )
  nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification"
  )
  nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
  )
  nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
  )
  nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification"
  )
  nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
  )
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
  )
  nonisolated public static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    )
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
    )
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )

  /// The words of an announcement that is over.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"

  /// Whether they were said to their end: a number with a Boolean (H-37).
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// The element that has the cursor now.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// The element that had it before.
  nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// Whose cursor it is.
  nonisolated public static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
}

/// The guide's name of `voiceOverStatusDidChangeNotification`, posted beside the newer one (H-40).
nonisolated public let UIAccessibilityVoiceOverStatusChanged =
  "UIAccessibilityVoiceOverStatusChanged"

/// How attributed words are to be said.
nonisolated extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation"
  )
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation"
  )
  /// A number that is true: the announcement waits for those before it.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement"
  )
  /// A `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority"
  )
  public static let accessibilityTextHeadingLevel = Self(
    "UIAccessibilityTextAttributeHeadingLevel"
  )
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
