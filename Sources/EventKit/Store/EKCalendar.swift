public import CoreGraphics
internal import Foundation

/// The kinds of calendars.
public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV, exchange, subscription, birthday
}

/// The kinds of what a store keeps.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder
}

/// Kinds of what a calendar keeps.
public struct EKEntityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Events.
  public static let event = EKEntityMask(rawValue: 1)
  /// Reminders.
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// The kinds of room that events of a calendar can take.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All of it.
  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  /// None.
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  /// Perhaps.
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  /// More than that.
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// A calendar that an app makes; no store takes it here.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// The name by which a store knows the calendar.
  public let calendarIdentifier = UUID().uuidString
  /// The title; default empty.
  open var title = ""
  /// The account; default nil.
  open var source: EKSource!
  /// The colour; default blue.
  open var cgColor: CGColor! = CGColor(srgbRed: 0, green: 0.478, blue: 1, alpha: 1)
  /// Always `local`.
  open var type: EKCalendarType { .local }
  /// Always true: an app may change the calendar it makes.
  open var allowsContentModifications: Bool { true }
  /// Always false.
  open var isSubscribed: Bool { false }
  /// Always false.
  open var isImmutable: Bool { false }
  /// The kinds of room that its events can take; none are limited.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }
  /// The kinds of what it keeps.
  public let allowedEntityTypes: EKEntityMask

  /// Makes a calendar for events or for reminders.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
    super.init()
  }
}

/// The kinds of accounts.
public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange, calDAV, mobileMe, subscribed, birthdays
}

/// An account with calendars; there are none here.
open class EKSource: EKObject, @unchecked Sendable {
  /// The name by which a store knows the account.
  open var sourceIdentifier: String { "" }
  /// Always `local`.
  open var sourceType: EKSourceType { .local }
  /// Always empty.
  open var title: String { "" }
  /// Always false.
  open var isDelegate: Bool { false }
  /// Always none.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
