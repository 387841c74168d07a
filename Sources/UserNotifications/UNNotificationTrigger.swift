public import CoreLocation
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
  /// True for a trigger of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNTimeIntervalNotificationTrigger else { return false }
    return timeInterval == other.timeInterval && repeats == other.repeats
  }
  /// The same for triggers of the same values.
  open override var hash: Int { timeInterval.hashValue }
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
  /// True for a trigger of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNCalendarNotificationTrigger else { return false }
    return dateComponents == other.dateComponents && repeats == other.repeats
  }
  /// The same for triggers of the same values.
  open override var hash: Int { dateComponents.hashValue }
  /// The next such time; nil if there is none (L-250).
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(),
      matching: dateComponents,
      matchingPolicy: .nextTime
    )
  }
}

/// Due when the user enters or leaves a region; the place isn't known here, so it never is.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The region.
  public let region: CLRegion
  /// Makes a trigger of a region.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// Due when a server sends it, which none does here.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
