public import Foundation

/// A notification as apps asked for it before they did so by `UNUserNotificationCenter`.
open class UILocalNotification: NSObject {
  /// The time at which it is due; nil for at once.
  open var fireDate: Date?
  /// The zone of the time; nil for Greenwich's.
  open var timeZone: TimeZone?
  /// The time after which it comes again; default none.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar of repetitions; nil for the user's.
  open var repeatCalendar: Calendar?
  /// The text; nil for none.
  open var alertBody: String?
  /// The title; nil for the app's name.
  open var alertTitle: String?
  /// The words on the button; nil for those of the system.
  open var alertAction: String?
  /// True, the default, shows a button.
  open var hasAction = true
  /// The picture while the app starts; nil for the usual one.
  open var alertLaunchImage: String?
  /// The name of a sound; nil for none.
  open var soundName: String?
  /// The number at the app's icon; 0, the default, leaves it.
  open var applicationIconBadgeNumber = 0
  /// The values that the app keeps with it; nil for none.
  open var userInfo: [AnyHashable: Any]?
  /// The group of its actions; nil for none.
  open var category: String?

  /// The name of the usual sound.
  public nonisolated static let defaultSoundName = "UILocalNotificationDefaultSoundName"

  /// Makes a notification.
  public override init() {}
}

/// The name of the usual sound of notifications.
public let UILocalNotificationDefaultSoundName = UILocalNotification.defaultSoundName

extension UIApplication {
  /// Notifications that were asked for; those that are shown at once are not among them, and as
  /// notifications are denied none of them comes.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { waitingNotifications }
    set { waitingNotifications = newValue ?? [] }
  }
  /// Keeps a notification among those that wait.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    waitingNotifications.append(notification)
  }
  /// Does nothing: notifications are denied.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Takes a notification from those that wait.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    waitingNotifications.removeAll { $0 === notification }
  }
  /// Takes all notifications from those that wait.
  public func cancelAllLocalNotifications() { waitingNotifications = [] }
}
