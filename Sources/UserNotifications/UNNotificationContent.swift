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
  /// Pictures and sounds; default none.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
}

/// The sound of a notification; nothing sounds here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName(rawValue: ""))
  /// The name of the file.
  public let name: UNNotificationSoundName
  /// Makes a sound of a file in the app.
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }
  /// The usual sound that is heard also where others are silent.
  open class var defaultCritical: UNNotificationSound { .default }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A picture or a sound in a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// The file.
  public let url: URL
  /// Makes an attachment of a file, which is not read here.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, url) = (identifier, URL)
    super.init()
  }
}
