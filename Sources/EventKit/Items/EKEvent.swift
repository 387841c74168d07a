public import Foundation

/// The room that an event takes in a calendar.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free, tentative, unavailable
}

/// The state of an event.
public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed, tentative, canceled
}

/// Something that happens at a time; it keeps what it is given, and no store takes it here.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The name by which a store knows the event; nil, as none took it.
  open var eventIdentifier: String! { nil }
  /// True if it takes whole days; default false.
  open var isAllDay = false
  /// The beginning; default nil.
  open var startDate: Date!
  /// The end; default nil.
  open var endDate: Date!
  /// The place, which gives the item's `location` its name; default nil.
  open var structuredLocation: EKStructuredLocation? {
    didSet { location = structuredLocation?.title }
  }
  /// The room that it takes; default `busy`.
  open var availability = EKEventAvailability.busy
  /// The state; always `none`.
  open var status: EKEventStatus { .none }
  /// The person who asks others to come; always nil.
  open var organizer: EKParticipant? { nil }
  /// True for one of several that was changed alone; always false.
  open var isDetached: Bool { false }
  /// The beginning that its rule gives it.
  open var occurrenceDate: Date! { startDate }
  /// The contact whose birthday it is; always nil.
  open var birthdayContactIdentifier: String? { nil }

  /// Makes an event for a store.
  public init(eventStore: EKEventStore) { super.init() }

  /// The order of two events by their beginnings.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    guard let startDate, let date = other.startDate else { return .orderedSame }
    return startDate.compare(date)
  }
}

/// The urgency of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// Something to do; it keeps what it is given, and no store takes it here.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// The day on which it begins; default nil.
  open var startDateComponents: DateComponents?
  /// The day by which it is to be done; default nil.
  open var dueDateComponents: DateComponents?
  /// True once it is done; setting it gives the date of now, or takes the date away (L-268).
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { if newValue != isCompleted { completionDate = newValue ? Date() : nil } }
  }
  /// The date at which it was done; nil, the default, before.
  open var completionDate: Date?
  /// From 1, the highest, to 9; 0, the default, for none.
  open var priority = 0

  /// Makes a reminder for a store.
  public init(eventStore: EKEventStore) { super.init() }
}
