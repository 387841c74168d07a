public import Foundation
internal import UIKitCore

extension Notification.Name {
  /// The name that Swift 4 has for `UIAccessibility.announcementDidFinishNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.announcementDidFinishNotification")
  public static var UIAccessibilityAnnouncementDidFinish: Notification.Name {
    UIAccessibility.announcementDidFinishNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.elementFocusedNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.elementFocusedNotification")
  public static var UIAccessibilityElementFocused: Notification.Name {
    UIAccessibility.elementFocusedNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.assistiveTouchStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.assistiveTouchStatusDidChangeNotification"
  )
  public static var UIAccessibilityAssistiveTouchStatusDidChange: Notification.Name {
    UIAccessibility.assistiveTouchStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.boldTextStatusDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var UIAccessibilityBoldTextStatusDidChange: Notification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.closedCaptioningStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.closedCaptioningStatusDidChangeNotification"
  )
  public static var UIAccessibilityClosedCaptioningStatusDidChange: Notification.Name {
    UIAccessibility.closedCaptioningStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.darkerSystemColorsStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification"
  )
  public static var UIAccessibilityDarkerSystemColorsStatusDidChange: Notification.Name {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.grayscaleStatusDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.grayscaleStatusDidChangeNotification")
  public static var UIAccessibilityGrayscaleStatusDidChange: Notification.Name {
    UIAccessibility.grayscaleStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.guidedAccessStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.guidedAccessStatusDidChangeNotification"
  )
  public static var UIAccessibilityGuidedAccessStatusDidChange: Notification.Name {
    UIAccessibility.guidedAccessStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.invertColorsStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.invertColorsStatusDidChangeNotification"
  )
  public static var UIAccessibilityInvertColorsStatusDidChange: Notification.Name {
    UIAccessibility.invertColorsStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.monoAudioStatusDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.monoAudioStatusDidChangeNotification")
  public static var UIAccessibilityMonoAudioStatusDidChange: Notification.Name {
    UIAccessibility.monoAudioStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification"
  )
  public static var UIAccessibilityReduceMotionStatusDidChange: Notification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.reduceTransparencyStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification"
  )
  public static var UIAccessibilityReduceTransparencyStatusDidChange: Notification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.shakeToUndoDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.shakeToUndoDidChangeNotification")
  public static var UIAccessibilityShakeToUndoDidChange: Notification.Name {
    UIAccessibility.shakeToUndoDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.speakScreenStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.speakScreenStatusDidChangeNotification"
  )
  public static var UIAccessibilitySpeakScreenStatusDidChange: Notification.Name {
    UIAccessibility.speakScreenStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.speakSelectionStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.speakSelectionStatusDidChangeNotification"
  )
  public static var UIAccessibilitySpeakSelectionStatusDidChange: Notification.Name {
    UIAccessibility.speakSelectionStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.switchControlStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIAccessibility.switchControlStatusDidChangeNotification"
  )
  public static var UIAccessibilitySwitchControlStatusDidChange: Notification.Name {
    UIAccessibility.switchControlStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIAccessibility.voiceOverStatusDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var UIAccessibilityVoiceOverStatusDidChange: Notification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }
}
