public import UIKitCore

/// The name that Swift 4 has for `UIAccessibility.announcementStringValueUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.announcementStringValueUserInfoKey")
public var UIAccessibilityAnnouncementKeyStringValue: String {
  UIAccessibility.announcementStringValueUserInfoKey
}

/// The name that Swift 4 has for `UIAccessibility.announcementWasSuccessfulUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.announcementWasSuccessfulUserInfoKey")
public var UIAccessibilityAnnouncementKeyWasSuccessful: String {
  UIAccessibility.announcementWasSuccessfulUserInfoKey
}

/// The name that Swift 4 has for `UIAccessibility.focusedElementUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.focusedElementUserInfoKey")
public var UIAccessibilityFocusedElementKey: String { UIAccessibility.focusedElementUserInfoKey }

/// The name that Swift 4 has for `UIAccessibility.unfocusedElementUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.unfocusedElementUserInfoKey")
public var UIAccessibilityUnfocusedElementKey: String {
  UIAccessibility.unfocusedElementUserInfoKey
}

/// The name that Swift 4 has for `UIAccessibility.assistiveTechnologyUserInfoKey`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.assistiveTechnologyUserInfoKey")
public var UIAccessibilityAssistiveTechnologyKey: String {
  UIAccessibility.assistiveTechnologyUserInfoKey
}

/// The name that Swift 4 has for `UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl`.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl"
)
public var UIAccessibilityNotificationSwitchControlIdentifier: String {
  UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl.rawValue
}

/// The name that Swift 4 has for `UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver`.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver"
)
public var UIAccessibilityNotificationVoiceOverIdentifier: String {
  UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
}

/// The name that Swift 4 has for `NSAttributedString.Key.accessibilitySpeechPunctuation`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.accessibilitySpeechPunctuation")
public var UIAccessibilitySpeechAttributePunctuation: String {
  NSAttributedString.Key.accessibilitySpeechPunctuation.rawValue
}

/// The name that Swift 4 has for `NSAttributedString.Key.accessibilitySpeechLanguage`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.accessibilitySpeechLanguage")
public var UIAccessibilitySpeechAttributeLanguage: String {
  NSAttributedString.Key.accessibilitySpeechLanguage.rawValue
}

/// The name that Swift 4 has for `NSAttributedString.Key.accessibilitySpeechPitch`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.accessibilitySpeechPitch")
public var UIAccessibilitySpeechAttributePitch: String {
  NSAttributedString.Key.accessibilitySpeechPitch.rawValue
}

/// The name that Swift 4 has for `NSAttributedString.Key.accessibilitySpeechQueueAnnouncement`.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "NSAttributedString.Key.accessibilitySpeechQueueAnnouncement"
)
public var UIAccessibilitySpeechAttributeQueueAnnouncement: String {
  NSAttributedString.Key.accessibilitySpeechQueueAnnouncement.rawValue
}

/// The name that Swift 4 has for `NSAttributedString.Key.accessibilitySpeechIPANotation`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.accessibilitySpeechIPANotation")
public var UIAccessibilitySpeechAttributeIPANotation: String {
  NSAttributedString.Key.accessibilitySpeechIPANotation.rawValue
}

/// The name that Swift 4 has for `NSAttributedString.Key.accessibilityTextHeadingLevel`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.accessibilityTextHeadingLevel")
public var UIAccessibilityTextAttributeHeadingLevel: String {
  NSAttributedString.Key.accessibilityTextHeadingLevel.rawValue
}

/// The name that Swift 4 has for `NSAttributedString.Key.accessibilityTextCustom`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.accessibilityTextCustom")
public var UIAccessibilityTextAttributeCustom: String {
  NSAttributedString.Key.accessibilityTextCustom.rawValue
}

/// The name that Swift 4 has for `UIAccessibility.Notification.screenChanged`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}

/// The name that Swift 4 has for `UIAccessibility.Notification.layoutChanged`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}

/// The name that Swift 4 has for `UIAccessibility.Notification.announcement`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}

/// The name that Swift 4 has for `UIAccessibility.Notification.pageScrolled`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}

/// The name that Swift 4 has for `UIAccessibility.Notification.pauseAssistiveTechnology`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pauseAssistiveTechnology")
public var UIAccessibilityPauseAssistiveTechnologyNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pauseAssistiveTechnology
}

/// The name that Swift 4 has for `UIAccessibility.Notification.resumeAssistiveTechnology`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.resumeAssistiveTechnology")
public var UIAccessibilityResumeAssistiveTechnologyNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.resumeAssistiveTechnology
}

/// The name that Swift 4 has for `UIAccessibilityTraits.none`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// The name that Swift 4 has for `UIAccessibilityTraits.button`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// The name that Swift 4 has for `UIAccessibilityTraits.link`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// The name that Swift 4 has for `UIAccessibilityTraits.header`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// The name that Swift 4 has for `UIAccessibilityTraits.searchField`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}

/// The name that Swift 4 has for `UIAccessibilityTraits.image`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// The name that Swift 4 has for `UIAccessibilityTraits.selected`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// The name that Swift 4 has for `UIAccessibilityTraits.playsSound`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}

/// The name that Swift 4 has for `UIAccessibilityTraits.keyboardKey`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}

/// The name that Swift 4 has for `UIAccessibilityTraits.staticText`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}

/// The name that Swift 4 has for `UIAccessibilityTraits.summaryElement`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}

/// The name that Swift 4 has for `UIAccessibilityTraits.notEnabled`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}

/// The name that Swift 4 has for `UIAccessibilityTraits.updatesFrequently`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}

/// The name that Swift 4 has for `UIAccessibilityTraits.startsMediaSession`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}

/// The name that Swift 4 has for `UIAccessibilityTraits.adjustable`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}

/// The name that Swift 4 has for `UIAccessibilityTraits.allowsDirectInteraction`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}

/// The name that Swift 4 has for `UIAccessibilityTraits.causesPageTurn`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}

/// The name that Swift 4 has for `UIAccessibilityTraits.tabBar`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
