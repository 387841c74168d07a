public import Foundation

/// Something that a store of calendars keeps.
open class EKObject: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// True if there are values that no store has; always, as no store takes any here.
  open var hasChanges: Bool { true }
  /// True if no store has it yet; always true.
  open var isNew: Bool { true }
  /// Does nothing: no store has other values.
  open func reset() {}
  /// Does nothing: no store has other values.
  open func rollback() {}
  /// Always false: no store has it.
  @discardableResult open func refresh() -> Bool { false }
}

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// The name by which a store knows the item on this device.
  public let calendarItemIdentifier = UUID().uuidString
  /// The name by which a server knows the item; the same here.
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  /// The calendar; default nil.
  open var calendar: EKCalendar!
  /// The title; default nil.
  open var title: String!
  /// The name of the place; default nil.
  open var location: String?
  /// The notes; default nil.
  open var notes: String?
  /// An address; default nil.
  open var url: URL?
  /// The time zone of the dates; nil, the default, for that of the device.
  open var timeZone: TimeZone?
  /// The date of the last change; always nil, as no store has it.
  open var lastModifiedDate: Date? { nil }
  /// The date at which a store took it; always nil, as none did.
  open var creationDate: Date? { nil }
  /// The alarms; default nil.
  open var alarms: [EKAlarm]?
  /// The rules by which it comes again; default nil.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Those who take part; always nil, since servers add them.
  open var attendees: [EKParticipant]? { nil }
  /// True if there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// True if it comes again.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// True if somebody takes part; always false.
  open var hasAttendees: Bool { false }
  /// True if there are notes.
  open var hasNotes: Bool { notes?.isEmpty == false }

  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Takes an alarm away.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule by which it comes again.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// Takes a rule away.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// Somebody who takes part in an event; servers add them on iOS, so there are none here.
open class EKParticipant: EKObject, @unchecked Sendable {
  /// The address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The name; always nil.
  open var name: String? { nil }
  /// Always false.
  open var isCurrentUser: Bool { false }
  /// The answer.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// The part.
  open var participantRole: EKParticipantRole { .unknown }
  /// The kind.
  open var participantType: EKParticipantType { .unknown }
}

/// The answer of somebody who is asked to take part.
public enum EKParticipantStatus: Int, Sendable {
  case unknown = 0
  case pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// The part of somebody in an event.
public enum EKParticipantRole: Int, Sendable {
  case unknown = 0
  case required, optional, chair, nonParticipant
}

/// The kinds of those who take part.
public enum EKParticipantType: Int, Sendable {
  case unknown = 0
  case person, room, resource, group
}
