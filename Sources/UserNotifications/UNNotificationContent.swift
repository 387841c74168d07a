public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Default empty.
  open internal(set) var title = ""
  /// Default empty.
  open internal(set) var subtitle = ""
  /// Default empty.
  open internal(set) var body = ""
  /// The number for the app's icon; nil, the default, leaves it.
  open internal(set) var badge: NSNumber?
  /// Default nil, for silence.
  open internal(set) var sound: UNNotificationSound?
  /// The app's own values; default none.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The name of a category with actions; default empty.
  open internal(set) var categoryIdentifier = ""
  /// The name of a group of notifications; default empty.
  open internal(set) var threadIdentifier = ""
  /// The name of the picture that is shown while the app begins; default empty.
  open internal(set) var launchImageName = ""
  /// The name of the window that the notification belongs to; default nil.
  open internal(set) var targetContentIdentifier: String?
  /// The urgency; default `active`.
  open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The weight in a summary from 0, the default, to 1.
  open internal(set) var relevanceScore = 0.0
  /// The text for filters of the user's; default nil.
  open internal(set) var filterCriteria: String?
  /// The words of a group that say what it is about; default empty.
  open internal(set) var summaryArgument = ""
  /// The number that a notification counts in a group's summary; default 0.
  open internal(set) var summaryArgumentCount = 0
  /// Pictures and sounds; default none.
  open internal(set) var attachments: [UNNotificationAttachment] = []

  public override init() { super.init() }

  /// Answers the same values, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { filled(UNNotificationContent()) }
  /// Answers the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(UNMutableNotificationContent()) }

  private func filled(_ copy: UNNotificationContent) -> UNNotificationContent {
    (copy.title, copy.subtitle, copy.body, copy.badge) = (title, subtitle, body, badge)
    (copy.sound, copy.userInfo, copy.attachments) = (sound, userInfo, attachments)
    (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    (copy.launchImageName, copy.filterCriteria) = (launchImageName, filterCriteria)
    (copy.interruptionLevel, copy.relevanceScore) = (interruptionLevel, relevanceScore)
    (copy.summaryArgument, copy.summaryArgumentCount) = (summaryArgument, summaryArgumentCount)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

/// The content of a notification while it is put together.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Default empty.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// Default empty.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// Default empty.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number for the app's icon; nil, the default, leaves it.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// Default nil, for silence.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The app's own values; default none.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The name of a category with actions; default empty.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The name of a group of notifications; default empty.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The name of the picture that is shown while the app begins; default empty.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  /// The name of the window that the notification belongs to; default nil.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The urgency; default `active`.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The weight in a summary from 0, the default, to 1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// The text for filters of the user's; default nil.
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
  /// The words of a group that say what it is about; default empty.
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  /// The number that a notification counts in a group's summary; default 0.
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
  /// Pictures and sounds; default none.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}
