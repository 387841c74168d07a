public import Foundation

/// The domain of the errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// The errors of calendars.
public struct EKError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
    case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
    case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore
    case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
    case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete
    case recurringReminderRequiresDueDate, structuredLocationsNotSupported
    case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
    case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents
    case priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized
    case osNotSupported
  }
  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "EKErrorDomain".
  public static var errorDomain: String { EKErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// The user does not allow it, as is always so here.
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
  /// An item has no calendar.
  public static let noCalendar = Code.noCalendar
  /// An event has no beginning.
  public static let noStartDate = Code.noStartDate
  /// An event has no end.
  public static let noEndDate = Code.noEndDate
  /// An event ends before it begins.
  public static let datesInverted = Code.datesInverted
}

extension EKError.Code {
  /// True if an error has this cause, as `case EKError.noCalendar:` asks.
  public static func ~= (code: EKError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == EKErrorDomain && error.code == code.rawValue
  }
}
