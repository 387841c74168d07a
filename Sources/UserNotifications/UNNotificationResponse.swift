public import Foundation

/// The use that the user made of a notification (L-297).
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The name of the action that the user chose.
  public let actionIdentifier: String
  init(_ notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}

/// The text that the user answered a notification with; never made here, as desktops have no field for
/// it.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String
  init(_ notification: UNNotification, _ actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification, actionIdentifier)
  }
}

/// The action of opening the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of taking the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
