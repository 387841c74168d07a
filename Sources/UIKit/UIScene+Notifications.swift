public import UIKitCore
public import UserNotifications

extension UIScene.ConnectionOptions {
  /// The notification by which the user launched the app; always nil here, since notifications are
  /// shown while the app runs (L-320).
  public var notificationResponse: UNNotificationResponse? { nil }
}
