public import Foundation

/// Rules for what is searched; they hold for items that an app has, too.
extension EKEventStore {
  /// A rule for events that have a part of a time.
  public func predicateForEvents(
    withStart startDate: Date,
    end endDate: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate
      else { return false }
      return start < endDate && end > startDate && event.isIn(calendars)
    }
  }

  /// A rule for all reminders of calendars; nil for all calendars.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { object, _ in (object as? EKReminder)?.isIn(calendars) ?? false }
  }

  /// A rule for what is to be done in a time; nil for no bound.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let reminder = object as? EKReminder, !reminder.isCompleted else { return false }
      guard startDate != nil || endDate != nil else { return reminder.isIn(calendars) }
      let due = reminder.dueDateComponents.flatMap { Calendar.current.date(from: $0) }
      guard let due else { return false }
      return due >= startDate ?? .distantPast && due <= endDate ?? .distantFuture
        && reminder.isIn(calendars)
    }
  }

  /// A rule for what was done in a time; nil for no bound.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let reminder = object as? EKReminder, let date = reminder.completionDate else {
        return false
      }
      return date >= startDate ?? .distantPast && date <= endDate ?? .distantFuture
        && reminder.isIn(calendars)
    }
  }
}

extension EKCalendarItem {
  /// True if the item belongs to one of the calendars, or if there is no list of them.
  fileprivate func isIn(_ calendars: [EKCalendar]?) -> Bool {
    calendars?.contains { $0 === calendar } ?? true
  }
}
