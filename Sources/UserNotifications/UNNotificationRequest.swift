public import Foundation

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name of the request; a later one of the same name takes its place.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The time or event; nil for at once.
  public let trigger: UNNotificationTrigger?
  /// Makes a request; the content is copied.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = content.copy() as? UNNotificationContent ?? content
    super.init()
  }
}

/// A notification that came.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The time at which it came.
  public let date: Date
  /// The request for it.
  public let request: UNNotificationRequest
  init(_ request: UNNotificationRequest, date: Date) {
    (self.request, self.date) = (request, date)
    super.init()
  }
}
