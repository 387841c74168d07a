internal import AccessibilityBus
internal import Foundation
internal import UIKitCore
internal import UserNotifications

/// Shows an app's notifications by the desktop's own notices (L-297).
@MainActor final class NotificationPublisher: NotificationDesktop {
  /// The connection to the desktop.
  weak var settings: DesktopSettings?

  var isAppInFront: Bool { UIApplication.shared.applicationState == .active }

  /// Tells the app's center what became known.
  func hear(_ event: NoticeEvent) {
    let center = UNUserNotificationCenter.current()
    switch event {
    case .availability(let isThere): center.found(isThere ? self : nil)
    case .clicked(let name, let button): center.choose(button, of: name)
    case .dismissed(let name): center.dismiss(name)
    }
  }

  func show(_ notification: UNNotification, with actions: [UNNotificationAction]) {
    let content = notification.request.content
    var notice = DesktopNotice(name: notification.request.identifier)
    notice.app = UIApplication.shared.name
    // A desktop shows one title, and nothing at all for an empty one.
    let titles = [content.title, content.subtitle].filter { !$0.isEmpty }
    notice.title = titles.isEmpty ? notice.app : titles.joined(separator: " – ")
    notice.text = content.body
    notice.buttons = actions.map { .init(name: $0.identifier, title: $0.title) }
    notice.isUrgent = content.interruptionLevel == .critical
    notice.isSilent = content.sound == nil
    settings?.show(notice)
  }

  func withdraw(_ identifiers: [String]) {
    for identifier in identifiers { settings?.withdraw(identifier) }
  }

  func bringAppToFront() {
    guard let window = UIApplication.shared.windows.first else { return }
    UIApplication.shared.sceneScreens?.raise(window.screen)
  }
}
