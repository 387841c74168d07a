public import Foundation

/// The user's answer to an app that wants to use calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, fullAccess, writeOnly
  /// The name of full access before iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The times of something that comes again which a change is for.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents
}

/// Takes the user's answer.
public typealias EKEventStoreRequestAccessCompletionHandler =
  @Sendable (Bool, (any Error)?) -> Void
/// Takes one event after another, until the flag is true.
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

extension NSNotification.Name {
  /// The user's calendars have changed; never posted here.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The user's calendars; no app may use them here: nothing is found, and saving throws (L-268).
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The name of the store.
  public let eventStoreIdentifier = UUID().uuidString
  /// Always none.
  open var sources: [EKSource] { [] }
  /// Always none.
  open var delegateSources: [EKSource] { [] }
  /// Always nil.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  /// Makes a store.
  public override init() { super.init() }
  /// Makes a store of accounts, of which there are none.
  public init(sources: [EKSource]) { super.init() }

  /// Always `denied`.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  /// Answers false on another queue.
  @preconcurrency open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { DispatchQueue.global().async { completion(false, nil) } }
  /// Answers false.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Answers false on another queue.
  @preconcurrency open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { DispatchQueue.global().async { completion(false, nil) } }
  /// Answers false.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Answers false on another queue.
  @preconcurrency open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { DispatchQueue.global().async { completion(false, nil) } }
  /// Answers false.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Answers false on another queue.
  @preconcurrency open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { DispatchQueue.global().async { completion(false, nil) } }
  /// Answers false.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  /// Always nil.
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  /// Always none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Always nil.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Always nil.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Always nil.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Always none.
  open func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] { [] }
  /// Always nil.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Always none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Calls nobody: nothing is found.
  open func enumerateEvents(
    matching predicate: NSPredicate,
    using block: @escaping EKEventSearchCallback
  ) {}
  /// Answers with none on another queue.
  @preconcurrency @discardableResult open func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.global().async { completion([]) }
    return eventStoreIdentifier
  }
  /// Does nothing: a question is answered at once.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  /// Does nothing: there are no accounts.
  open func refreshSourcesIfNecessary() {}
  /// Does nothing: nothing was changed.
  open func reset() {}

  /// Throws: the user does not allow it.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw denied }
  /// Throws: the user does not allow it.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw denied }
  /// Throws: the user does not allow it.
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw denied }
  /// Throws: the user does not allow it.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw denied }
  /// Throws: the user does not allow it.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw denied }
  /// Throws: the user does not allow it.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw denied }
  /// Throws: the user does not allow it.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw denied }
  /// Throws: the user does not allow it.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw denied }
  /// Does nothing: no change was taken.
  open func commit() throws {}

  private var denied: EKError { EKError(.eventStoreNotAuthorized) }
}
