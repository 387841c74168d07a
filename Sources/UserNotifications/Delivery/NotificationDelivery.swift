internal import Dispatch
internal import Foundation

/// Shows the notifications that are due on a desktop, and tells the app's delegate of them (L-297).
@MainActor final class NotificationDelivery {
  private unowned let center: UNUserNotificationCenter
  let desktop: any NotificationDesktop
  private var timers: [String: any DispatchSourceTimer] = [:]

  init(_ center: UNUserNotificationCenter, on desktop: any NotificationDesktop) {
    (self.center, self.desktop) = (center, desktop)
  }

  /// Waits until a request is due; one without a trigger is so now, and one that was taken back or
  /// shown meanwhile never is.
  func plan(_ request: UNNotificationRequest) {
    guard center.isPending(request) else { return }
    cancel([request.identifier])
    guard let trigger = request.trigger else { return deliver(request) }
    guard let date = trigger.dueDate else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(wallDeadline: .now() + max(0, date.timeIntervalSinceNow))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.deliver(request) } }
    timers[request.identifier] = timer
    timer.resume()
  }

  func cancel(_ identifiers: [String]) {
    for identifier in identifiers { timers.removeValue(forKey: identifier)?.cancel() }
  }

  /// Shows nothing any more.
  func stop() { cancel(Array(timers.keys)) }

  private func deliver(_ request: UNNotificationRequest) {
    timers.removeValue(forKey: request.identifier)?.cancel()
    if request.trigger?.repeats == true { plan(request) } else { center.forget(request) }
    let notification = UNNotification(request, date: Date())
    guard desktop.isAppInFront else { return show(notification) }
    // Without a delegate nothing is shown of an app that is used.
    center.delegate?.userNotificationCenter(center, willPresent: notification) { options in
      let seen: UNNotificationPresentationOptions = [.alert, .banner, .list]
      guard !options.isDisjoint(with: seen) else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show(notification) } }
    }
  }

  private func show(_ notification: UNNotification) {
    center.keepDelivered(notification)
    let name = notification.request.content.categoryIdentifier
    let actions = center.category(named: name)?.actions ?? []
    // A desktop has no field for a text in a notification.
    desktop.show(notification, with: actions.filter { !($0 is UNTextInputNotificationAction) })
  }

  /// The user chose an action of a notification, nil for the notification itself.
  func choose(_ action: String?, of identifier: String) {
    guard let notification = center.takeDelivered(identifier) else { return }
    let name = notification.request.content.categoryIdentifier
    let chosen = center.category(named: name)?.actions.first { $0.identifier == action }
    if action == nil || chosen?.options.contains(.foreground) == true { desktop.bringAppToFront() }
    tell(notification, action ?? UNNotificationDefaultActionIdentifier)
  }

  /// The user took a notification away, which categories may want to know.
  func dismiss(_ identifier: String) {
    guard let notification = center.takeDelivered(identifier) else { return }
    let name = notification.request.content.categoryIdentifier
    guard center.category(named: name)?.options.contains(.customDismissAction) == true else {
      return
    }
    tell(notification, UNNotificationDismissActionIdentifier)
  }

  private func tell(_ notification: UNNotification, _ action: String) {
    let response = UNNotificationResponse(notification, action)
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
  }

  func withdraw(_ identifiers: [String]) { desktop.withdraw(identifiers) }
}

extension UNNotificationTrigger {
  /// The next time at which it is due; nil for one that no clock knows.
  fileprivate var dueDate: Date? {
    switch self {
    case let trigger as UNTimeIntervalNotificationTrigger: trigger.nextTriggerDate()
    case let trigger as UNCalendarNotificationTrigger: trigger.nextTriggerDate()
    default: nil
    }
  }
}
