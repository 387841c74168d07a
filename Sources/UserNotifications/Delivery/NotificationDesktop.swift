/// The desktop that shows an app's notifications to its user.
package protocol NotificationDesktop: AnyObject, Sendable {
  /// True while the user uses the app, which then decides itself what is shown.
  @MainActor var isAppInFront: Bool { get }
  /// Shows a notification in place of one of the same name.
  @MainActor func show(_ notification: UNNotification, with actions: [UNNotificationAction])
  /// Takes notifications back, by the names of their requests.
  @MainActor func withdraw(_ identifiers: [String])
  /// Brings the app before others.
  @MainActor func bringAppToFront()
}

/// The service that shows an app's notifications.
enum NotificationService {
  /// There is none, as in a test: the user does not want notifications.
  case none
  /// A desktop is asked whether it shows any; those who wait for that are called then.
  case awaited([@Sendable () -> Void])
  /// A desktop shows them.
  case desktop(any NotificationDesktop)
}
