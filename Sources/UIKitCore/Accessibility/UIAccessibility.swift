internal import Foundation

/// Messages to assistive software, and the state of its features.
@preconcurrency @MainActor
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
}
