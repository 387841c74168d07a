public import Foundation
public import UIKitCore
public import UIKitValues

/// The name that Swift 4 has for `UIAccessibility.post(notification:argument:)`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification,
  _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

/// The name that Swift 4 has for `UIAccessibility.convertToScreenCoordinates(_:in:)`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
public func UIAccessibilityConvertFrameToScreenCoordinates(
  _ rect: CGRect,
  _ view: UIView
) -> CGRect { UIAccessibility.convertToScreenCoordinates(rect, in: view) }

/// The name that Swift 4 has for `UIAccessibility.convertToScreenCoordinates(_:in:)`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
public func UIAccessibilityConvertPathToScreenCoordinates(
  _ path: UIBezierPath,
  _ view: UIView
) -> UIBezierPath { UIAccessibility.convertToScreenCoordinates(path, in: view) }

/// The name that Swift 4 has for `UIAccessibility.focusedElement(using:)`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.focusedElement(using:)")
public func UIAccessibilityFocusedElement(_ assistiveTechnology: String?) -> Any? {
  UIAccessibility.focusedElement(
    using: assistiveTechnology.map(UIAccessibility.AssistiveTechnologyIdentifier.init(rawValue:))
  )
}

/// The name that Swift 4 has for `UIAccessibility.isAssistiveTouchRunning`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

/// The name that Swift 4 has for `UIAccessibility.isVoiceOverRunning`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// The name that Swift 4 has for `UIAccessibility.isSwitchControlRunning`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

/// The name that Swift 4 has for `UIAccessibility.isShakeToUndoEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

/// The name that Swift 4 has for `UIAccessibility.isClosedCaptioningEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

/// The name that Swift 4 has for `UIAccessibility.isBoldTextEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// The name that Swift 4 has for `UIAccessibility.isDarkerSystemColorsEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

/// The name that Swift 4 has for `UIAccessibility.isGrayscaleEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// The name that Swift 4 has for `UIAccessibility.isGuidedAccessEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

/// The name that Swift 4 has for `UIAccessibility.isInvertColorsEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// The name that Swift 4 has for `UIAccessibility.isMonoAudioEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

/// The name that Swift 4 has for `UIAccessibility.isReduceMotionEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// The name that Swift 4 has for `UIAccessibility.isReduceTransparencyEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// The name that Swift 4 has for `UIAccessibility.isSpeakScreenEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }

/// The name that Swift 4 has for `UIAccessibility.isSpeakSelectionEnabled`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

/// The name that Swift 4 has for `UIAccessibility.hearingDevicePairedEar`.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.hearingDevicePairedEar()")
public func UIAccessibilityHearingDevicePairedEar() -> UIAccessibility.HearingDeviceEar {
  UIAccessibility.hearingDevicePairedEar
}

/// The name that Swift 4 has for `UIAccessibility.registerGestureConflictWithZoom()`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.registerGestureConflictWithZoom()")
public func UIAccessibilityRegisterGestureConflictWithZoom() {
  UIAccessibility.registerGestureConflictWithZoom()
}

/// The name that Swift 4 has for `UIAccessibility.requestGuidedAccessSession(…)`.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)"
)
public func UIAccessibilityRequestGuidedAccessSession(
  _ enable: Bool,
  _ completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
) {
  UIAccessibility.requestGuidedAccessSession(enabled: enable, completionHandler: completionHandler)
}

/// The name that Swift 4 has for `UIAccessibility.zoomFocusChanged(zoomType:toFrame:in:)`.
@available(
  swift,
  obsoleted: 4.2,
  renamed: "UIAccessibility.zoomFocusChanged(zoomType:toFrame:in:)"
)
public func UIAccessibilityZoomFocusChanged(
  _ type: UIAccessibility.ZoomType,
  _ frame: CGRect,
  _ view: UIView
) { UIAccessibility.zoomFocusChanged(zoomType: type, toFrame: frame, in: view) }
