public import Foundation

/// The time or event at which a notification is due.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// True if the notification comes again and again.
  public let repeats: Bool
  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// Due after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval
  /// Makes a trigger of a time in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// The time from now.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// Due at times of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts that the time has to have.
  public let dateComponents: DateComponents
  /// Makes a trigger of the parts that the time has to have.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// The next such time.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// Due when a server sends it, which none does here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name of the request; a later one of the same name takes its place.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The time or event; nil for at once.
  public let trigger: UNNotificationTrigger?
  /// Makes a request; the content is copied.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = content.copy() as? UNNotificationContent ?? content
    super.init()
  }
}

/// A notification that came; none comes here.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The time at which it came.
  public let date: Date
  /// The request for it.
  public let request: UNNotificationRequest
  init(_ request: UNNotificationRequest, date: Date) {
    (self.request, self.date) = (request, date)
    super.init()
  }
}

/// The use that the user made of a notification; never made here.
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

/// The action of opening the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of taking the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name of the action.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// The needs of the action.
  public let options: UNNotificationActionOptions
  /// Makes an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// The needs of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device is unlocked first.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The action destroys something.
  public static let destructive = Self(rawValue: 2)
  /// The app comes to the foreground.
  public static let foreground = Self(rawValue: 4)
}

/// A kind of notification with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name of the category.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// Makes a category.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    super.init()
  }
}

/// The behaviour of notifications of a category; kept by nobody.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Taking the notification away is an action, too.
  public static let customDismissAction = Self(rawValue: 1)
}
