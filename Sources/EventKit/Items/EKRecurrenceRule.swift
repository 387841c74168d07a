public import Foundation

/// The steps in which something comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly, monthly, yearly
}

/// The days of the week.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// The end of a rule: a date, or a number of times.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
  /// The date; nil for a number of times.
  public let endDate: Date?
  /// The number of times; 0 for a date.
  public let occurrenceCount: Int
  /// Ends at a date.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }
  /// Ends after a number of times.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
  /// The end itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A day of the week, of each week or of one in a month or year.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// The week, from the end where it is negative; 0 for each.
  public let weekNumber: Int
  /// A day of each week.
  public convenience init(_ dayOfTheWeek: EKWeekday) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
  }
  /// A day of one week.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
  /// A day of one week.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
  /// The day itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A rule by which something comes again.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
  /// The calendar of the rule; always "gregorian".
  open var calendarIdentifier: String { "gregorian" }
  /// The end; nil for none.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// The steps.
  public let frequency: EKRecurrenceFrequency
  /// The number of steps from one time to the next.
  public let interval: Int
  /// The first day of the week, from 1 for Sunday; 0 for the usual one.
  open var firstDayOfTheWeek: Int { 0 }
  /// The days of the week; nil for that of the beginning.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month; nil for that of the beginning.
  public let daysOfTheMonth: [NSNumber]?
  /// The days of the year; nil for that of the beginning.
  public let daysOfTheYear: [NSNumber]?
  /// The weeks of the year; nil for all.
  public let weeksOfTheYear: [NSNumber]?
  /// The months of the year; nil for all.
  public let monthsOfTheYear: [NSNumber]?
  /// Those of the days that count, from the end where negative; nil for all.
  public let setPositions: [NSNumber]?

  /// Makes a rule of steps.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency,
    interval: Int,
    end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type,
      interval: interval,
      daysOfTheWeek: nil,
      daysOfTheMonth: nil,
      monthsOfTheYear: nil,
      weeksOfTheYear: nil,
      daysOfTheYear: nil,
      setPositions: nil,
      end: end
    )
  }

  /// Makes a rule of steps and days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency,
    interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?,
    end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    daysOfTheMonth = monthDays
    monthsOfTheYear = months
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
    recurrenceEnd = end
    super.init()
  }

  /// A rule with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    EKRecurrenceRule(
      recurrenceWith: frequency,
      interval: interval,
      daysOfTheWeek: daysOfTheWeek,
      daysOfTheMonth: daysOfTheMonth,
      monthsOfTheYear: monthsOfTheYear,
      weeksOfTheYear: weeksOfTheYear,
      daysOfTheYear: daysOfTheYear,
      setPositions: setPositions,
      end: recurrenceEnd
    )
  }
}
