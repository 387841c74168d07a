public import Foundation

/// A part of an app that changes what a server sends before it is shown; never made here, as no
/// server sends anything.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  /// Makes an extension.
  public override init() { super.init() }

  /// Hands the content on as it came.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Does nothing by default.
  open func serviceExtensionTimeWillExpire() {}
}
