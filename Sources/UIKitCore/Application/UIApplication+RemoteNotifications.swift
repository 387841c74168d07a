public import Foundation

/// Notifications from servers, which nobody can send here.
extension UIApplication {
  /// Asks for notifications from servers; the delegate hears with the next turn of the run loop
  /// that there are none.
  public func registerForRemoteNotifications() {
    let error = NSError(
      domain: NSCocoaErrorDomain,
      code: 3010,
      userInfo: [
        NSLocalizedDescriptionKey: "No server can send notifications to apps here."
      ]
    )
    DispatchQueue.main.async {
      UIApplication.shared.delegate?.application(
        UIApplication.shared,
        didFailToRegisterForRemoteNotificationsWithError: error
      )
    }
  }

  /// Does nothing: there is nothing to end.
  public func unregisterForRemoteNotifications() {}
  /// Always false.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: no remote control is delivered here.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing: no remote control is delivered here.
  public func endReceivingRemoteControlEvents() {}

  /// Hands a URL to the desktop, as `open(_:options:completionHandler:)` does; true if it opens it.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    let isOpened = opener?.open(url) ?? false
    if !isOpened { Diagnostic.notOpened(url).report() }
    return isOpened
  }

  /// True if the app's icon can be exchanged; always false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in use; nil for the app's own, always.
  public var alternateIconName: String? { nil }
  /// Exchanges nothing, and completes with an error that says so.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = NSError(domain: NSCocoaErrorDomain, code: 3072)
    DispatchQueue.main.async { completionHandler?(error) }
  }
}

extension UIApplicationDelegate {
  /// Does nothing by default.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    tellLate(
      "application:didFailToRegisterForRemoteNotificationsWithError:",
      [application, error]
    )
  }

  /// Does nothing by default.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Completes without new data by default.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Completes by default.
  public func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
