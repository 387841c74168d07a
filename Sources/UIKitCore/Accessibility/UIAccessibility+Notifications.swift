public import Foundation

/// Notifications from assistive software to the app, through the notification center.
extension UIAccessibility {
  /// Posted after VoiceOver started or stopped, or when the app is in front again (H-39, H-41).
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned Switch Control on or off.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned AssistiveTouch on or off.
  nonisolated public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned Guided Access on or off.
  nonisolated public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned reduced motion on or off.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned reduced transparency on or off.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned inverted colours on or off.
  nonisolated public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned greyscale on or off.
  nonisolated public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned mono sound on or off.
  nonisolated public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned undo by shaking on or off.
  nonisolated public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification"
  )
  /// Posted without an object after the device settings turned captions on or off.
  nonisolated public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned video autoplay on or off.
  nonisolated public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned reading of the screen on or off.
  nonisolated public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned reading of selections on or off.
  nonisolated public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned labels of switches on or off.
  nonisolated public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
  )
  /// Posted without an object after the device settings turned telling apart without colour on or
  /// off.
  nonisolated public static let differentiateWithoutColorDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    )
  /// Posted without an object after the device settings turned cross-fades on or off.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned button shapes on or off.
  nonisolated public static let buttonShapesEnabledStatusDidChangeNotification =
    NSNotification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
    )
  /// Posted without an object after the device settings turned bold text on or off.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// Posted without an object after the device settings turned high contrast on or off.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
  )
  /// Posted after the cursor moved, with the new element as object and user info of both.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  /// Posted after an announcement ended, complete or interrupted, with user info (H-35, H-36).
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )

  /// The user info key of an announcement's text.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"

  /// The user info key of a Boolean number: `true` if the announcement was spoken to its end
  /// (H-37).
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// The user info key of the element that has the cursor now.
  nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// The user info key of the element that had the cursor before.
  nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The user info key of the identifier of the assistive technology whose cursor it is.
  nonisolated public static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
}

/// The older name of `voiceOverStatusDidChangeNotification`; both are posted (H-40).
nonisolated public let UIAccessibilityVoiceOverStatusChanged =
  "UIAccessibilityVoiceOverStatusChanged"

/// Attributes for the speech of texts.
nonisolated extension NSAttributedString.Key {
  /// A number that is true to speak punctuation; kept, and has no effect here.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation"
  )
  /// The language of the text, such as `de-DE`; kept, and has no effect here.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2 for the pitch; kept, and has no effect here.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// A number that is true to spell the text; kept, and has no effect here.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The pronunciation in phonetic notation; kept, and has no effect here.
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
  /// A number from 0 to 6, the level of a heading; kept, and has no effect here.
  public static let accessibilityTextHeadingLevel = Self(
    "UIAccessibilityTextAttributeHeadingLevel"
  )
  /// Descriptions of the text by the app; kept, and has no effect here.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// A `UIAccessibilityTextualContext`; kept, and has no effect here.
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
